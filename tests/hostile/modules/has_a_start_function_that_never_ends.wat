;; tries: to run before anything is counted
;; must: end by cpu-time
(module (type (func)) (memory 1)
  (func (type 0) loop br 0 end)
  (func (type 0))
  (export "memory" (memory 0)) (export "_start" (func 1)) (start 0))
