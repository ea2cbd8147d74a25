import type { PlainValue } from "./plain_value.ts";

/** What a child process is for. A role lives in the child alone; the parent knows its name. */
export interface Role {
  /** Runs first, with the permissions that the role is started with. What it learns of its process may be used. */
  prepare(process: ChildProcess): Promise<void>;
  /** Answers one request; no permission is left. What it throws is a fault: the child is replaced. */
  handle(request: PlainValue): PlainValue | Promise<PlainValue>;
}

/** What a child knows of itself. */
export interface ChildProcess {
  /** Native stack of the main thread, KiB; 0 for unlimited. */
  nativeStackKb: number;
}

/** What a child says. The first thing is `ready`; then one of the others for each request. */
export type ChildMessage =
  | { kind: "ready"; rssKb: number; nativeStackKb: number }
  | { kind: "reply"; rssKb: number; value: PlainValue }
  | { kind: "fault"; message: string };
