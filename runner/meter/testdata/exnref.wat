(module
  (type (;0;) (func (param i32)))
  (type (;1;) (func (param i32) (result i32)))
  (import "env" "log" (func (;0;) (type 0)))
  (tag (;0;) (type 0))
  (func (;1;) (type 1) (param i32) (result i32)
    block (result exnref)
      try_table (catch 0 1) (catch_all_ref 0)
        local.get 0
        call 0
      end
      i32.const 5
      return
    end
    throw_ref
  )
)
