REPEAT = 40


def solve(row, n, columns, diagonals, antidiagonals):
    if row == n:
        return 1
    count = 0
    for column in range(n):
        if column in columns or row + column in diagonals or row - column in antidiagonals:
            continue
        columns.add(column)
        diagonals.add(row + column)
        antidiagonals.add(row - column)
        count += solve(row + 1, n, columns, diagonals, antidiagonals)
        columns.remove(column)
        diagonals.remove(row + column)
        antidiagonals.remove(row - column)
    return count


print(sum(solve(0, 7, set(), set(), set()) for _ in range(REPEAT)))
