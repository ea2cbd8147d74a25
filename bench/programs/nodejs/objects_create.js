const REPEAT = 60;
class Vector {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
  plus(other) {
    return new Vector(this.x + other.x, this.y + other.y);
  }
}
let sum = 0;
for (let round = 0; round < REPEAT; round++) {
  let at = new Vector(0, 0);
  for (let i = 0; i < 5000; i++) at = at.plus({ x: i, y: 1 });
  sum += at.x + at.y;
}
console.log(sum);
