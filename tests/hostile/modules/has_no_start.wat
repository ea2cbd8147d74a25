;; tries: to be run without a beginning
;; must: be refused or end by internal
(module (type (func)) (memory 1) (func (type 0)) (export "memory" (memory 0)))
