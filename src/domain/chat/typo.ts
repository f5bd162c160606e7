/**
 * How many slips make `typed` of `meant`, or undefined when they are too many: one letter dropped, doubled, added, replaced or swapped with its neighbour; two such
 * slips in a word of nine letters and more. The first letter is right, or swapped with the second.
 */
export function slipsBetween(typed: string, meant: string): number | undefined {
  const allowed = meant.length >= 9 ? 2 : 1;
  if (Math.abs(typed.length - meant.length) > allowed) return undefined;
  const firstRight = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
  const count = firstRight ? slips(typed, meant) : Number.POSITIVE_INFINITY;
  return count <= allowed ? count : undefined;
}

/** Optimal string alignment distance (Damerau-Levenshtein without a second edit of a swapped pair). */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}
