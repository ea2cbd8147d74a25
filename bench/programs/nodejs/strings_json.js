const REPEAT = 90;
const data = {
  list: Array.from({ length: 200 }, (_, i) => ({ id: i, name: `name ${i}`, tags: ["a", "b"], score: i / 3 })),
};
let length = 0;
for (let round = 0; round < REPEAT; round++) {
  length += JSON.stringify(JSON.parse(JSON.stringify(data))).length;
}
console.log(length);
