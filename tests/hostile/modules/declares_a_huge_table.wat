;; tries: to begin with a table of all the engine's memory
;; must: be refused
;; says: table
(module (type (func)) (table 10000000 funcref) (memory 1) (func (type 0))
  (export "memory" (memory 0)) (export "_start" (func 0)))
