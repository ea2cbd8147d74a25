export class Shape {
  constructor(public name: string) {}
}
export function describe(shape: Shape): string {
  return `a ${shape.name}`;
}
