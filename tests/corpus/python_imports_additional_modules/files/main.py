print("not me")
