;; tries: elements that lie outside
;; must: be refused or end by internal
(module (type (func)) (table 1 funcref) (memory 1) (func (type 0))
  (export "memory" (memory 0)) (export "_start" (func 0)) (elem (offset i32.const 5) func 0))
