const line = "x".repeat(1023);
for (let i = 0; i < 200; i++) console.log(line);
