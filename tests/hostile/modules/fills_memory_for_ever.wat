;; tries: long work in one instruction, again and again
;; must: end by cpu-time
(module (type (func)) (memory 1000)
  (func (type 0) loop i32.const 65536 i32.const 7 i32.const 65470464 memory.fill br 0 end)
  (export "memory" (memory 0)) (export "_start" (func 0)))
