;; tries: an instruction whose operand is missing
;; must: be refused
(module (type (func)) (memory 1)
  (func (type 0) i32.add drop)
  (export "memory" (memory 0)) (export "_start" (func 0)))
