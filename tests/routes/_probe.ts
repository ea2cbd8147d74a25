import Type from "typebox";
import { Refusal } from "../../domain/refusals.ts";
import { operation } from "../../routes/_operation.ts";

/** Operations that do as they are told, to look at what surrounds every operation. */

const common = {
  number: 99,
  tag: "Probe",
  summary: "Does as it is told",
  description: "Only for tests.",
  refusals: ["not-found", "unavailable"],
  example: { payload: { text: "hello" }, data: { text: "hello" } },
} as const;

const Payload = Type.Object({
  text: Type.Optional(Type.String()),
  order: Type.Optional(
    Type.Enum(["refuse", "refuse undeclared", "be busy", "fault", "say too much", "say nonsense"]),
  ),
});

/** How often a probe really ran. */
export const ran = { count: 0 };

async function obey({ payload: { text = "", order } }: { payload: { text?: string; order?: string } }) {
  ran.count++;
  await Promise.resolve();
  switch (order) {
    case "refuse":
      throw new Refusal("not-found", "Cannot find it: there is none", { path: "text" });
    case "refuse undeclared":
      throw new Refusal("conflict", "Cannot take it: it is taken");
    case "be busy":
      throw new Refusal("unavailable", "Cannot take more", { retryAfterSeconds: text.length });
    case "fault":
      throw new Error("secret detail", { cause: new Error("deeper detail") });
    case "say too much":
      return { text, password: "hunter2" };
    case "say nonsense":
      return { text: 5 as unknown as string };
    default:
      return { text };
  }
}

const Data = Type.Object({ text: Type.String() });

/** Needs no key; changes nothing. */
export const openProbe = operation({
  ...common,
  name: "open-probe",
  key: false,
  rate: 1000,
  writes: false,
  payload: Payload,
  data: Data,
  handle: obey,
});

/** Needs a key with the scope `sales`; changes something. */
export const keyedProbe = operation({
  ...common,
  name: "keyed-probe",
  key: true,
  scope: "sales",
  rate: 3,
  writes: true,
  payload: Payload,
  data: Data,
  handle: obey,
});
