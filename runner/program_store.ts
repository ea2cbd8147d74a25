/**
 * Where compiled programs outlive the process. The runner knows no database: whoever starts it hands one of these in. What is
 * stored is the runner's own form, which it checks when it comes back.
 */
export interface ProgramStore {
  /** Gives what was last put under the key, SHA-256 in hex; null when there is nothing, or nothing any more. */
  get(key: string): Promise<Uint8Array | null>;
  /** Keeps it as long as there is room. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}
