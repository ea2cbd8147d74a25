REPEAT = 20
for _ in range(REPEAT):
    n = 300_000
    prime = bytearray([1]) * (n + 1)
    prime[0] = prime[1] = 0
    for i in range(2, int(n ** 0.5) + 1):
        if prime[i]:
            prime[i * i :: i] = bytes(len(range(i * i, n + 1, i)))
print(sum(prime))
