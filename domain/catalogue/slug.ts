/** Room is left for `-2`, `-3`, … of the column's 200 characters. */
const charactersMax = 100;

/**
 * A title as it stands in addresses: small Latin letters, digits, single hyphens; letters of other scripts are
 * transliterated. `otherwise` for a title that has neither.
 */
export async function slugOf(title: string, otherwise: string): Promise<string> {
  // Its table of all scripts takes a tenth of a second to load: when it is first used, not when the service starts.
  const { slugify } = await import("transliteration");
  const words = slugify(title.slice(0, 500)).toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
  const slug = words.join("-");
  if (slug.length <= charactersMax) return slug || otherwise;
  // Whole words, as many as fit; a single long one is cut.
  const cut = slug.slice(0, charactersMax + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, charactersMax);
}
