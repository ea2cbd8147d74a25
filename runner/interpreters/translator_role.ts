import type { PlainValue } from "../process/plain_value.ts";
import type { Role } from "../process/role.ts";
import { translateTypescript } from "./typescript.ts";

/** What the parent asks. */
export interface TranslateRequest {
  fileName: string;
  source: Uint8Array;
  files: readonly (readonly [path: string, bytes: Uint8Array])[];
}

/** What it is answered. */
export type TranslateReply =
  | { ok: true; source: Uint8Array; files: readonly (readonly [path: string, bytes: Uint8Array])[] }
  | { ok: false; output: Uint8Array };

/** The child that makes JavaScript of TypeScript: strangers' text meets a parser of the host's, so no permission is at hand. */
export const translatorRole: Role = {
  prepare(): Promise<void> {
    const source = new TextEncoder().encode(
      "enum Direction { Up, Down }\nconst direction: number = Direction.Up;\n",
    );
    translateTypescript({ source, files: new Map() }, "main.ts");
    return Promise.resolve();
  },

  handle(request: PlainValue): PlainValue {
    const { fileName, source, files } = request as unknown as TranslateRequest;
    const reply = translateTypescript({ source, files: new Map(files) }, fileName);
    return reply.ok ? { ...reply, files: [...reply.files].map(([path, bytes]) => [path, bytes]) } : reply;
  },
};
