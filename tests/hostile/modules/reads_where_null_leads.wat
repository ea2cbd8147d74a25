;; tries: reading what lies where null pointers lead
;; must: end by signal 11
(module (type (func)) (memory 1000) (data (offset i32.const 100) "secret")
  (func (type 0) i32.const 100 i32.load drop)
  (export "memory" (memory 0)) (export "_start" (func 0)))
