REPEAT = 40
parts = []
for i in range(REPEAT * 500):
    parts.append(f"{i}:{i * i % 1000:03d};{i / 7:.2f}")
text = ",".join(parts)
reverse = text[::-1]
total = ""
for i in range(REPEAT * 100):
    total += chr(97 + i % 26)
print(len(text), reverse[:20], total.count("a"), text.replace("1", "one").find("999"), text.upper()[-5:])
