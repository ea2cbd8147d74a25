let depth = 0;
function down() {
  depth++;
  down();
}
try {
  down();
} catch (error) {
  console.log(error instanceof RangeError, error.name, error.message, depth > 10000);
}
