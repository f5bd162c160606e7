import { contrastOf, mixed, type Rgb } from './contrast.ts';

/** The colours of one theme that an accent makes. */
export type Accent = Readonly<{ accent: Rgb; strong: Rgb; soft: Rgb; on: Rgb }>;
export type Accents = Readonly<{ light: Accent; dark: Accent }>;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The surfaces of the console on which the accent stands as text: those of console/src/tokens.css. */
export const SURFACES: Readonly<Record<keyof Accents, readonly Rgb[]>> = {
  light: [WHITE, [245, 247, 249], [243, 246, 249]],
  dark: [
    [21, 28, 36],
    [13, 18, 24],
    [27, 36, 46],
  ],
};
const INK_ON_DARK: Rgb = [11, 22, 38];

/** WCAG 2.2, level AA, for text. */
export const LEAST_CONTRAST = 4.5;

const light = (accent: Rgb): Accent => ({
  accent,
  strong: mixed(accent, BLACK, 0.25),
  soft: mixed(accent, WHITE, 0.9),
  on: WHITE,
});

const dark = (accent: Rgb): Accent => ({
  accent,
  strong: mixed(accent, WHITE, 0.3),
  soft: mixed(accent, SURFACES.dark[0] as Rgb, 0.8),
  on: INK_ON_DARK,
});

/** Without a colour for the dark theme, that of the light one is lightened until it can be read. */
export const accentsOf = (forLight: Rgb, forDark?: Rgb): Accents => ({
  light: light(forLight),
  dark: dark(forDark ?? lightened(forLight)),
});

function lightened(color: Rgb): Rgb {
  const tones = Array.from({ length: 21 }, (_, step) => mixed(color, WHITE, step / 20));
  return tones.find((tone) => leastContrast(dark(tone), SURFACES.dark) >= LEAST_CONTRAST) ?? WHITE;
}

/** The lowest contrast of a text in these colours. */
export const leastContrast = ({ accent, strong, soft, on }: Accent, surfaces: readonly Rgb[]): number =>
  Math.min(
    ...[...surfaces, soft].map((surface) => contrastOf(accent, surface)),
    contrastOf(strong, surfaces[0] ?? WHITE),
    contrastOf(on, accent),
  );
