def average(numbers):
    return sum(numbers) / len(numbers)


print("begun")
print(average([]))
