// tries: types that never come to an end
// must: successful
// stdout: "1\n"
type Grow<T extends unknown[]> = T["length"] extends 100000 ? T : Grow<[...T, 0]>;
type Never<T> = Never<Never<T>>;
const n: Grow<[]>["length"] | Never<1> | number = 1;
console.log(n);
