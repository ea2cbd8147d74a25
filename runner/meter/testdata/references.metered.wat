(module
  (type (;0;) (func (param i32)))
  (type (;1;) (func (param i32 i64 i32) (result i64)))
  (import "env" "log" (func (;0;) (type 0)))
  (table (;0;) 2 50 funcref)
  (global (;0;) funcref ref.func 3)
  (global (;1;) (mut i64) i64.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (global (;3;) (mut i32) i32.const 0)
  (func (;1;) (type 1) (param i32 i64 i32) (result i64) (local f32 f64 i64 i32)
    local.get 2
    i32.const 40
    i32.sub
    local.set 2
    local.get 1
    i64.const 1663
    i64.sub
    local.tee 1
    local.get 2
    i64.extend_i32_s
    i64.or
    i64.const 0
    i64.lt_s
    if
      local.get 2
      i32.const 0
      i32.lt_s
      if
        local.get 1
        i64.const 1663
        i64.add
        global.set 1
        i32.const -1
        global.set 2
        unreachable
      end
      local.get 1
      global.set 1
      unreachable
    end
    f64.const 1
    local.set 4
    i64.const 1
    local.tee 5
    drop
    local.get 3
    drop
    i32.const 0
    ref.func 1
    table.set 0
    i32.const 1
    ref.func 3
    table.set 0
    local.get 0
    i32.const 1
    local.set 6
    local.get 1
    local.get 2
    local.get 6
    call_indirect 0 (type 1)
    local.set 1
    local.get 0
    local.get 1
    local.get 2
    i32.const 40
    i32.add
    return_call 3
  )
  (func (;2;) (type 0) (param i32)
    local.get 0
    global.get 1
    global.get 2
    call 1
    global.set 1
  )
  (func (;3;) (type 1) (param i32 i64 i32) (result i64)
    local.get 1
    global.set 1
    local.get 0
    call 0
    global.get 1
  )
  (export "log" (func 0))
  (export "f" (func 2))
  (export "lyceum.fuel" (global 1))
  (export "lyceum.stack_bytes" (global 2))
  (export "lyceum.memory_pages" (global 3))
  (elem (;0;) (offset i32.const 0) funcref (item ref.func 3) (item ref.func 1))
  (elem (;1;) declare func 1 3)
)
