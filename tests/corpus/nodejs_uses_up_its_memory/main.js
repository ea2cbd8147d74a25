const kept = [];
try {
  for (;;) kept.push(new Array(100000).fill(kept.length));
} catch (error) {
  const count = kept.length;
  kept.length = 0;
  console.log("caught", count > 10);
}
