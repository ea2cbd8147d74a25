/**
 * Whether a text computes offsets the old way, `&((struct s *) 0)->member`, as many a `container_of` does. Such programs
 * work everywhere, but clang's check of null pointers would end them as if they had read the member.
 */
export function hasOffsetIdiom(text: Uint8Array): boolean {
  return idiom.test(new TextDecoder("latin1").decode(text));
}

/** `((T*)0)->`, with `NULL` or `(void*)0` for the 0 and parentheses around it as well. No run of spaces can be divided in two ways. */
const idiom =
  /\(\s*\([\w\s()]{1,200}\*\s*\)\s*(?:\(\s*)?(?:0|0[xX]0+|NULL|nullptr|\(\s*void\s*\*\s*\)\s*0)\s*(?:\)\s*)?\)\s*->/;
