print("\d+")
