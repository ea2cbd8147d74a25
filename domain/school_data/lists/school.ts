import Type from "typebox";
import { isTimezone } from "../../is_timezone.ts";
import { address, email, entry, instant, optional, text, words } from "../_fields.ts";
import { list } from "../list.ts";

/** Of a school itself, beside its lists. */
export const schoolFields = {
  id: Type.String({
    pattern: "^[a-z0-9][a-z0-9-]{0,62}$",
    description: "serviceSchoolId of the interface: small letters, digits and hyphens",
  }),
  name: words(200, "For people"),
  country: Type.String({ pattern: "^[A-Z]{2}$", description: "ISO 3166 alpha-2; prices fall back to it" }),
  timezone: optional(words(64, "IANA name; UTC when absent")),
  description: optional(text(5000, "Markdown")),
  websiteUrl: optional(address("The school's own site")),
  logoUrl: optional(address("Picture beside its name")),
  supportEmail: optional(email("Where learners write to")),
  createdAt: optional(instant("When it was made; the time of the import when absent")),
};

export const schools = list({
  name: "schools",
  entry: entry(schoolFields),
  rows(school, put, complain) {
    if (/^\s*$|\p{Cc}/u.test(school.name)) complain("name", "must be printable characters");
    if (school.timezone !== undefined && !isTimezone(school.timezone)) {
      complain(
        "timezone",
        `must be an IANA name, like Asia/Kolkata, but got ${JSON.stringify(school.timezone)}`,
      );
    }
    put("schools", {
      id: school.id,
      name: school.name,
      country: school.country,
      timezone: school.timezone ?? "UTC",
      description: school.description ?? "",
      website_url: school.websiteUrl,
      logo_url: school.logoUrl,
      support_email: school.supportEmail,
      created_at: school.createdAt,
    });
  },
});
