// tries: a regular expression that takes two to the power of its input
// must: time-limit-exceeded
// limits: cpu=300
console.log(/^(a|a|aa)*(a*)*b$/.test("a".repeat(60)));
