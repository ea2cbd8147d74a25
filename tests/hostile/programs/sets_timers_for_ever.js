// tries: to keep the loop of events at work for ever
// must: time-limit-exceeded
// limits: cpu=300,wall=2000
(function again() { setTimeout(again, 0); })();
