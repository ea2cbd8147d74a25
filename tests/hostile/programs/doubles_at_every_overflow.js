// tries: to begin anew wherever the stack ends
// must: time-limit-exceeded
// limits: cpu=500
function f() {
  try {
    f();
  } finally {
    f();
  }
}
f();
