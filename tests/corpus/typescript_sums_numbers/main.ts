import { readFileSync } from "fs";

const [head, body]: string[] = readFileSync(0, "utf8").trim().split("\n");
const count: number = Number(head);
const numbers = body.split(" ").map((word): number => parseInt(word, 10));
console.log(numbers.slice(0, count).reduce((sum: number, one: number) => sum + one, 0));
