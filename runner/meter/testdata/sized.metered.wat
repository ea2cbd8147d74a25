(module
  (type (;0;) (func (param i32 i32 i32) (result i32)))
  (type (;1;) (func (param i32 i32 i32 i64 i32) (result i32 i64)))
  (table (;0;) 10 50 funcref)
  (memory (;0;) 1 100)
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 1) (param i32 i32 i32 i64 i32) (result i32 i64) (local i32)
    local.get 3
    i64.const 10300
    i64.sub
    local.set 3
    local.get 0
    local.get 1
    local.get 2
    local.set 5
    local.get 3
    local.get 5
    i64.extend_i32_u
    i64.const 3
    i64.mul
    i64.sub
    local.tee 3
    i64.const 0
    i64.lt_s
    if
      local.get 3
      global.set 0
      unreachable
    end
    local.get 5
    memory.fill
    local.get 0
    local.get 1
    local.get 2
    local.set 5
    local.get 3
    local.get 5
    i64.extend_i32_u
    i64.const 3
    i64.mul
    i64.sub
    local.tee 3
    i64.const 0
    i64.lt_s
    if
      local.get 3
      global.set 0
      unreachable
    end
    local.get 5
    memory.copy
    ref.null func
    local.get 0
    local.set 5
    local.get 3
    local.get 5
    i64.extend_i32_u
    i64.const 500
    i64.mul
    i64.sub
    local.tee 3
    i64.const 0
    i64.lt_s
    if
      local.get 3
      global.set 0
      unreachable
    end
    local.get 5
    table.grow 0
    local.set 5
    memory.size
    i64.extend_i32_u
    local.get 5
    i64.extend_i32_u
    i64.add
    global.get 2
    i64.extend_i32_u
    i64.gt_u
    if (result i32)
      i32.const -1
    else
      local.get 3
      local.get 5
      i64.extend_i32_u
      i64.const 65536
      i64.mul
      i64.sub
      local.tee 3
      i64.const 0
      i64.lt_s
      if
        local.get 3
        global.set 0
        unreachable
      end
      local.get 5
      memory.grow
    end
    local.get 3
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
