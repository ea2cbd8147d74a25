const chunks = [];
(async () => {
  for await (const chunk of process.stdin) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  process.stdout.write(text.toUpperCase());
})();
