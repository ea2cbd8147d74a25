(module
  (type (;0;) (func (param i32)))
  (type (;1;) (func (param i32) (result i32 i32)))
  (import "env" "log" (func (;0;) (type 0)))
  (func (;1;) (type 0) (param i32)
    local.get 0
    call 0
    local.get 0
    call 0
  )
  (func (;2;) (type 1) (param i32) (result i32 i32)
    local.get 0
    local.get 0
    local.get 0
    i32.const 2
    i32.lt_s
    br_if 0
    drop
    drop
    local.get 0
    call 1
    local.get 0
    i32.const 1
    i32.sub
    call 2
  )
  (func (;3;) (type 1) (param i32) (result i32 i32)
    local.get 0
    return_call 2
  )
)
