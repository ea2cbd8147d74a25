function withdraw(amount) {
  throw new RangeError(`cannot withdraw ${amount}`);
}
console.log("before");
withdraw(5);
