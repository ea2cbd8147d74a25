import type { SchoolPageRow } from "../../db/schools.ts";

/** A school as pages show it. */
export interface ShownSchool {
  name: string;
  /** IANA name. */
  timezone: string;
  logoUrl: string | null;
  websiteUrl: string | null;
  supportEmail: string | null;
}

export function shownSchoolOf(row: SchoolPageRow): ShownSchool {
  return {
    name: row.name,
    timezone: row.timezone,
    logoUrl: row.logo_url,
    websiteUrl: row.website_url,
    supportEmail: row.support_email,
  };
}
