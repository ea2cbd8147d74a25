;; tries: to catch its own exit, and to go on
;; must: end by exit 3
(module (type (func)) (type (func (param i32)))
  (import "wasi_snapshot_preview1" "proc_exit" (func (type 1)))
  (memory 1)
  (func (type 0) loop try i32.const 3 call 0 catch_all end br 0 end)
  (export "memory" (memory 0)) (export "_start" (func 1)))
