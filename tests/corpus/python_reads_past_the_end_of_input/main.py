print(input("name? "))
print(input("age? "))
