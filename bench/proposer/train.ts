import type { Features, Model } from '../../src/adapters/language/proposer/linear.ts';
import { Draw } from '../../test/chat-eval/random.ts';

export type Point<L extends string> = Readonly<{ label: L; features: Features; weight?: number }>;
/** `drop`: the part of the features that is left out each time an example is seen, so that no single word decides. */
type Training = Readonly<{ bits: number; epochs: number; rate: number; decay: number; drop?: number }>;

const SEED = 20_260_301;

/** Stochastic gradient descent from zero, in an order that the seed decides: the same points give the same model. */
export function train<L extends string>(
  points: readonly Point<L>[],
  { bits, epochs, rate, decay, drop = 0 }: Training,
): Model<L> {
  const labels = [...new Set(points.map(({ label }) => label))].sort();
  const weights = new Float64Array(labels.length << bits);
  const bias = new Float64Array(labels.length);
  const slopes = new Float64Array(labels.length);
  const known = points.map(({ label, features, weight = 1 }) => ({
    label: labels.indexOf(label),
    at: Int32Array.from(features.at),
    value: features.value,
    weight,
  }));
  const draw = new Draw(SEED);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate * (1 - epoch / epochs);
    for (const point of shuffled(known, draw))
      descend(thinned(point, drop, draw), { weights, bias, slopes, step, decay });
  }
  return quantized(labels, bits, weights, bias);
}

type Known = Readonly<{ label: number; at: Int32Array; value: number; weight: number }>;
type State = Readonly<{
  weights: Float64Array;
  bias: Float64Array;
  slopes: Float64Array;
  step: number;
  decay: number;
}>;

/** `slopes` is scratch space. */
function descend({ label, at, value, weight }: Known, { weights, bias, slopes, step, decay }: State): void {
  const count = bias.length;
  slopes.fill(0);
  for (const feature of at)
    for (let one = 0; one < count; one += 1) slopes[one] = (slopes[one] ?? 0) + (weights[feature * count + one] ?? 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < count; one += 1) {
    slopes[one] = (slopes[one] ?? 0) * value + (bias[one] ?? 0);
    highest = Math.max(highest, slopes[one] ?? 0);
  }
  let total = 0;
  for (let one = 0; one < count; one += 1) {
    slopes[one] = Math.exp((slopes[one] ?? 0) - highest);
    total += slopes[one] ?? 0;
  }
  for (let one = 0; one < count; one += 1) {
    const slope = weight * ((slopes[one] ?? 0) / total - (one === label ? 1 : 0));
    bias[one] = (bias[one] ?? 0) - step * slope * 0.1;
    slopes[one] = step * slope * value;
  }
  const shrink = 1 - step * decay;
  for (const feature of at)
    for (let one = 0, index = feature * count; one < count; one += 1, index += 1)
      weights[index] = (weights[index] ?? 0) * shrink - (slopes[one] ?? 0);
}

function thinned(point: Known, drop: number, draw: Draw): Known {
  if (drop === 0) return point;
  const at = point.at.filter(() => draw.below(1000) >= 1000 * drop);
  return { ...point, at, value: 1 / Math.sqrt(Math.max(at.length, 1)) };
}

function shuffled<T>(points: readonly T[], draw: Draw): T[] {
  const mixed = [...points];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = draw.below(at + 1);
    const [a, b] = [mixed[at] as T, mixed[other] as T];
    [mixed[at], mixed[other]] = [b, a];
  }
  return mixed;
}

function quantized<L extends string>(labels: L[], bits: number, weights: Float64Array, bias: Float64Array): Model<L> {
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const scale = largest / 127;
  return {
    labels,
    bits,
    scale: Number(scale.toPrecision(12)),
    bias: [...bias].map((value) => Number(value.toPrecision(9))),
    weights: Buffer.from(Int8Array.from(weights, (value) => Math.round(value / scale)).buffer).toString('base64'),
  };
}
