const fs = require("fs");
for (const path of ["/etc/passwd", "../../etc/passwd", "/proc/self/environ"]) {
  try {
    console.log(fs.readFileSync(path, "utf8").length > 0);
  } catch (error) {
    console.log(error.code);
  }
}
console.log(Object.keys(process.env).length);
for (const name of ["child_process", "net", "http", "worker_threads"]) {
  try {
    require(name);
    console.log("there");
  } catch (error) {
    console.log(error.code);
  }
}
