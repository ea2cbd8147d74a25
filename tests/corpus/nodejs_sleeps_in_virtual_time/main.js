const started = Date.now();
const { setTimeout: sleep } = require("timers/promises");
(async () => {
  for (let i = 0; i < 3; i++) await sleep(500);
  const passed = Date.now() - started;
  console.log(passed >= 1500 && passed < 1600);
})();
