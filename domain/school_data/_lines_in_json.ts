import { parse, type ValueNode } from "@humanwhocodes/momoa";

/**
 * The lines at which places stand in a JSON text; of a place that is not there, the nearest around it.
 *
 * @param places as `schools[0].users[3].email`
 */
export function linesInJson(text: string, places: readonly string[]): number[] {
  const { body } = parse(text, { mode: "json" });
  const seek = seeker();
  return places.map((place) => {
    let node: ValueNode = body;
    for (const step of place.split(/[.[\]]+/).filter((step) => step !== "")) {
      const inner = seek(node, step);
      if (inner === undefined) break;
      node = inner;
    }
    return node.loc.start.line;
  });
}

/** Finds what is under a name or number in a node; remembers the names of objects that were looked into. */
function seeker(): (node: ValueNode, step: string) => ValueNode | undefined {
  const known = new Map<ValueNode, Map<string, ValueNode>>();
  return (node, step) => {
    if (node.type === "Array") return node.elements[Number(step)]?.value;
    if (node.type !== "Object") return undefined;
    let members = known.get(node);
    if (!members) {
      members = new Map(node.members.map(({ name, value }) => [
        name.type === "String" ? name.value : name.name,
        value,
      ]));
      known.set(node, members);
    }
    return members.get(step);
  };
}
