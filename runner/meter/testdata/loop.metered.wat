(module
  (type (;0;) (func (param i32) (result i32)))
  (type (;1;) (func (param i32 i64 i32) (result i32 i64)))
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 1) (param i32 i64 i32) (result i32 i64) (local i32)
    loop
      local.get 1
      i64.const 13
      i64.sub
      local.tee 1
      i64.const 0
      i64.lt_s
      if
        local.get 1
        global.set 0
        unreachable
      end
      local.get 1
      global.set 0
      local.get 0
      i32.eqz
      if
        local.get 1
        i64.const 1
        i64.sub
        local.set 1
        local.get 3
        local.get 1
        return
      end
      loop
        local.get 1
        i64.const 37
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
        i32.const 7
        i32.rem_u
        br_if 0
        local.get 1
        i64.const 13
        i64.sub
        local.set 1
      end
      local.get 0
      i32.const 1
      i32.sub
      local.set 0
      br 0
    end
    local.get 1
    global.set 0
    unreachable
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
