const REPEAT = 120;
class Account {
  #balance = 0;
  deposit(amount) {
    this.#balance += amount;
    return this;
  }
  get balance() {
    return this.#balance;
  }
}
class Savings extends Account {
  deposit(amount) {
    return super.deposit(amount * 2);
  }
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const accounts = [new Account(), new Savings()];
  for (let i = 0; i < 5000; i++) accounts[i & 1].deposit(i);
  sum += accounts[0].balance + accounts[1].balance;
}
console.log(sum);
