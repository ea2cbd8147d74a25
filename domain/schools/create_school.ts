import { DatabaseError, type Queryable } from "../../db/database.ts";
import { insertSchool } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import type { School } from "./school.ts";

/**
 * Makes a school.
 *
 * @throws {Refusal} `invalid-argument` for a bad field, `conflict` when the id is taken
 */
export async function createSchool(
  context: Pick<Context, "clock"> & { db: Queryable },
  newSchool: Omit<School, "createdAt">,
): Promise<School> {
  check(newSchool);
  const school = { ...newSchool, createdAt: context.clock() };
  try {
    await insertSchool(context.db, { ...newSchool, created_at: school.createdAt });
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.constraint !== "schools_pkey") throw error;
    throw new Refusal("conflict", `Cannot create school "${school.id}": the id is already taken`, {
      path: "id",
    });
  }
  return school;
}

function check({ id, name, country }: Omit<School, "createdAt">): void {
  const refuse = (path: string, allowed: string) => {
    throw new Refusal(
      "invalid-argument",
      `Cannot create school ${JSON.stringify(id.slice(0, 63))}: ${allowed}`,
      {
        path,
      },
    );
  };
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(id)) {
    refuse("id", "the id is 1 to 63 small letters, digits and hyphens, and does not begin with a hyphen");
  }
  if (name.trim() === "" || name.length > 200 || /\p{Cc}/u.test(name)) {
    refuse("name", "the name is 1 to 200 printable characters");
  }
  if (!/^[A-Z]{2}$/.test(country)) {
    refuse(
      "country",
      `the country is two capital letters as in ISO 3166, not ${JSON.stringify(country.slice(0, 20))}`,
    );
  }
}
