type Result<T> = { ok: true; value: T } | { ok: false; error: string };
interface Stack<T> {
  push(item: T): void;
  pop(): T | undefined;
}
class ArrayStack<T> implements Stack<T> {
  private items: T[] = [];
  push(item: T): void {
    this.items.push(item);
  }
  pop(): T | undefined {
    return this.items.pop();
  }
}
abstract class Animal {
  abstract sound(): string;
  declare kind: string;
  speak = (): string => `${this.sound()}!`;
}
class Dog extends Animal {
  override sound(): string {
    return "woof";
  }
}
function parse(text: string): Result<number> {
  const value = Number(text);
  return Number.isNaN(value) ? { ok: false, error: `not a number: ${text}` } : { ok: true, value };
}
function isString(value: unknown): value is string {
  return typeof value === "string";
}
const stack = new ArrayStack<number>();
stack.push(1);
stack.push(2);
const results = ["12", "x"].map(parse) satisfies Result<number>[];
const tuple: readonly [string, number] = ["a", 1] as const;
let definite!: string;
definite = <string> (tuple[0] as unknown);
console.log(stack.pop()!, results, new Dog().speak(), isString(definite), tuple?.[1] ?? 0);
