import { stdHeaderName } from "./std_header.ts";
import { usualHeaderName } from "./usual_instantiations.ts";

/**
 * The whole standard library, precompiled. Units with the usual flags begin with it, whatever they include: reading headers takes several
 * seconds otherwise.
 */
export const precompiledHeader = {
  /** In the sysroot. */
  path: "lib/lyceum/stdc++.pch",
  /** How it is made, behind the arguments of any C++ unit: with what it needs of templates, so that no unit has to instantiate that again. */
  making: (output: string): string[] => [
    ...["-emit-pch", "-fpch-instantiate-templates", "-o", output],
    ...["-x", "c++-header", `/usr/local/include/${usualHeaderName}`],
  ],
  // It is of this very toolchain; only the level of optimisation may differ, which clang would refuse.
  using: ["-fno-validate-pch", "-include-pch", "/usr/lib/lyceum/stdc++.pch"],
} as const;

/** Whether units with these flags can begin with it: language and predefined macros are the same, and no macro changes a header. */
export function suitsPrecompiledHeader(flags: readonly string[]): boolean {
  return flags.every((flag) =>
    /^(-O[0-3sz]?|-std=c\+\+(20|2a)|-W.*|-w|-D[A-Z][A-Z0-9]*(_[A-Z0-9]+)*(=.*)?|-lm|-g.*|-s|-pipe|-static|-f(no-)?sanitize(-recover)?(=undefined|=all)?)$/s
      .test(flag)
  );
}

/**
 * Whether errors can come from names that the unit did not ask for: it declares a `y1` or a `count` of its own, which the header
 * has as well, or specialises what the header has instantiated. Such a unit is compiled again without.
 *
 * @param printed what clang printed for a unit that began with the header
 * @param texts all of the submission's texts
 */
export function mayBlameHeader(printed: string, texts: readonly Uint8Array[]): boolean {
  // It was the header that instantiated it, whatever the unit includes.
  if (/^\S.*?: (?:fatal )?error: .* after instantiation$/m.test(printed)) return true;
  if (texts.some((text) => new TextDecoder("latin1").decode(text).includes(stdHeaderName))) return false;
  const errors = printed.match(/^\S.*?: (?:fatal )?error: .*$/gm) ?? [];
  return errors.length === 0 || !errors.every((error) => ownErrors.test(error));
}

/** Errors that no further declaration causes. */
const ownErrors =
  /error: (expected '?[;)}\]]|use of undeclared identifier|unknown type name|no member named|no template named|missing terminating|extraneous closing|'[^']*' file not found|static assertion failed|member reference (type|base)|no viable (conversion|overloaded '=')|cannot initialize|too (many|few) arguments|cannot assign to|returning|non-void|ISO C\+\+ forbids|unterminated|invalid preprocessing|void function|excess elements|function definition is not allowed|read-only variable|indirection requires|subscripted value|called object type)/;
