(module
  (type (;0;) (func (param i32) (result i32)))
  (func (;0;) (type 0) (param i32) (result i32) (local i32)
    loop
      local.get 0
      i32.eqz
      if
        local.get 1
        return
      end
      loop
        local.get 1
        i32.const 1
        i32.add
        local.tee 1
        i32.const 7
        i32.rem_u
        br_if 0
      end
      local.get 0
      i32.const 1
      i32.sub
      local.set 0
      br 0
    end
    unreachable
  )
)
