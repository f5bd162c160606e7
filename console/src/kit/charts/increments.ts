const SMALLEST_POWER = -12;
const POWERS = 28;
const CANDIDATES = Array.from({ length: POWERS }, (_, index) => index + SMALLEST_POWER).flatMap((power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
);
const MOST_MARKS = 30;

/**
 * The steps between the marks of an axis from `min` to `max` at which each mark has a text of its own: an axis of whole numbers has no
 * mark at one and a half.
 */
export const increments = (min: number, max: number, format: (value: number) => string): number[] =>
  CANDIDATES.filter((step) => {
    const count = Math.floor((max - min) / step);
    if (count > MOST_MARKS) return false;
    const marks = marksOf(min, step, Math.max(count, 1) + 1);
    return new Set(marks.map(format)).size === marks.length;
  });

const marksOf = (min: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => (Math.ceil(min / step) + index) * step);
