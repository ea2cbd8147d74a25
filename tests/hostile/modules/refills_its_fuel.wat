;; tries: to write to the meter's own global by its number
;; must: be refused
(module (type (func)) (memory 1)
  (func (type 0) loop i64.const 9000000000000000000 global.set 0 br 0 end)
  (export "memory" (memory 0)) (export "_start" (func 0)))
