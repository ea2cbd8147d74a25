import { compileLimits } from "../limits.ts";
import { createWasi, type GuestEnding, type Preopen, trap } from "../wasi/mod.ts";
import { importMemory } from "../wasm/import_memory.ts";
import type { CompilerFailure } from "./compiler_failure.ts";
import type { CompilerOutput } from "./compiler_output.ts";
import { MemoryPool, type MemorySize } from "./memory_pool.ts";
import { pageKb, ToolInstance } from "./tool_instance.ts";

/** How one call of a tool ended: by itself, or by a limit or an error of its own. */
export type ToolEnding = { kind: "exit"; code: number } | { kind: "failure"; failure: CompilerFailure };

/** Clang and wasm-ld, one WebAssembly module: compiled once, instantiated anew for every call. */
export class Clang {
  readonly #module: WebAssembly.Module;
  readonly #pool: MemoryPool;
  readonly #spares: Record<MemorySize, ToolInstance[]> = { small: [], large: [] };

  /** @param bytes the module `llvm.core.wasm` of `@yowasp/clang` */
  constructor(bytes: Uint8Array) {
    const { module, pagesMin, pagesMax } = importMemory(bytes, compileLimits.memoryKbMax / pageKb);
    this.#module = new WebAssembly.Module(module);
    this.#pool = new MemoryPool({ initial: pagesMin, maximum: pagesMax });
  }

  /** Makes instances for the next calls, up to `counts`: for when nobody waits. */
  stock(counts: Record<MemorySize, number>): void {
    for (const size of ["small", "large"] as const) {
      const spares = this.#spares[size];
      while (spares.length < counts[size]) spares.push(this.#makeInstance(size));
    }
  }

  /**
   * Runs one tool to its end, blocking this thread. `args[0]` says which: `clang` or `wasm-ld`. It sees the preopens,
   * an empty stdin, one instant of time and the same randomness every time, so its output depends on its input alone.
   * `size` says what memory suits; any may grow to the limit.
   */
  run(
    args: readonly string[],
    preopens: readonly Preopen[],
    output: CompilerOutput,
    size: MemorySize,
  ): ToolEnding {
    let ending: GuestEnding | null = null;
    const wasi = createWasi({
      args,
      environ: [],
      stdin: new Uint8Array(0),
      stdout: output,
      stderr: output,
      preopens,
      clock: stoppedClock,
      random: fillFrom(1),
      end(how) {
        ending = how;
        return trap();
      },
    });
    const instance = this.#spares[size].pop() ?? this.#makeInstance(size);
    try {
      instance.run(wasi);
      return { kind: "exit", code: 0 };
    } catch (error) {
      return endingOf(ending, error, output, instance.memoryKb);
    } finally {
      this.#pool.release(instance.memory);
    }
  }

  #makeInstance(size: MemorySize): ToolInstance {
    return new ToolInstance(this.#module, this.#pool.acquire(size));
  }
}

function endingOf(
  ending: GuestEnding | null,
  error: unknown,
  output: CompilerOutput,
  memoryKb: number,
): ToolEnding {
  if (ending?.kind === "exit") return { kind: "exit", code: ending.code };
  if (ending?.kind === "internal") throw new Error(`The compiler's world failed: ${ending.reason}`);
  if (ending?.kind === "signal") return { kind: "failure", failure: "file" };
  // V8 says which trap it was by its message alone. Clang's stack is laid out first, so overflowing it is out of bounds.
  if (error instanceof RangeError) return { kind: "failure", failure: "stack" };
  if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  if (error.message.includes("out of bounds")) return { kind: "failure", failure: "stack" };
  // An allocation that fails ends in `unreachable` like any crash, and not all of them say so.
  const isFull = output.includes("LLVM ERROR: out of memory") ||
    memoryKb > compileLimits.memoryKbMax / 2;
  return { kind: "failure", failure: isFull ? "memory" : "crash" };
}

/** The instant that `__DATE__` and `__TIME__` show: 2020-01-01T00:00:00Z. */
const nowNs = 1_577_836_800_000_000_000n;

const stoppedClock = {
  realtimeNs: () => nowNs,
  monotonicNs: () => 0n,
  cpuNs: () => 0n,
  sleep: () => {},
};

/** Numbers for temporary names, which must differ from each other (Marsaglia's xorshift, 32 bits). */
function fillFrom(seed: number): (bytes: Uint8Array) => void {
  let state = seed;
  return (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[i] = state >>> 8;
    }
  };
}
