// tries: to read, list and change what lies outside
// must: successful
// stdout: "nothing\n"
const fs = require("fs");
const found = [];
const attempt = (what, work) => {
  try {
    found.push(`${what}: ${work()}`);
  } catch {}
};
for (const path of ["/etc/passwd", "../etc/passwd", "/proc/self/environ", "/proc/self/mem", "/root", "/home", "/tmp/..//etc/hosts", "/dev/mem", "/dev/sda"]) {
  attempt(`read ${path}`, () => fs.readFileSync(path));
  attempt(`list ${path}`, () => fs.readdirSync(path));
  attempt(`stat ${path}`, () => fs.statSync(path).size);
  attempt(`take ${path}`, () => fs.renameSync(path, "mine"));
  attempt(`copy ${path}`, () => fs.copyFileSync(path, "mine"));
}
for (const name of fs.readdirSync("/..")) if (name !== "main.js" && name !== "dev") found.push(`listed ${name}`);
for (const fd of [3, 4, 5, 6, 7, 100, -1, 2 ** 31, 1e300, NaN]) attempt(`fd ${fd}`, () => fs.readSync(fd, Buffer.alloc(10)));
console.log(found.join("\n") || "nothing");
