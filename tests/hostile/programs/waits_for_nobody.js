// tries: to wait for what no other thread will do
// must: time-limit-exceeded non-zero-exit-code
// limits: cpu=300,wall=1000
const words = new Int32Array(new SharedArrayBuffer(8));
Atomics.wait(words, 0, 0);
