import { type Model, seenAt } from '../../src/adapters/language/proposer/classifier.ts';
import { DIMENSIONS, featuresOf, gramsOf, plainWords } from '../../src/adapters/language/proposer/features.ts';
import { Draw } from '../../test/chat-eval/random.ts';
import type { Example } from './examples.ts';

const EPOCHS = 26;
const RATE = 1.2;
const DECAY = 2e-5;
const SEED = 20_260_301;

type Point = Readonly<{ label: number; features: readonly (readonly [number, number])[] }>;

/** Stochastic gradient descent from zero, in an order that the seed decides: the same examples give the same model. */
export function train(all: readonly Example[]): Model {
  const labels = [...new Set(all.map(({ label }) => label))].sort();
  const points = all.map(({ label, items }) => ({
    label: labels.indexOf(label),
    features: [...featuresOf(plainWords(items))],
  }));
  const weights = labels.map(() => new Float64Array(DIMENSIONS));
  const bias = new Float64Array(labels.length);
  const draw = new Draw(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const point of shuffled(points, draw)) descend(point, weights, bias, rate);
  }
  return quantized(labels, weights, bias, seenGrams(all));
}

function descend({ label, features }: Point, weights: readonly Float64Array[], bias: Float64Array, rate: number): void {
  const scores = weights.map((row, at) =>
    features.reduce((sum, [k, value]) => sum + (row[k] ?? 0) * value, bias[at] ?? 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (const [at, row] of weights.entries()) {
    const slope = (powers[at] ?? 0) / total - (at === label ? 1 : 0);
    bias[at] = (bias[at] ?? 0) - rate * slope * 0.1;
    for (const [k, value] of features) row[k] = (row[k] ?? 0) - rate * (slope * value + DECAY * (row[k] ?? 0));
  }
}

function shuffled(points: readonly Point[], draw: Draw): Point[] {
  const mixed = [...points];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = draw.below(at + 1);
    const [a, b] = [mixed[at], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[at], mixed[other]] = [b, a];
  }
  return mixed;
}

function seenGrams(all: readonly Example[]): Uint8Array {
  const seen = new Uint8Array(DIMENSIONS);
  for (const { items } of all)
    for (const gram of plainWords(items).flatMap((word) => gramsOf(word))) {
      const [byte, bit] = seenAt(gram);
      seen[byte] = (seen[byte] ?? 0) | bit;
    }
  return seen;
}

function quantized(labels: string[], weights: readonly Float64Array[], bias: Float64Array, seen: Uint8Array): Model {
  const largest = weights.reduce((most, row) => row.reduce((max, value) => Math.max(max, Math.abs(value)), most), 0);
  const scale = largest / 127;
  const bytes = weights.flatMap((row) => [...row].map((value) => Math.round(value / scale) & 255));
  return {
    labels,
    scale: Number(scale.toPrecision(12)),
    bias: [...bias].map((value) => Number(value.toPrecision(9))),
    weights: Buffer.from(bytes).toString('base64'),
    seen: Buffer.from(seen).toString('base64'),
  };
}
