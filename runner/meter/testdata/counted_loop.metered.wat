(module
  (type (;0;) (func (param i32) (result i32)))
  (type (;1;) (func))
  (type (;2;) (func (param i32 i64 i32) (result i32 i64)))
  (type (;3;) (func (param i64 i32) (result i64)))
  (memory (;0;) 1 100)
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 2) (param i32 i64 i32) (result i32 i64) (local i32 i32)
    local.get 1
    local.get 0
    local.get 3
    i32.sub
    i64.extend_i32_u
    i64.const 14
    i64.mul
    i64.sub
    i64.const 0
    i64.ge_s
    local.get 0
    local.get 3
    i32.sub
    i32.const 0
    i32.ne
    i32.and
    if
      local.get 1
      local.get 0
      local.get 3
      i32.sub
      i64.extend_i32_u
      i64.const 14
      i64.mul
      i64.sub
      local.set 1
      loop
        local.get 3
        i32.const 1
        i32.add
        local.tee 3
        local.get 0
        i32.ne
        br_if 0
      end
    else
      loop
        local.get 1
        i64.const 14
        i64.sub
        local.tee 1
        i64.const 0
        i64.lt_s
        if
          local.get 1
          global.set 0
          unreachable
        end
        local.get 3
        i32.const 1
        i32.add
        local.tee 3
        local.get 0
        i32.ne
        br_if 0
      end
    end
    local.get 1
    i64.const 4
    i64.sub
    local.set 1
    local.get 3
    i32.const -8
    i32.mul
    local.set 4
    local.get 1
    i32.const 0
    local.get 4
    i32.sub
    i32.const 8
    i32.div_u
    i64.extend_i32_u
    i64.const 14
    i64.mul
    i64.sub
    i64.const 0
    i64.ge_s
    i32.const 0
    local.get 4
    i32.sub
    i32.const 8
    i32.div_u
    i32.const 8
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
      local.get 1
      i32.const 0
      local.get 4
      i32.sub
      i32.const 8
      i32.div_u
      i64.extend_i32_u
      i64.const 14
      i64.mul
      i64.sub
      local.set 1
      loop
        local.get 4
        local.get 4
        i32.store
        local.get 4
        i32.const 8
        i32.add
        local.tee 4
        br_if 0
      end
    else
      loop
        local.get 1
        i64.const 14
        i64.sub
        local.tee 1
        i64.const 0
        i64.lt_s
        if
          local.get 1
          global.set 0
          unreachable
        end
        local.get 4
        local.get 4
        i32.store
        local.get 4
        i32.const 8
        i32.add
        local.tee 4
        br_if 0
      end
    end
    local.get 4
    local.get 1
  )
  (func (;1;) (type 3) (param i64 i32) (result i64) (local i32)
    local.get 0
    local.get 2
    i32.const 12
    i32.sub
    i32.const 3
    i32.div_u
    i64.extend_i32_u
    i64.const 14
    i64.mul
    i64.sub
    i64.const 0
    i64.ge_s
    local.get 2
    i32.const 12
    i32.sub
    i32.const 3
    i32.div_u
    i32.const 3
    i32.mul
    local.get 2
    i32.const 12
    i32.sub
    i32.eq
    local.get 2
    i32.const 12
    i32.sub
    i32.const 0
    i32.ne
    i32.and
    i32.and
    if
      local.get 0
      local.get 2
      i32.const 12
      i32.sub
      i32.const 3
      i32.div_u
      i64.extend_i32_u
      i64.const 14
      i64.mul
      i64.sub
      local.set 0
      loop
        i32.const 12
        local.get 2
        i32.const -3
        i32.add
        local.tee 2
        i32.ne
        br_if 0
      end
    else
      loop
        local.get 0
        i64.const 14
        i64.sub
        local.tee 0
        i64.const 0
        i64.lt_s
        if
          local.get 0
          global.set 0
          unreachable
        end
        i32.const 12
        local.get 2
        i32.const -3
        i32.add
        local.tee 2
        i32.ne
        br_if 0
      end
    end
    local.get 0
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
