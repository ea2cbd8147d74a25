import Type from "typebox";

/** Which page of a list: from 1, and the first where it is absent (decision 29). */
export const pageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1 }));
