enum Direction {
  Up = 1,
  Down,
  Left = "LEFT",
}
const enum Size {
  Small,
  Large = Small + 5,
}
namespace Geometry {
  export interface Shape {
    area(): number;
  }
  export class Square implements Shape {
    constructor(private readonly side: number, public name = "square") {}
    area(): number {
      return this.side ** 2;
    }
  }
}
const shape: Geometry.Shape = new Geometry.Square(3);
console.log(Direction.Up, Direction[2], Direction.Left, Size.Large, shape.area(), shape);
