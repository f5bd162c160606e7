const FINEST = 8;

/**
 * The least distance between two marks of an axis up to `largest` at which each mark has a text of its own: an axis of whole numbers has
 * no mark at one and a half.
 */
export function axisStep(largest: number, format: (value: number) => string): number {
  const from = Math.floor(largest);
  for (let places = FINEST; places > 0; places -= 1) {
    const step = Number(`1e-${places}`);
    if (format(step) !== format(0) && format(from + step) !== format(from)) return step;
  }
  return 1;
}
