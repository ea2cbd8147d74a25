;; tries: to call the host with numbers it does not expect
;; must: be refused
;; says: it imports
(module (type (func)) (type (func (param i64 f64)))
  (import "wasi_snapshot_preview1" "fd_write" (func (type 1)))
  (memory 1) (func (type 0) i64.const 1 f64.const 2 call 0)
  (export "memory" (memory 0)) (export "_start" (func 1)))
