;; tries: to import a global of the host's
;; must: be refused
;; says: it imports
(module (type (func)) (import "env" "x" (global i32)) (memory 1) (func (type 0)) (export "memory" (memory 0)) (export "_start" (func 0)))
