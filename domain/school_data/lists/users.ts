import { address, email, entry, id, instant, optional, text, words } from "../_fields.ts";
import { list } from "../list.ts";

const scrypt = "^\\$scrypt\\$ln=[0-9]{1,2},r=[0-9]{1,2},p=[0-9]{1,2}\\$[A-Za-z0-9+/]+\\$[A-Za-z0-9+/]+$";

export const users = list({
  name: "users",
  entry: entry({
    id: id("userId of the interface: the school's own name for the user"),
    name: words(255, "Display name"),
    username: words(255, "Unique in the school, whatever the case"),
    email: email("Unique in the school, whatever the case"),
    profilePictureUrl: optional(address("Picture")),
    phoneNumber: optional(words(50, "As it is dialled")),
    passwordHash: optional({
      ...words(500, "scrypt in PHC string form; without it the user logs in by links"),
      pattern: scrypt,
    }),
    createdAt: optional(instant("When the user was made; the time of the import when absent")),
  }),
  rows(user, put) {
    put("users", {
      id: user.id,
      name: user.name,
      username: user.username,
      email: user.email,
      profile_picture_url: user.profilePictureUrl,
      phone_number: user.phoneNumber,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
    });
  },
});

export const instructors = list({
  name: "instructors",
  entry: entry({
    id: id("serviceInstructorId of the interface"),
    userId: id("The user who teaches; name and picture are the user's"),
    tagline: optional(text(500, "One line under the name")),
    longDescriptionMarkdown: optional(text(100_000, "About the instructor")),
    createdAt: optional(instant("When the role was given; the time of the import when absent")),
    revokedAt: optional(instant("When access to the school ended")),
  }),
  rows(instructor, put) {
    put("instructors", {
      id: instructor.id,
      user_id: instructor.userId,
      tagline: instructor.tagline ?? "",
      long_description_markdown: instructor.longDescriptionMarkdown ?? "",
      created_at: instructor.createdAt,
      revoked_at: instructor.revokedAt,
    });
  },
});
