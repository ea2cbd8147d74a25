REPEAT = 60


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0
        self.moves = 0

    def deposit(self, amount):
        self.balance += amount
        self.moves += 1

    def withdraw(self, amount):
        if amount > self.balance:
            return False
        self.balance -= amount
        self.moves += 1
        return True


class Savings(Account):
    def deposit(self, amount):
        super().deposit(amount + amount // 10)


accounts = [Account("a"), Savings("b"), Account("c")]
for i in range(REPEAT * 1000):
    account = accounts[i % 3]
    account.deposit(i % 97)
    if i % 5 == 0:
        account.withdraw(i % 53)
print([(account.owner, account.balance, account.moves) for account in accounts])
