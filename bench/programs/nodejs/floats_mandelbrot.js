const REPEAT = 12;
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  for (let row = 0; row < 40; row++) {
    for (let column = 0; column < 60; column++) {
      const [cx, cy] = [column / 20 - 2.2, row / 16 - 1.25];
      let [x, y, steps] = [0, 0, 0];
      while (steps < 50 && x * x + y * y < 4) {
        const next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        steps++;
      }
      sum += steps;
    }
  }
}
console.log(sum);
