(module
  (type (;0;) (func (param i32) (result i32)))
  (func (;0;) (type 0) (param i32) (result i32) (local f64)
    block
      br 0
      local.get 1
      drop
      block
        local.get 0
        call 0
        drop
      end
      i32.const 1
      drop
    end
    loop
      br 0
    end
    i32.const 2
    return
    drop
  )
)
