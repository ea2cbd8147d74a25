(module
  (type (;0;) (func))
  (type (;1;) (func (param i32)))
  (tag (;0;) (type 1))
  (func (;0;) (type 0)
    try (result i32)
      i32.const 7
      throw 0
    catch 0
    catch_all
      rethrow 0
    end
    drop
    try
      call 0
    delegate 0
  )
)
