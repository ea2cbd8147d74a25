;; tries: to reach behind its memory by an offset
;; must: end by signal 11
(module (type (func)) (memory 1)
  (func (type 0) i32.const -1 i32.load offset=4294967295 drop)
  (export "memory" (memory 0)) (export "_start" (func 0)))
