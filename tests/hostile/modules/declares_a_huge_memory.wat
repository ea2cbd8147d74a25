;; tries: to begin with a memory of 4 GiB
;; must: be refused or end by internal
(module (type (func)) (memory 65536) (func (type 0))
  (export "memory" (memory 0)) (export "_start" (func 0)))
