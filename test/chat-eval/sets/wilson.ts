const Z = 1.959963984540054;

/** The 95 % interval of Wilson for `right` of `of`, as two fractions. */
export function wilson(right: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const share = right / of;
  const square = Z ** 2 / of;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}
