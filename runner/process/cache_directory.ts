/** Variables that {@link cacheDirectory} looks at. */
export const cacheVariables = ["XDG_CACHE_HOME", "HOME"] as const;

/** Where this user's programs keep what they can make again (XDG Base Directory Specification); null where there is no such place. */
export function cacheDirectory(): string | null {
  const [cache, home] = cacheVariables.map((name) => Deno.env.get(name));
  if (cache?.startsWith("/")) return `${cache}/lyceum`;
  return home?.startsWith("/") ? `${home}/.cache/lyceum` : null;
}
