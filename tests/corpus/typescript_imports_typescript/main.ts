import { Shape, describe } from "./shapes.ts";
import { twice } from "./helpers";
import type { Unused } from "./nothing";

const shape: Shape = new Shape("circle");
console.log(describe(shape), twice(21));
