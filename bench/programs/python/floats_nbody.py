REPEAT = 4
bodies = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.47],
    [4.84, -1.16, -0.10, 0.6, 2.81, -0.02, 0.037],
    [8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011],
    [12.89, -15.11, -0.22, 1.08, 0.86, -0.01, 0.0017],
    [15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.002],
]
pairs = [(a, b) for i, a in enumerate(bodies) for b in bodies[i + 1:]]
for _ in range(REPEAT * 1500):
    for a, b in pairs:
        dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
        force = 0.001 / (dx * dx + dy * dy + dz * dz + 0.01) ** 1.5
        a[3] -= dx * b[6] * force
        a[4] -= dy * b[6] * force
        a[5] -= dz * b[6] * force
        b[3] += dx * a[6] * force
        b[4] += dy * a[6] * force
        b[5] += dz * a[6] * force
    for body in bodies:
        body[0] += 0.001 * body[3]
        body[1] += 0.001 * body[4]
        body[2] += 0.001 * body[5]
print(f"{sum(body[0] + body[4] for body in bodies):.6f}")
