(module
  (type (;0;) (func))
  (type (;1;) (func (param i64 i32) (result i64)))
  (import "env" "log" (func (;0;) (type 0)))
  (table (;0;) 1 50 funcref)
  (memory (;0;) 2 100)
  (global (;0;) (mut i32) i32.const 1)
  (global (;1;) (mut i64) i64.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (global (;3;) (mut i32) i32.const 0)
  (func (;1;) (type 1) (param i64 i32) (result i64)
    local.get 0
  )
  (func (;2;) (type 0)
    global.get 1
    global.get 2
    call 1
    global.set 1
  )
  (export "f" (func 2))
  (export "memory" (memory 0))
  (export "lyceum.fuel" (global 1))
  (export "lyceum.stack_bytes" (global 2))
  (export "lyceum.memory_pages" (global 3))
  (export "lyceum.start" (func 2))
  (elem (;0;) (offset i32.const 0) func 1)
  (data (;0;) (offset i32.const 8) "abc")
)
