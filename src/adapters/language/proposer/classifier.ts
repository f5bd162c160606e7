import type { Item } from '../tagger/item.ts';
import { DIMENSIONS, featuresOf, gramsOf, hash, plainWords } from './features.ts';

/** A trained classifier: a signed byte for every label and feature, and the three-letter grams that training saw. */
export type Model = Readonly<{
  labels: readonly string[];
  scale: number;
  bias: readonly number[];
  weights: string;
  seen: string;
}>;

/** `coverage`: the share of the text's grams that occurred in training. */
export type Guess = Readonly<{ label: string; probability: number; coverage: number }>;

export type Classifier = (items: readonly Item[]) => Guess;

/** Multinomial logistic regression over hashed features. */
export function makeClassifier(model: Model): Classifier {
  const weights = Int8Array.from(atob(model.weights), (byte) => byte.charCodeAt(0));
  const seen = Uint8Array.from(atob(model.seen), (byte) => byte.charCodeAt(0));
  return (items) => {
    const words = plainWords(items);
    const features = featuresOf(words);
    const scores = model.labels.map((_, label) => {
      let score = model.bias[label] ?? 0;
      for (const [at, value] of features) score += (weights[label * DIMENSIONS + at] ?? 0) * model.scale * value;
      return score;
    });
    const highest = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
    const label = model.labels[scores.indexOf(highest)] ?? 'other';
    return { label, probability: 1 / total, coverage: coverageOf(words, seen) };
  };
}

export const seenAt = (gram: string): readonly [byte: number, bit: number] => {
  const at = hash(gram) & (DIMENSIONS * 8 - 1);
  return [at >> 3, 1 << (at & 7)];
};

const longGrams = (words: readonly string[]): string[] =>
  words.flatMap((word) => gramsOf(word)).filter((gram) => gram.length >= 3);

function coverageOf(words: readonly string[], seen: Uint8Array): number {
  const grams = longGrams(words.filter((word) => /\p{L}/u.test(word)));
  const known = grams.filter((gram) => {
    const [byte, bit] = seenAt(gram);
    return ((seen[byte] ?? 0) & bit) !== 0;
  });
  return grams.length === 0 ? 1 : known.length / grams.length;
}
