const { greet } = require("./lib/greet");
const data = require("./data.json");
const again = require("./lib/greet.js");
console.log(greet(data.name), again.greet === greet, module.exports === exports, require.main === module);
console.log(__filename.endsWith("main.js"), typeof __dirname, again.count());
try {
  require("express");
} catch (error) {
  console.log(error.code, error.message.split("\n")[0]);
}
try {
  require("./nowhere");
} catch (error) {
  console.log(error.code, error.message.split("\n")[0]);
}
