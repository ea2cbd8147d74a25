(module
  (type (;0;) (func (param i32) (result i32)))
  (type (;1;) (func))
  (memory (;0;) 1)
  (func (;0;) (type 0) (param i32) (result i32) (local i32 i32)
    loop
      local.get 1
      i32.const 1
      i32.add
      local.tee 1
      local.get 0
      i32.ne
      br_if 0
    end
    local.get 1
    i32.const -8
    i32.mul
    local.set 2
    loop
      local.get 2
      local.get 2
      i32.store
      local.get 2
      i32.const 8
      i32.add
      local.tee 2
      br_if 0
    end
    local.get 2
  )
  (func (;1;) (type 1) (local i32)
    loop
      i32.const 12
      local.get 0
      i32.const -3
      i32.add
      local.tee 0
      i32.ne
      br_if 0
    end
  )
)
