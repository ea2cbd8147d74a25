const REPEAT = 4;
const size = 100;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  const steps = Array.from({ length: size }, () => new Array(size).fill(-1));
  steps[0][0] = 0;
  const queue = [[0, 0]];
  for (let head = 0; head < queue.length; head++) {
    const [y, x] = queue[head];
    for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      const [ny, nx] = [y + dy, x + dx];
      if (ny < 0 || nx < 0 || ny >= size || nx >= size || (ny * nx) % 7 === 3 || steps[ny][nx] >= 0) continue;
      steps[ny][nx] = steps[y][x] + 1;
      queue.push([ny, nx]);
    }
  }
  sum += steps[size - 1][size - 1] + queue.length;
}
console.log(sum);
