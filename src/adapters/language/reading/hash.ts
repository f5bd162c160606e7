/** FNV-1a over UTF-16 units. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}

const FEATURES = 1 << 20;

/** The number of a feature, of its hash. Of some 60,000 features in training, one in twenty shares its number with another. */
export const numberOf = (value: number): number => value % FEATURES;

export const featureOf = (text: string): number => numberOf(hash(text));
