class Nested:
    def __init__(self, depth):
        if depth:
            self.inner = Nested(depth - 1)


Nested(300)
print("deep")
