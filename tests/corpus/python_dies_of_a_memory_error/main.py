numbers = [0] * 10**9
