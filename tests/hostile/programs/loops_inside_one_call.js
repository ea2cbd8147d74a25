// tries: to run for ever within one function of the engine's
// must: time-limit-exceeded
// limits: cpu=300
new Array(2 ** 32 - 1).indexOf(1);
new Array(2 ** 32 - 1).join("");
Math.max.apply(null, { length: 2 ** 31 });
