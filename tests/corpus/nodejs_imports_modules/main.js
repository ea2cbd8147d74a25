import fs, { existsSync } from "fs";
import { EOL } from "node:os";
import * as path from "path";
import add, { double } from "./math.mjs";
import old from "./old.cjs";

const text = fs.readFileSync("data.txt", "utf8");
console.log(add(1, 2), double(4), old.answer, existsSync("nothing"), JSON.stringify(EOL), path.join("a", "..", "b"));
console.log(await Promise.resolve(text.trim()), typeof require, import.meta.url.startsWith("file://"), this);
const { double: again } = await import("./math.mjs");
console.log(again === double);
