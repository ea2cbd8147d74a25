print("grün 日本 \U0001f600", ascii("é"))
print("\ud800")
