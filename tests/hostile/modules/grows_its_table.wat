;; tries: to take the engine's memory by a table
;; must: end by cpu-time or end by exit 0
(module (type (func)) (table 1 funcref) (memory 1)
  (func (type 0) loop ref.null func i32.const 1000000 table.grow 0 i32.const -1 i32.ne br_if 0 end)
  (export "memory" (memory 0)) (export "_start" (func 0)))
