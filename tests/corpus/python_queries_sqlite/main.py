import sqlite3

db = sqlite3.connect(":memory:")
db.execute("create table sales (name text, price integer)")
db.executemany("insert into sales values (?, ?)", [("pen", 2), ("book", 15), ("pen", 3)])
print(db.execute("select name, sum(price) from sales group by name order by 2 desc").fetchall())
stored = sqlite3.connect("shop.db")
stored.execute("create table kept (x)")
stored.execute("insert into kept values (42)")
stored.commit()
print(sqlite3.connect("shop.db").execute("select x from kept").fetchone())
try:
    db.execute("select missing")
except sqlite3.OperationalError as error:
    print(error)
