import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A trained linear classifier: a signed byte for every kept feature and label, and a bias for every label. */
export type Model<L extends string = string> = Readonly<{
  labels: readonly L[];
  scale: number;
  bias: readonly number[];
  /** Packed: the kept features in ascending order, each as its distance from the one before, in groups of seven bits. */
  features: string;
  /** Packed: the weights of one feature stand beside each other, in the order of the features. */
  weights: string;
}>;

/** The features of one example, each once. */
export type Features = readonly number[];

/** How probable each label is, in the order of the labels. */
export type Linear = (features: Features) => Float64Array;

/** What each of so many kept features counts: the length of a text decides nothing. */
export const shareOf = (kept: number): number => 1 / Math.sqrt(Math.max(kept, 1));

/** Multinomial logistic regression. A feature that the model does not keep says nothing. */
export function makeLinear({ labels, scale, bias, features, weights: encoded }: Model): Linear {
  let weights: Int8Array | undefined;
  let rows: ReadonlyMap<number, number> = new Map();
  return (all) => {
    if (weights === undefined) {
      weights = Int8Array.from(bytesOf(encoded));
      rows = rowsOf(bytesOf(features));
    }
    const sums = new Float64Array(labels.length);
    let kept = 0;
    for (const feature of all) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      kept += 1;
      const start = row * labels.length;
      for (let label = 0; label < labels.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (weights[start + label] ?? 0);
    }
    const value = scale * shareOf(kept);
    return softmax(sums.map((sum, label) => sum * value + (bias[label] ?? 0)));
  };
}

export const bytesOf = (encoded: string): Uint8Array => inflateRawSync(Buffer.from(encoded, 'base64'));
export const packed = (bytes: Uint8Array): string => deflateRawSync(bytes, { level: 9 }).toString('base64');

const MORE = 0x80;
const GROUP = 0x7f;
const GROUP_BITS = 7;

/** The place of each kept feature in the table of weights. */
function rowsOf(gaps: Uint8Array): Map<number, number> {
  const rows = new Map<number, number>();
  let [feature, gap, shift] = [0, 0, 0];
  for (const byte of gaps) {
    gap |= (byte & GROUP) << shift;
    shift += GROUP_BITS;
    if (byte >= MORE) continue;
    feature += gap;
    rows.set(feature, rows.size);
    [gap, shift] = [0, 0];
  }
  return rows;
}

/** What a model keeps in `features`, of ascending numbers. */
export function gapsOf(features: readonly number[]): string {
  const bytes: number[] = [];
  let before = 0;
  for (const feature of features) {
    let gap = feature - before;
    before = feature;
    for (; gap > GROUP; gap >>>= GROUP_BITS) bytes.push((gap & GROUP) | MORE);
    bytes.push(gap);
  }
  return packed(Uint8Array.from(bytes));
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

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
