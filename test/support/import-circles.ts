import { dirname, sep } from 'node:path';

/** The paths of two files, or of the folders that contain them. */
export type Import = readonly [from: string, to: string];

/** The groups of nodes that can reach each other, sorted, with sorted members. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const reached = reachable(imports.filter(([from, to]) => from !== to));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const circle = (node: string) =>
    [...(reached.get(node) ?? [])].filter((other) => other === node || reaches(other, node)).sort();
  const circles = [...reached.keys()].filter((node) => reaches(node, node)).map(circle);
  return sorted([...new Map(circles.map((one) => [one.join(' '), one])).values()]);
}

const sorted = (circles: string[][]) => circles.sort((a, b) => (a.join() < b.join() ? -1 : 1));

/** Import circles between folders: each file counts as its own folder. */
export const circlesOfFolders = (imports: readonly Import[]): string[][] =>
  circlesOf(imports.map(([from, to]) => [dirname(from), dirname(to)]));

/** Import circles between the entries of a folder, at every level: each file counts as the entry that contains it. */
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

/** The nodes that can be reached from each node in one or more steps. */
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
