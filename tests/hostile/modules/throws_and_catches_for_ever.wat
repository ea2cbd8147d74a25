;; tries: to loop through exceptions
;; must: end by cpu-time
(module (type (func)) (memory 1) (tag (type 0))
  (func (type 0) loop try throw 0 catch_all br 1 end end)
  (export "memory" (memory 0)) (export "_start" (func 0)))
