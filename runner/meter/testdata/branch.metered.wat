(module
  (type (;0;) (func (param i32) (result i32)))
  (type (;1;) (func (param i32 i64 i32) (result i32 i64)))
  (global (;0;) (mut i64) i64.const 0)
  (global (;1;) (mut i32) i32.const 0)
  (global (;2;) (mut i32) i32.const 0)
  (func (;0;) (type 1) (param i32 i64 i32) (result i32 i64)
    block (result i32)
      local.get 1
      i64.const 12
      i64.sub
      local.set 1
      block
        block
          block
            local.get 0
            br_table 0 1 2
          end
          local.get 1
          i64.const 1
          i64.sub
          local.set 1
          i32.const 10
          local.get 1
          return
        end
        local.get 1
        i64.const 13
        i64.sub
        local.set 1
        local.get 0
        i32.const 3
        i32.lt_s
        br_if 0
        local.get 1
        i64.const 12
        i64.sub
        local.set 1
        local.get 0
        if
          nop
        else
          local.get 1
          i64.const 12
          i64.sub
          local.set 1
          i32.const 20
          br 2
        end
      end
      i32.const 30
    end
    local.get 1
  )
  (export "lyceum.fuel" (global 0))
  (export "lyceum.stack_bytes" (global 1))
  (export "lyceum.memory_pages" (global 2))
)
