import { nothing } from "./nowhere.mjs";
console.log(nothing);
