;; tries: to loop by a table of branches, which is no plain br
;; must: end by cpu-time
(module (type (func)) (memory 1)
  (func (type 0) (local i32)
    loop loop loop local.get 0 i32.const 1 i32.add local.tee 0 i32.const 3 i32.rem_u br_table 0 1 2 0 end end end)
  (export "memory" (memory 0)) (export "_start" (func 0)))
