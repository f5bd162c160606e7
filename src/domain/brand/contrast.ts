/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const hexOf = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Undefined for a text that is not `#rrggbb`. */
export function rgbOf(text: string): Rgb | undefined {
  if (!/^#[\da-f]{6}$/i.test(text)) return undefined;
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** `share` of the second colour in the first. */
export const mixed = (first: Rgb, second: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => (first[at] ?? 0) * (1 - share) + (second[at] ?? 0) * share) as unknown as Rgb;

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [dark = 0, bright = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
