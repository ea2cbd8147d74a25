(module
  (type (;0;) (func (param i32 f64) (result i32)))
  (memory (;0;) 2)
  (func (;0;) (type 0) (param i32 f64) (result i32) (local i32)
    local.get 0
    i32.load offset=8 align=2
    drop
    local.get 0
    i32.load offset=65536
    drop
    local.get 0
    local.get 1
    f64.store
    local.get 0
    v128.const i8x16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
    v128.store16_lane offset=65534 3
    local.get 0
    i32.const 1
    local.get 2
    memory.fill
    local.get 0
    local.get 2
    i32.const 5
    memory.copy
    local.get 0
    i32.const 0
    i32.const 2
    memory.init 0
    loop
      local.get 2
      i32.const 7
      i64.load32_u
      i64.store16 offset=4
      local.get 2
      i32.const 4
      i32.add
      local.tee 2
      br_if 0
    end
    local.get 2
  )
  (data (;0;) "abc")
)
