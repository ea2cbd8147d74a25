;; tries: to put its own global in the place of the fuel
;; must: be refused
(module (type (func)) (memory 1) (global (mut i64) i64.const 9000000000000000000)
  (func (type 0) loop br 0 end)
  (export "memory" (memory 0)) (export "_start" (func 0)) (export "lyceum.fuel" (global 0)))
