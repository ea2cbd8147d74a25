/**
 * Marks the nodes of a directed graph that lie on a cycle (Tarjan's strongly connected components, without recursion,
 * because a graph can be a million nodes deep).
 *
 * @param edges for each node the nodes that it leads to
 */
export function onCycles(edges: readonly (readonly number[])[]): Uint8Array {
  const count = edges.length;
  const cyclic = new Uint8Array(count);
  // 0: not seen yet.
  const order = new Int32Array(count);
  const lowest = new Int32Array(count);
  const nextEdge = new Int32Array(count);
  const pending = new Uint8Array(count);
  const path: number[] = [];
  const component: number[] = [];
  let seen = 0;

  for (let root = 0; root < count; root++) {
    if (order[root] !== 0) continue;
    path.push(root);
    while (path.length > 0) {
      const node = path.at(-1)!;
      if (order[node] === 0) {
        order[node] = lowest[node] = ++seen;
        component.push(node);
        pending[node] = 1;
      }
      const target = edges[node]![nextEdge[node]!];
      if (target === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[node]!);
        if (lowest[node] === order[node]) closeComponent(node);
        continue;
      }
      nextEdge[node]! += 1;
      if (target === node) cyclic[node] = 1;
      if (order[target] === 0) path.push(target);
      else if (pending[target] === 1) lowest[node] = Math.min(lowest[node]!, order[target]!);
    }
  }
  return cyclic;

  function closeComponent(root: number): void {
    const several = component.at(-1) !== root;
    let node: number;
    do {
      node = component.pop()!;
      pending[node] = 0;
      if (several) cyclic[node] = 1;
    } while (node !== root);
  }
}
