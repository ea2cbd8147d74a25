(module
  (type (;0;) (func (param i32)))
  (import "env" "log" (func (;0;) (type 0)))
  (table (;0;) 2 funcref)
  (global (;0;) funcref ref.func 0)
  (func (;1;) (type 0) (param i32) (local f64 i64 f32)
    f64.const 1
    local.set 1
    i64.const 1
    local.tee 2
    drop
    local.get 3
    drop
    i32.const 0
    ref.func 1
    table.set 0
    i32.const 1
    ref.func 0
    table.set 0
    local.get 0
    i32.const 1
    call_indirect 0 (type 0)
    local.get 0
    return_call 0
  )
  (export "log" (func 0))
  (export "f" (func 1))
  (elem (;0;) (offset i32.const 0) funcref (item ref.func 0) (item ref.func 1))
)
