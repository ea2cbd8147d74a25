(module
  (type (;0;) (func (param i32)))
  (import "env" "log" (func (;0;) (type 0)))
  (tag (;0;) (type 0))
  (func (;1;) (type 0) (param i32)
    try
      local.get 0
      call 0
      local.get 0
      throw 0
    catch 0
      call 0
    catch_all
      rethrow 0
    end
    try
      local.get 0
      call 0
    delegate 0
  )
)
