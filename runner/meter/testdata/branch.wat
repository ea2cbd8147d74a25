(module
  (type (;0;) (func (param i32) (result i32)))
  (func (;0;) (type 0) (param i32) (result i32)
    block
      block
        block
          local.get 0
          br_table 0 1 2
        end
        i32.const 10
        return
      end
      local.get 0
      i32.const 3
      i32.lt_s
      br_if 0
      local.get 0
      if
        nop
      else
        i32.const 20
        br 2
      end
    end
    i32.const 30
  )
)
