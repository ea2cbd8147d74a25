import { assemble } from "../wasm/assemble.ts";

/** A page as Linux counts it, bytes. */
export const pageBytes = 4_096;

/** Bytes that are looked at together: the ends of a range are multiples of it. */
const chunkBytes = 256;

/**
 * Counts the pages of linear memory, in `[start, end)` and from `start` on, that hold anything but zeros.
 *
 * It is WebAssembly because that is three times as fast as the same in JavaScript: 512 MB take 10 ms where every page is
 * used, 50 where all are zeros, and 80 where none was ever touched, which is the kernel's time for showing its page of zeros.
 */
export function usedPagesOf(memory: WebAssembly.Memory): (start: number, end: number) => number {
  compiled ??= new WebAssembly.Module(assemble(text));
  const { exports } = new WebAssembly.Instance(compiled, { guest: { memory } });
  return exports.count as (start: number, end: number) => number;
}

let compiled: WebAssembly.Module | undefined;

const chunk = Array.from({ length: chunkBytes / 8 }, (_, index) => `
          local.get 0
          i64.load offset=${index * 8} align=1${index === 0 ? "" : "\n          i64.or"}`).join("");

/** Locals: where it looks, the end, pages found, and the end of the page that it looks at. */
const text = `(module
  (import "guest" "memory" (memory 0))
  (func (param i32 i32) (result i32) (local i32 i32)
    block
      loop
        local.get 0
        local.get 1
        i32.ge_u
        br_if 1
        local.get 0
        i32.const ${pageBytes}
        i32.add
        local.tee 3
        local.get 1
        local.get 3
        local.get 1
        i32.lt_u
        select
        local.set 3
        loop${chunk}
          i64.eqz
          if
            local.get 0
            i32.const ${chunkBytes}
            i32.add
            local.tee 0
            local.get 3
            i32.lt_u
            br_if 1
          else
            local.get 2
            i32.const 1
            i32.add
            local.set 2
          end
        end
        local.get 3
        local.set 0
        br 0
      end
    end
    local.get 2)
  (export "count" (func 0)))`;
