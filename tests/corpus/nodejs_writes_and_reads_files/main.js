const fs = require("fs");
const path = require("path");
fs.mkdirSync("out/deep", { recursive: true });
const file = path.join("out", "deep", "notes.txt");
fs.writeFileSync(file, "one\n");
fs.appendFileSync(file, "two\n");
console.log(fs.readFileSync(file, "utf8").split("\n"), fs.existsSync(file), fs.statSync(file).size);
fs.renameSync(file, "out/moved.txt");
fs.copyFileSync("out/moved.txt", "out/copy.txt");
console.log(fs.readdirSync("out").sort(), fs.statSync("out").isDirectory());
fs.unlinkSync("out/moved.txt");
fs.rmSync("out", { recursive: true });
console.log(fs.existsSync("out"));
for (const call of [() => fs.readFileSync("none.txt"), () => fs.mkdirSync("a/b"), () => fs.readdirSync("none")]) {
  try {
    call();
  } catch (error) {
    console.log(error.code, error.errno, error.syscall, error.message);
  }
}
fs.promises.readFile("none.txt").catch((error) => console.log("promise", error.code));
fs.readFile(__filename, "utf8", (error, text) => console.log("callback", error, text.length > 100));
const fd = fs.openSync("raw.bin", "w");
fs.writeSync(fd, Buffer.from([1, 2, 3, 255]));
fs.closeSync(fd);
console.log(fs.readFileSync("raw.bin"));
