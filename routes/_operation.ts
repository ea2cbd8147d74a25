import type { StaticDecode, TObject } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import type { Context, Scope } from "../domain/context.ts";
import { Refusal, type RefusalKind } from "../domain/refusals.ts";
import { writeData } from "./_answer_data.ts";
import { readPayload } from "./_payload.ts";

/**
 * One operation of the interface, said once: static types, validator, OpenAPI, docs page, key, rate limit and the
 * golden operation table all come from here.
 */
export type Definition<Payload extends TObject, Data extends TObject> = Facts & {
  /** What comes in. Optional fields may also be null; unknown ones never reach the handler. */
  payload: Payload;
  /** What goes out, whole. */
  data: Data;
  /** Executed by a test; `data` is what the document shows as its answer. */
  example: { payload: Record<string, unknown>; data: Record<string, unknown> };
  /** Calls a verb. What it throws as a declared {@link Refusal} becomes an error output, all else a fault. */
  handle(call: { payload: StaticDecode<Payload>; context: Context }): Promise<StaticDecode<Data>>;
};

/** What can be said of an operation without its types. */
export type Facts = Access & {
  /** Its number in the interface document. */
  number: number;
  /** Path segment after `/public/`. */
  name: string;
  /** Requests in one minute, for one key, or for one client address where there is no key (decision 9). */
  rate: number;
  /** Whether it changes something, and so honours `Idempotency-Key` (decision 11). */
  writes: boolean;
  /** Under which heading it stands in the document: `Code execution`. */
  tag: string;
  /** One line. */
  summary: string;
  /** Markdown; what the interface document and the decisions say about it. */
  description: string;
  /** Kinds of "no" that the verb may give, beside `invalid-argument`, which every payload may meet. */
  refusals: readonly Exclude<RefusalKind, "invalid-argument">[];
};

/** With a key, which must have the scope; or without any (decision 8). */
type Access = { key: true; scope: Scope } | { key: false; scope?: undefined };

/** An operation as the router sees it. */
export type Operation = Facts & {
  payload: TObject;
  data: TObject;
  example: { payload: Record<string, unknown>; data: Record<string, unknown> };
  /**
   * Reads one payload, calls the verb, gives the data as it goes out. `at` is the payload's path in the body. Rejects
   * with a declared {@link Refusal}, or with a fault.
   */
  run(context: Context, payload: unknown, at: string): Promise<unknown>;
  /** Sentences about what is wrong with data that goes out; empty when it is as documented. */
  checkData(data: unknown): string[];
};

/** Makes an operation of its definition. */
export function operation<const Payload extends TObject, const Data extends TObject>(
  definition: Definition<Payload, Data>,
): Operation {
  const validator = lazily(() => Compile(definition.payload) as Validator<Record<never, never>, Payload>);
  const dataValidator = lazily(() => Compile(definition.data));
  const { handle, ...facts } = definition;
  return {
    ...facts,
    async run(context, came, at) {
      const payload = readPayload(validator(), came, at);
      try {
        return writeData(definition.data, await handle({ payload, context }));
      } catch (error) {
        if (error instanceof Refusal && !isDeclared(definition, error.kind)) {
          throw new Error(`${definition.name} gave an undeclared refusal, ${error.kind}`, { cause: error });
        }
        throw error;
      }
    },
    checkData: (data) =>
      dataValidator().Errors(data).map((error) => `${error.instancePath} ${error.message}`),
  };
}

function isDeclared(facts: Facts, kind: RefusalKind): boolean {
  return kind === "invalid-argument" || facts.refusals.includes(kind);
}

/** Compiling a validator costs milliseconds: once, and only for what is called. */
function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => value ??= make();
}
