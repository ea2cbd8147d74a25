console.table([{ name: "Ada", born: 1815 }, { name: "Alan", died: 1954 }]);
console.table([[1, 2], [3, 4]]);
console.table({ a: 1, b: "two" });
console.table([{ a: 1, b: { c: 1 } }], ["b"]);
console.table("no table");
