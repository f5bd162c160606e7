import { dirname, sep } from 'node:path';

/** Paths of two files, or of what stands for them. */
export type Import = readonly [from: string, to: string];

/** The groups whose members can all be reached from each other; each sorted, and so are they. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const reached = reachable(imports.filter(([from, to]) => from !== to));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const circle = (node: string) =>
    [...(reached.get(node) ?? [])].filter((other) => other === node || reaches(other, node)).sort();
  const circles = [...reached.keys()].filter((node) => reaches(node, node)).map(circle);
  return sorted([...new Map(circles.map((one) => [one.join(' '), one])).values()]);
}

const sorted = (circles: string[][]) => circles.sort((a, b) => (a.join() < b.join() ? -1 : 1));

/** The circles of folders that hold the files themselves: each file stands for the folder that it lies in. */
export const circlesOfFolders = (imports: readonly Import[]): string[][] =>
  circlesOf(imports.map(([from, to]) => [dirname(from), dirname(to)]));

/** The circles among what lies side by side in a folder, at every level: each file stands for the part that it belongs to. */
export function circlesOfSiblings(imports: readonly Import[]): string[][] {
  const byParent = new Map<string, Import[]>();
  for (const [from, to] of imports) {
    const [parts, others] = [from.split(sep), to.split(sep)];
    const depth = parts.findIndex((part, i) => part !== others[i]);
    const parent = parts.slice(0, depth).join(sep);
    const siblings: Import = [parts.slice(0, depth + 1).join(sep), others.slice(0, depth + 1).join(sep)];
    byParent.set(parent, [...(byParent.get(parent) ?? []), siblings]);
  }
  return sorted([...byParent.values()].flatMap(circlesOf));
}

/** Which nodes can be reached from each node by one step or more. */
function reachable(imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, string[]>();
  for (const [from, to] of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const from = (start: string) => {
    const reached = new Set<string>();
    const open = [...(targets.get(start) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (reached.has(node)) continue;
      reached.add(node);
      open.push(...(targets.get(node) ?? []));
    }
    return reached;
  };
  return new Map([...targets.keys()].map((node) => [node, from(node)]));
}
