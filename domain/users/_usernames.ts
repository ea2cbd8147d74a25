const lengthMax = 100;

/**
 * Usernames for who asked for none: the e-mail's local part in small letters, with `-2` to `-9` behind it, and one that
 * nobody else has.
 *
 * @param random bytes that make the last one unique
 */
export function usernamesOf(email: string, random: Uint8Array): string[] {
  const local = email.slice(0, email.lastIndexOf("@")).toLowerCase();
  const spelled = local.replace(/[^a-z0-9._]+/g, "-").replace(/^-+|-+$/g, "").slice(0, lengthMax);
  const wish = spelled || "user";
  const numbered = Array.from({ length: 8 }, (_, index) => `${wish}-${index + 2}`);
  return [wish, ...numbered, `${wish}-${random.toHex()}`];
}
