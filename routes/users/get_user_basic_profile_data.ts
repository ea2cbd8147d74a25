import Type from "typebox";
import { requireUser } from "../../domain/users/require_user.ts";
import { operation } from "../_operation.ts";
import { userNameFields, userNameText } from "../_user_fields.ts";

export const getUserBasicProfileData = operation({
  number: 8,
  name: "get-user-basic-profile-data",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Users",
  summary: "Reads a user's name, username, e-mail and picture",
  description: `The profile of one user of the key's school.\n\n${userNameText}`,
  payload: Type.Object(userNameFields),
  data: Type.Object({
    name: Type.String(),
    username: Type.String(),
    email: Type.String({ description: "As it was given, in its own case" }),
    profilePictureUrl: Type.String({ description: "Empty for none" }),
  }),
  refusals: ["not-found"],
  example: {
    payload: { userId: "user-05", userEmail: "priya.nair@example.org" },
    data: {
      name: "Priya Nair",
      username: "priya.nair",
      email: "priya.nair@example.org",
      profilePictureUrl: "https://example.org/pictures/priya.nair.jpg",
    },
  },
  async handle({ payload, context }) {
    const { name, username, email, profilePictureUrl } = await requireUser(context, payload);
    return { name, username, email, profilePictureUrl: profilePictureUrl ?? "" };
  },
});
