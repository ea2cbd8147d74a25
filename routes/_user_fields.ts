import Type from "typebox";

/** Names a user by e-mail. */
export const UserIdentifier = Type.Object({
  type: Type.Literal("email"),
  email: Type.String({ minLength: 1, maxLength: 254, description: "Of a user of the school, in any case" }),
});

/** Names a user by id, by e-mail, or by both (decision 14). */
export const userNameFields = {
  userId: Type.Optional(Type.String({
    maxLength: 255,
    description: "The school's own id of the user; absent or empty for whom `userEmail` names",
  })),
  userEmail: Type.Optional(Type.String({
    maxLength: 254,
    description: "In any case; absent or empty for whom `userId` names",
  })),
};

/** What operations with {@link userNameFields} say of them. */
export const userNameText =
  "`userId` and `userEmail` are alternatives, one of which is required; where both are " +
  "given they must name the same user, or `userEmail` is an `invalid-argument`. A user of another school is `not-found`.";
