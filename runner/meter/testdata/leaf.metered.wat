(module
  (type (;0;) (func (param i32 i32) (result i32)))
  (type (;1;) (func (result i32)))
  (type (;2;) (func (param i32 i32 i64 i32) (result i32 i64)))
  (type (;3;) (func (param i64 i32) (result i32 i64)))
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 2) (param i32 i32 i64 i32) (result i32 i64)
    local.get 2
    i64.const 1
    i64.sub
    local.set 2
    local.get 0
    local.get 1
    i32.add
    local.get 2
  )
  (func (;1;) (type 3) (param i64 i32) (result i32 i64)
    i32.const 42
    local.get 0
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
