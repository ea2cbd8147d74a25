;; tries: to reach behind its memory by sums that wrap
;; must: end by signal 11
(module (type (func)) (memory 2)
  (func (type 0) i32.const -8 i32.const 65536 i32.const 16 memory.copy)
  (export "memory" (memory 0)) (export "_start" (func 0)))
