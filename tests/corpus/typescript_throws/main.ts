interface Account {
  balance: number;
}
enum Kind { Simple }

function withdraw(account: Account, amount: number): void {
  if (amount > account.balance) {
    throw new Error(`insufficient: ${Kind[0]}`);
  }
}
withdraw({ balance: 1 }, 2);
