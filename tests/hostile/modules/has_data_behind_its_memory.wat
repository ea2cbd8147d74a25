;; tries: a data segment that lies outside
;; must: be refused or end by internal
(module (type (func)) (memory 1) (func (type 0))
  (export "memory" (memory 0)) (export "_start" (func 0)) (data (offset i32.const 65530) "0123456789"))
