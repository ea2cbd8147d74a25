(module
  (type (;0;) (func (param i32 f64) (result i32)))
  (type (;1;) (func (param i32 f64 i64 i32) (result i32 i64)))
  (memory (;0;) 2 100)
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 1) (param i32 f64 i64 i32) (result i32 i64) (local i32 f64 v128 i32 i64 i32 i32)
    local.get 2
    i64.const 304
    i64.sub
    local.set 2
    local.get 0
    i32.const 65536
    i32.sub
    i32.load offset=65544 align=2
    drop
    local.get 0
    i32.load offset=65536
    drop
    local.get 0
    local.get 1
    local.set 5
    i32.const 65536
    i32.sub
    local.get 5
    f64.store offset=65536
    local.get 0
    v128.const i8x16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
    local.set 6
    i32.const 65536
    i32.sub
    local.get 6
    v128.store16_lane offset=131070 3
    local.get 0
    i32.const 1
    local.get 4
    local.set 7
    local.get 2
    local.get 7
    i64.extend_i32_u
    i64.const 3
    i64.mul
    i64.sub
    local.tee 2
    i64.const 0
    i64.lt_s
    if
      local.get 2
      global.set 0
      unreachable
    end
    local.set 10
    local.set 9
    local.get 9
    i32.const 65536
    i32.lt_u
    local.get 7
    i32.const 0
    i32.ne
    i32.and
    if
      i32.const -1
      i32.load align=1
      drop
    end
    local.get 9
    local.get 10
    local.get 7
    memory.fill
    local.get 0
    local.get 4
    i32.const 5
    local.set 7
    local.get 2
    local.get 7
    i64.extend_i32_u
    i64.const 3
    i64.mul
    i64.sub
    local.tee 2
    i64.const 0
    i64.lt_s
    if
      local.get 2
      global.set 0
      unreachable
    end
    local.set 10
    local.set 9
    local.get 9
    i32.const 65536
    i32.lt_u
    local.get 10
    i32.const 65536
    i32.lt_u
    i32.or
    local.get 7
    i32.const 0
    i32.ne
    i32.and
    if
      i32.const -1
      i32.load align=1
      drop
    end
    local.get 9
    local.get 10
    local.get 7
    memory.copy
    local.get 0
    i32.const 0
    i32.const 2
    local.set 7
    local.get 2
    local.get 7
    i64.extend_i32_u
    i64.const 3
    i64.mul
    i64.sub
    local.tee 2
    i64.const 0
    i64.lt_s
    if
      local.get 2
      global.set 0
      unreachable
    end
    local.set 10
    local.set 9
    local.get 9
    i32.const 65536
    i32.lt_u
    local.get 7
    i32.const 0
    i32.ne
    i32.and
    if
      i32.const -1
      i32.load align=1
      drop
    end
    local.get 9
    local.get 10
    local.get 7
    memory.init 0
    local.get 2
    i32.const 0
    local.get 4
    i32.sub
    i32.const 4
    i32.div_u
    i64.extend_i32_u
    i64.const 15
    i64.mul
    i64.sub
    i64.const 0
    i64.ge_s
    i32.const 0
    local.get 4
    i32.sub
    i32.const 4
    i32.div_u
    i32.const 4
    i32.mul
    i32.const 0
    local.get 4
    i32.sub
    i32.eq
    i32.const 0
    local.get 4
    i32.sub
    i32.const 0
    i32.ne
    i32.and
    i32.and
    if
      local.get 2
      i32.const 0
      local.get 4
      i32.sub
      i32.const 4
      i32.div_u
      i64.extend_i32_u
      i64.const 15
      i64.mul
      i64.sub
      local.set 2
      loop
        local.get 4
        i32.const 7
        i32.const 65536
        i32.sub
        i64.load32_u offset=65536
        local.set 8
        i32.const 65536
        i32.sub
        local.get 8
        i64.store16 offset=65540
        local.get 4
        i32.const 4
        i32.add
        local.tee 4
        br_if 0
      end
    else
      loop
        local.get 2
        i64.const 15
        i64.sub
        local.tee 2
        i64.const 0
        i64.lt_s
        if
          local.get 2
          global.set 0
          unreachable
        end
        local.get 4
        i32.const 7
        i32.const 65536
        i32.sub
        i64.load32_u offset=65536
        local.set 8
        i32.const 65536
        i32.sub
        local.get 8
        i64.store16 offset=65540
        local.get 4
        i32.const 4
        i32.add
        local.tee 4
        br_if 0
      end
    end
    local.get 4
    local.get 2
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
  (data (;0;) "abc")
)
