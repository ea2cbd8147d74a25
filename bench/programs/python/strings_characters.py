REPEAT = 100
text = "Able was I ere I saw Elba; a man, a plan, a canal: Panama. " * 40
total = 0
for _ in range(REPEAT):
    letters = [c.lower() for c in text if c.isalpha()]
    total += letters == letters[::-1]
    total += sum(ord(c) - 96 for c in letters)
    total += len("".join(chr((ord(c) - 97 + 13) % 26 + 97) for c in letters))
print(total)
