const REPEAT = 8000;
for (let i = 0; i < REPEAT; i++) console.log(i, i * i, `line ${i}`);
