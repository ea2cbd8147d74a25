function sum(n) {
  return n === 0 ? 0 : n + sum(n - 1);
}
console.log(sum(7000));
