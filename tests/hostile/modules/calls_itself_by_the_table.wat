;; tries: a recursion that no graph of calls shows
;; must: end by signal 11
(module (type (func)) (table 1 funcref) (memory 1)
  (func (type 0) i32.const 0 call_indirect (type 0))
  (export "memory" (memory 0)) (export "_start" (func 0)) (elem (offset i32.const 0) func 0))
