import type { UserRow } from "../../db/users.ts";

/** Somebody in a school: a learner, or who teaches. */
export interface User {
  /** The school's own name for the user. */
  id: string;
  name: string;
  username: string;
  email: string;
  profilePictureUrl: string | null;
}

export function userOf(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    profilePictureUrl: row.profile_picture_url,
  };
}
