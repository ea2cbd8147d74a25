import Type from "typebox";

/** A progress in percent. */
export const percent = (description: string) =>
  Type.Number({ minimum: 0, maximum: 100, description: `${description}; two decimals at most` });

/** What both operations on progress say of it (decision 28). */
export const progressText = `
* Progress in a course is its completed items over all of its published items, in percent, rounded half up to two
  decimals; 0 for a course without any. Items that are not published count on neither side.
* An item is completed once it was: nothing takes a completion back, and completing it again changes nothing.
`.trim();
