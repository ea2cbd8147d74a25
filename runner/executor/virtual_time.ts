import type { WasmGlobal } from "./metered_instance.ts";
import { type Clock, trap } from "../wasi/mod.ts";
import type { Limits } from "../limits.ts";
import type { Ending } from "../program.ts";

/** The guest's epoch: 2026-01-01T00:00:00Z, nanoseconds since 1970. */
export const epochNs = 1_767_225_600_000_000_000n;

const nsPerMs = 1_000_000n;

/**
 * A run's time: fuel is CPU time, sleeping adds to it without waiting (decision 22). It sets the fuel that the limits
 * leave, and lowers it as sleeping eats into the wall time.
 */
export class VirtualTime implements Clock {
  /** Virtual time slept, nanoseconds. */
  sleptNs = 0n;
  #fuel: WasmGlobal<bigint> = { value: 0n };
  #fuelPerMs: bigint;
  #cpuFuel: bigint;
  #wallNs: bigint;
  /** Fuel granted so far: what is not left in the global was spent. */
  #granted: bigint;
  #overslept = false;

  constructor(fuelPerMs: number, limits: Limits) {
    this.#fuelPerMs = BigInt(fuelPerMs);
    this.#cpuFuel = BigInt(limits.cpuMs) * this.#fuelPerMs;
    this.#wallNs = BigInt(limits.wallMs) * nsPerMs;
    this.#granted = this.#allowed();
  }

  /** Fills the fuel of the instance that this is the time of; before it, no time passes. */
  attach(fuel: WasmGlobal<bigint>): void {
    fuel.value = this.#granted;
    this.#fuel = fuel;
  }

  /** Fuel spent. A segment or a call is charged before it runs, so the last one may pass the limit. */
  spent(): bigint {
    return this.#granted - this.#fuel.value;
  }

  /** Takes fuel for what the host did; ends the run when none is left. */
  charge(fuel: bigint): void {
    const left = this.#fuel.value - fuel;
    this.#fuel.value = left;
    if (left < 0n) trap();
  }

  realtimeNs(): bigint {
    return epochNs + this.monotonicNs();
  }

  monotonicNs(): bigint {
    return this.cpuNs() + this.sleptNs;
  }

  cpuNs(): bigint {
    return this.spent() * nsPerMs / this.#fuelPerMs;
  }

  sleep(ns: bigint): void {
    const roomNs = this.#wallNs - this.monotonicNs();
    if (ns > roomNs) {
      this.sleptNs += roomNs > 0n ? roomNs : 0n;
      this.#overslept = true;
      trap();
    }
    this.sleptNs += ns;
    const spent = this.spent();
    this.#granted = this.#allowed();
    this.#fuel.value = this.#granted - spent;
  }

  /** The limit that ended the run, or null when none did. */
  ending(): Ending | null {
    if (this.#overslept) return { kind: "wall-time" };
    if (this.#fuel.value >= 0n) return null;
    return { kind: this.#granted === this.#cpuFuel ? "cpu-time" : "wall-time" };
  }

  /** Fuel that both limits allow, given what was slept. */
  #allowed(): bigint {
    const wallFuel = (this.#wallNs - this.sleptNs) * this.#fuelPerMs / nsPerMs;
    return wallFuel < this.#cpuFuel ? wallFuel : this.#cpuFuel;
  }
}
