import { styleText } from "node:util";
import type { RunStatus, Verdict } from "../runner/mod.ts";

/** The verdict and what the run used, in one line or two. */
export function verdictForPeople({ status, run }: Verdict, isColoured: boolean): string {
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;
  const title = paint(["bold", colourOf(status)], status);
  if (run === null) return title;
  const { exitSignal, exitCode, cpuTimeMs, wallTimeMs, memoryKb, fuel } = run;
  const end = exitSignal > 0 ? `signal ${exitSignal}` : `exit code ${exitCode}`;
  const used = `${cpuTimeMs} ms CPU, ${wallTimeMs} ms wall, ${memoryKb} KiB, ${grouped(fuel)} fuel`;
  return `${title}  ${paint("dim", status === "time-limit-exceeded" ? used : `${end}, ${used}`)}`;
}

/** The verdict as one JSON object; outputs as text, bytes that are no UTF-8 replaced. */
export function verdictAsJson({ status, compilerOutput, run }: Verdict): string {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const shown = run === null ? null : { ...run, stdout: text(run.stdout), stderr: text(run.stderr) };
  return JSON.stringify({ status, compilerOutput: text(compilerOutput), run: shown }, null, 2);
}

function colourOf(status: RunStatus): "green" | "red" | "magenta" | "yellow" {
  if (status === "successful") return "green";
  if (status === "internal-isolate-error") return "magenta";
  return status === "compilation-error" || status === "wrong-answer" ? "yellow" : "red";
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
