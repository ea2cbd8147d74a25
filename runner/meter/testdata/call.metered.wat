(module
  (type (;0;) (func (param i32)))
  (type (;1;) (func (param i32) (result i32 i32)))
  (type (;2;) (func (param i32 i64 i32) (result i64)))
  (type (;3;) (func (param i32 i64 i32) (result i32 i32 i64)))
  (type (;4;) (func (result i32 i32)))
  (import "env" "log" (func (;0;) (type 0)))
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;1;) (type 2) (param i32 i64 i32) (result i64)
    local.get 1
    i64.const 30
    i64.sub
    local.tee 1
    i64.const 0
    i64.lt_s
    if
      local.get 1
      global.set 0
      unreachable
    end
    local.get 0
    local.get 1
    global.set 0
    call 0
    local.get 0
    call 0
    global.get 0
    local.set 1
    local.get 1
  )
  (func (;2;) (type 3) (param i32 i64 i32) (result i32 i32 i64)
    local.get 2
    i32.const 28
    i32.sub
    local.set 2
    block (type 4) (result i32 i32)
      local.get 1
      i64.const 13
      i64.sub
      local.set 1
      local.get 0
      local.get 0
      local.get 0
      i32.const 2
      i32.lt_s
      br_if 0
      local.get 1
      i64.const 31
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
          i64.const 31
          i64.add
          global.set 0
          i32.const -1
          global.set 1
          unreachable
        end
        local.get 1
        global.set 0
        unreachable
      end
      drop
      drop
      local.get 0
      local.get 1
      local.get 2
      call 1
      local.set 1
      local.get 0
      i32.const 1
      i32.sub
      local.get 1
      local.get 2
      call 2
      local.set 1
    end
    local.get 1
  )
  (func (;3;) (type 3) (param i32 i64 i32) (result i32 i32 i64)
    local.get 1
    i64.const 15
    i64.sub
    local.tee 1
    i64.const 0
    i64.lt_s
    if
      local.get 1
      global.set 0
      unreachable
    end
    local.get 0
    local.get 1
    local.get 2
    return_call 2
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
