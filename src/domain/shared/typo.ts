// Frequent typos cost less: a letter doubled, two swapped, one left out, one added, one replaced by another.
const DOUBLED = 0.7;
const SWAPPED = 0.8;
const LEFT_OUT = 0.9;
const ADDED = 1;
const REPLACED = 1.1;

/**
 * The cost of the typos that turn `meant` into `typed`; undefined for more than one, or more than two in a word of nine letters
 * and more. The first letter must be right, or swapped with the second.
 */
export function typoCost(typed: string, meant: string): number | undefined {
  const allowed = meant.length >= 9 ? 2 : 1;
  if (Math.abs(typed.length - meant.length) > allowed) return undefined;
  const firstRight = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
  const most = allowed * REPLACED;
  const cost = firstRight ? slipCost(typed, meant, most) : Number.POSITIVE_INFINITY;
  return cost <= most ? cost : undefined;
}

/** Optimal string alignment distance (Damerau-Levenshtein without a second edit of a swapped pair), weighted; any above `most` stands for all of them. */
function slipCost(typed: string, meant: string, most: number): number {
  let before: number[] = [];
  let leastBefore = 0;
  let previous = Array.from({ length: meant.length + 1 }, (_, index) => index * LEFT_OUT);
  for (let row = 1; row <= typed.length; row += 1) {
    const added = row > 1 && typed[row - 1] === typed[row - 2] ? DOUBLED : ADDED;
    const current = [(previous[0] ?? 0) + added];
    let least = current[0] ?? 0;
    for (let column = 1; column <= meant.length; column += 1) {
      const kept = typed[row - 1] === meant[column - 1] ? 0 : REPLACED;
      let cost = Math.min(
        (previous[column] ?? 0) + added,
        (current[column - 1] ?? 0) + LEFT_OUT,
        (previous[column - 1] ?? 0) + kept,
      );
      const crossed = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && crossed) cost = Math.min(cost, (before[column - 2] ?? 0) + SWAPPED);
      current.push(cost);
      if (cost < least) least = cost;
    }
    // Every further row is built from these two.
    if (least > most && leastBefore > most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    [before, previous] = [previous, current];
  }
  return previous[meant.length] ?? 0;
}

/** The known name of which this may be a misspelling; the likeliest, if there are several. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const near = [...known].flatMap((other) => {
    const cost = typoCost(name, other);
    return cost === undefined ? [] : [{ other, cost }];
  });
  return near.sort((one, another) => one.cost - another.cost)[0]?.other;
}
