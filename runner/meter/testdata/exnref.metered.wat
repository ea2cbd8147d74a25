(module
  (type (;0;) (func (param i32)))
  (type (;1;) (func (param i32) (result i32)))
  (type (;2;) (func (param i32 i64 i32) (result i32 i64)))
  (import "env" "log" (func (;0;) (type 0)))
  (tag (;0;) (type 0))
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (global (;3;) (mut i32) i32.const 0)
  (func (;1;) (type 2) (param i32 i64 i32) (result i32 i64)
    block (result i32)
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
      block (result exnref)
        try_table (catch 0 1) (catch_all_ref 0)
          local.get 0
          local.get 1
          global.set 0
          local.get 2
          global.set 3
          call 0
        end
        global.get 0
        i64.const 1
        i64.sub
        local.set 1
        i32.const 5
        local.get 1
        return
      end
      global.get 0
      local.get 2
      global.get 3
      i32.sub
      i64.extend_i32_u
      i64.const 48
      i64.mul
      i64.sub
      local.set 1
      local.get 1
      i64.const 10000
      i64.sub
      local.set 1
      local.get 1
      global.set 0
      local.get 2
      global.set 3
      throw_ref
    end
    global.get 0
    local.get 2
    global.get 3
    i32.sub
    i64.extend_i32_u
    i64.const 48
    i64.mul
    i64.sub
    local.set 1
    local.get 1
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
