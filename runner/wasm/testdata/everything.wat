(module
  (type (;0;) (func))
  (type (;1;) (func (param i32) (result i32)))
  (type (;2;) (func (param i32 i64) (result f32 f64)))
  (type (;3;) (func (param i32)))
  (type (;4;) (func (result i32 exnref)))
  (import "env" "in\22\5c\7f\c3\a4" (func (;0;) (type 1)))
  (import "env" "table" (table (;0;) 1 2 externref))
  (import "env" "global" (global (;0;) i32))
  (import "env" "tag" (tag (;0;) (type 3)))
  (table (;1;) 3 funcref)
  (memory (;0;) 1 2)
  (tag (;1;) (type 3))
  (global (;1;) (mut i64) i64.const -9223372036854775808)
  (global (;2;) i32 global.get 0 i32.const 4 i32.add)
  (global (;3;) externref ref.null extern)
  (func (;1;) (type 0)
  )
  (func (;2;) (type 1) (param i32) (result i32) (local i64 v128 v128 exnref)
    block (result i32)
      i32.const -2147483648
      local.get 0
      br_table 0 1 0
    end
    if (result i32)
      i32.const 2147483647
    else
      i32.const -1
    end
    loop (type 1) (param i32) (result i32)
      local.tee 0
      local.get 0
      br_if 0
    end
    drop
    i32.const 8
    local.get 0
    i32.load8_u offset=4294967295
    i32.store offset=4 align=1
    i32.const 0
    v128.load64_zero align=1
    v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 255
    i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 31
    local.tee 2
    i16x8.extract_lane_s 7
    local.get 2
    v128.load16_lane offset=2 3
    local.set 3
    i32.const 1
    i32.const 2
    i32.const 3
    memory.copy
    i32.const 1
    i32.const 2
    i32.const 3
    memory.fill
    i32.const 1
    i32.const 2
    i32.const 3
    memory.init 1
    data.drop 1
    i32.const 1
    i32.const 2
    i32.const 3
    table.init 1 1
    elem.drop 1
    i32.const 1
    i32.const 2
    i32.const 3
    table.copy 1 1
    ref.null func
    i32.const 1
    table.grow 1
    memory.grow
    ref.func 2
    ref.is_null
    local.get 0
    select
    ref.null func
    ref.func 1
    local.get 0
    select (result funcref)
    drop
    local.get 0
    call_indirect 1 (type 1)
    i64.const 9223372036854775807
    drop
    f64.const 0.1
    f32.demote_f64
    i32.trunc_sat_f32_u
    local.get 0
    return_call_indirect 1 (type 1)
  )
  (func (;3;) (type 0) (local exnref)
    i32.const 7
    block (type 4) (result i32 exnref)
      try_table (catch_ref 1 0) (catch_all 1)
        call 1
      end
      return_call 1
    end
    throw_ref
  )
  (export "f\00" (func 2))
  (export "memory" (memory 0))
  (export "tag" (tag 1))
  (export "global" (global 1))
  (export "table" (table 1))
  (start 1)
  (elem (;0;) (table 1) (offset i32.const 0) func 1 2)
  (elem (;1;) func 1 3)
  (elem (;2;) declare func 2)
  (elem (;3;) (table 1) (offset i32.const 1) funcref (item ref.null func) (item ref.func 2))
  (elem (;4;) externref (item ref.null extern))
  (data (;0;) (offset i32.const 16) "hello\0a")
  (data (;1;) "\00\ff\22")
)
