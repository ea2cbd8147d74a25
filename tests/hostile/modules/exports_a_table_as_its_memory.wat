;; tries: to let the host read a table as memory
;; must: be refused or end by internal
(module (type (func)) (table 1 funcref) (memory 1) (func (type 0))
  (export "memory" (table 0)) (export "_start" (func 0)))
