(module
  (type (;0;) (func (param i32 i32 i32) (result i32)))
  (table (;0;) 10 funcref)
  (memory (;0;) 1)
  (func (;0;) (type 0) (param i32 i32 i32) (result i32)
    local.get 0
    local.get 1
    local.get 2
    memory.fill
    local.get 0
    local.get 1
    local.get 2
    memory.copy
    ref.null func
    local.get 0
    table.grow 0
    memory.grow
  )
)
