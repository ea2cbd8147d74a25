process.stdin.setEncoding("utf8");
let input = "";
process.stdin.on("data", (piece) => (input += piece));
process.stdin.on("end", () => {
  const [n, ...words] = input.split(/\s+/).filter(Boolean);
  console.log(Number(n), words.length, words.join("-"));
});
