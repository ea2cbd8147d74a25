import Type from "typebox";

/** Fields of what a school makes: text that may be empty. */
export const text = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** A title says something. */
export const title = (description: string) =>
  Type.String({ minLength: 1, maxLength: 500, pattern: "\\S", description });

/** Address of a picture; empty for none. */
export const pictureUrl = (description: string) =>
  Type.String({
    maxLength: 2_000,
    pattern: "^(https?://\\S+)?$",
    description: `${description}; absent or empty for none`,
  });

export const productStatus = Type.Enum(["Draft", "Published", "Unlisted", "Archived"], {
  default: "Draft",
  description: "Only `Published` ones are listed; `Unlisted` ones open by their address",
});
