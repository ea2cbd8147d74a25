import { SeededRandom } from "../../runner/wasm/seeded_random.ts";
import { prelude } from "./_prelude.ts";

/**
 * A random C++20 program full of exceptions, the same for the same seed. It ends, has no undefined behaviour, and writes what it
 * computes, so that two compilers agree on it or one of them is wrong. It avoids what the standard leaves open: an
 * exception that nobody catches, and what is destroyed before `terminate`.
 */
export function randomProgram(seed: number): string {
  return new Generator(new SeededRandom(seed * 7919 + 1)).program();
}

/** What a statement is in. */
interface Place {
  /** Statements within statements. */
  depth: number;
  inLoop: boolean;
  inHandler: boolean;
  /** A function-try-block's handler of a constructor may not return, and a lambda's result is another. */
  mayReturn: boolean;
}

/** The last two have references to them at times, so that compilers keep them in memory; the others are in registers. */
const locals = ["a", "b", "c", "d"];
const referenced = ["c", "d"];
const throwable = ["Base", "Derived", "Leaf", "Other", "Virtual", "int", "const char*"];
const functionsCount = 5;

class Generator {
  #function = 0;
  /** Statements that the function at hand may still have. */
  #room = 0;
  #names = 0;
  #locals = locals;

  constructor(readonly random: SeededRandom) {}

  program(): string {
    const functions: string[] = [];
    for (; this.#function < functionsCount; this.#function++) functions.push(this.#nextFunction());
    const terminates = this.#chance(12);
    return `${prelude}${functions.join("\n")}
int main() {
  std::set_terminate([] { std::printf("terminate %u\\n", sum); std::fflush(stdout); std::abort(); });
  for (unsigned round = 0; round < 40; round++) {
    work = 0;
    try { note(f${functionsCount - 1}(round, round * 7 + 3)); }
    catch (Base& e) { note(e.kind() + 100); }
    catch (...) { note(99); }
    std::printf("%u: %u %d\\n", round, sum, Other::alive);
  }
${terminates ? "  try { last(sum); } catch (...) { note(98); }\n" : ""}  std::printf("%u\\n", sum);
}
`;
  }

  #nextFunction(): string {
    this.#room = 45;
    const name = `f${this.#function}`;
    const attribute = this.random.pick(["", "static ", "[[gnu::noinline]] ", "inline "]);
    const place = { depth: 0, inLoop: false, inHandler: false, mayReturn: true };
    const body = `{
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
${this.#statements(3 + this.random.below(4), place)}
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}`;
    if (!this.#chance(5)) return `${attribute}unsigned ${name}(unsigned x, unsigned y) ${body}\n`;
    // A function-try-block: parameters are still there in its handlers.
    return `${attribute}unsigned ${name}(unsigned x, unsigned y) try ${body}
catch (${this.#caught("e")}) { note(x + ${this.#constant()}); ${
      this.#chance(2) ? "throw;" : "return y;"
    } }\n`;
  }

  #statements(count: number, place: Place): string {
    return Array.from({ length: count }, () => this.#statement(place)).join("\n");
  }

  #statement(place: Place): string {
    const { random } = this;
    const simple = this.#room-- <= 0 || place.depth >= 5;
    switch (random.below(simple ? 6 : 18)) {
      case 0:
      case 1:
        return this.#assignment();
      case 2:
      case 3:
        return `may(${random.below(8)});`;
      case 4:
        return `note(${this.#local()});`;
      case 5:
        return this.#jump(place);
      case 6:
      case 7:
      case 8:
      case 9:
      case 10:
        return this.#try(place);
      case 11:
      case 12:
        return `{ Guard g(${this.#constant()}, ${random.pick(["sum", "tick", "d"])}); ${
          this.#block(place)
        } }`;
      case 13:
        return this.#loop(place);
      case 14:
        return `if (${this.#condition()}) { ${this.#block(place)} } else { ${this.#block(place)} }`;
      case 15:
        return this.#call();
      case 16:
        return this.#lambda(place);
      default:
        return this.#object();
    }
  }

  #block(place: Place, changes: Partial<Place> = {}): string {
    return this.#statements(this.#room > 0 ? 1 + this.random.below(4) : 1, {
      ...place,
      depth: place.depth + 1,
      ...changes,
    });
  }

  #try(place: Place): string {
    this.#room--;
    const handlers = Array.from({ length: 1 + this.random.below(2) }, () => {
      const rethrows = this.#chance(4) ? `if (${this.#condition()}) throw;` : "";
      return `catch (${this.#caught("e")}) { ${this.#block(place, { inHandler: true })} ${rethrows} }`;
    });
    if (this.#chance(3)) handlers.push(`catch (...) { ${this.#block(place, { inHandler: true })} }`);
    const inner = { ...place, depth: place.depth + 1 };
    // Half of them as it is most often wrong: something to destroy, and a try in the try.
    const nested = this.#room > 0 && place.depth < 4 && this.#chance(2);
    const middle = nested
      ? `Guard g(${this.#constant()}, ${this.random.pick(["sum", "tick"])}); ${this.#try(inner)}`
      : this.#block(place);
    const body = [this.#burst(), middle, this.#burst()];
    return `try { ${body.join(" ")} }\n${inOrder(handlers).join("\n")}`;
  }

  /** Locals that change between calls that may throw. */
  #burst(): string {
    return `${this.#assignment()} ${this.#call()} ${this.#assignment()}`;
  }

  #loop(place: Place): string {
    const i = `i${this.#names++}`;
    const head = `for (unsigned ${i} = 0; ${i} < ${1 + this.random.below(4)}; ${i}++)`;
    return `${head} { ${this.#block(place, { inLoop: true })} ${this.#local()} += ${i}; }`;
  }

  #jump({ inLoop, inHandler, mayReturn }: Place): string {
    const ways = [`raise(${this.#local()});`, `throw ${this.#exception()};`];
    if (inLoop) ways.push("break;", "continue;");
    if (inHandler) ways.push("throw;", "throw;");
    if (mayReturn) ways.push(`return ${this.#local()} + ${this.#constant()};`);
    return `if (${this.#condition()}) ${this.random.pick(ways)}`;
  }

  #call(): string {
    if (this.#function === 0 || this.#chance(2)) return `may(${this.random.below(8)});`;
    const target = `f${this.random.below(this.#function)}`;
    return `${this.#local()} += ${target}(${this.#local()}, ${this.#local()});`;
  }

  /** Changes locals of the function it is in. */
  #lambda(place: Place): string {
    const outer = this.#locals;
    this.#locals = referenced;
    const body = this.#block(place, { inLoop: false, inHandler: false, mayReturn: false });
    this.#locals = outer;
    return `[&${referenced.join(", &")}] { ${body} }();`;
  }

  /** An object whose constructor may throw behind its members, or an array of such. */
  #object(): string {
    const name = `o${this.#names++}`;
    const counts = this.#chance(2) ? "" : `[${2 + this.random.below(3)}]`;
    if (counts !== "") return `{ Member ${name}${counts}; ${this.#local()} ^= ${name}[1].value; }`;
    return `{ Whole ${name}(${this.#local()}, ${this.#constant()}); ${this.#local()} += ${name}.sum(); }`;
  }

  #assignment(): string {
    const [to, from] = [this.#local(), this.#local()];
    return this.random.pick([
      `${to}++;`,
      `${to} = ${from} * 3 + ${this.#constant()};`,
      `${to} ^= ${from} + tick;`,
      `${to} += ${this.#constant()};`,
      `std::swap(${to}, ${from});`,
      `${to} = ${from} > ${this.#local()} ? ${this.#constant()} : ${to} + 1;`,
    ]);
  }

  #caught(name: string): string {
    const type = this.random.pick(throwable);
    if (type === "int" || type === "const char*") return `${type} ${name}`;
    return this.random.pick([`${type}& ${name}`, `const ${type}& ${name}`, `${type} ${name}`]);
  }

  #exception(): string {
    const type = this.random.pick(throwable);
    if (type === "int") return `int(${this.#local()} % 1000)`;
    if (type === "const char*") return `(const char*)"text"`;
    return `${type}(${this.#local()})`;
  }

  #condition(): string {
    return `(${this.#local()} + tick) % ${2 + this.random.below(5)} == ${this.random.below(2)}`;
  }

  #local(): string {
    return this.random.pick(this.#locals);
  }

  #constant(): number {
    return 1 + this.random.below(97);
  }

  #chance(of: number): boolean {
    return this.random.below(of) === 0;
  }
}

/** Handlers of derived classes before those of their bases, and none twice, or compilers would warn. */
function inOrder(handlers: string[]): string[] {
  const order = ["Leaf", "Virtual", "Derived", "Base", "Other", "int", "const char*", "..."];
  const typeOf = (handler: string) =>
    order.find((type) => handler.replace("const Base", "Base").startsWith(`catch (${type}`)) ??
      order.find((type) => handler.startsWith(`catch (const ${type}`))!;
  const byType = new Map(handlers.map((handler) => [typeOf(handler), handler]));
  return order.filter((type) => byType.has(type)).map((type) => byType.get(type)!);
}
