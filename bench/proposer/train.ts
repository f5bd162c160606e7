import { type Features, gapsOf, type Model, packed, shareOf } from '../../src/adapters/language/reading/linear.ts';
import { Draw } from '../../test/chat-eval/random.ts';

export type Point<L extends string> = Readonly<{ label: L; features: Features; weight?: number }>;
/**
 * `least`: of how many examples a feature is kept; what stands in fewer says who wrote them. `drop`: the part of the features that is
 * left out each time an example is seen, so that no single word decides.
 */
type Training = Readonly<{ least: number; epochs: number; rate: number; decay: number; drop?: number }>;

const SEED = 20_260_301;

/** Stochastic gradient descent from zero, in an order that the seed decides: the same points give the same model. */
export function train<L extends string>(
  points: readonly Point<L>[],
  { least, epochs, rate, decay, drop = 0 }: Training,
): Model<L> {
  const labels = [...new Set(points.map(({ label }) => label))].sort();
  const kept = keptOf(points, least);
  const rows = new Map(kept.map((feature, row) => [feature, row]));
  const weights = new Float64Array(labels.length * kept.length);
  const bias = new Float64Array(labels.length);
  const slopes = new Float64Array(labels.length);
  const known = points.map(({ label, features, weight = 1 }) => ({
    label: labels.indexOf(label),
    rows: Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? [])),
    weight,
  }));
  const draw = new Draw(SEED);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate * (1 - epoch / epochs);
    for (const point of shuffled(known, draw))
      descend(thinned(point, drop, draw), { weights, bias, slopes, step, decay });
  }
  return quantized(labels, kept, weights, bias);
}

/** In ascending order. */
function keptOf(points: readonly Point<string>[], least: number): number[] {
  const counts = new Map<number, number>();
  for (const { features } of points)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count < least ? [] : [feature])).sort((a, b) => a - b);
}

type Known = Readonly<{ label: number; rows: Int32Array; weight: number }>;
type State = Readonly<{
  weights: Float64Array;
  bias: Float64Array;
  slopes: Float64Array;
  step: number;
  decay: number;
}>;

/** `slopes` is scratch space. */
function descend({ label, rows, weight }: Known, { weights, bias, slopes, step, decay }: State): void {
  const count = bias.length;
  const value = shareOf(rows.length);
  slopes.fill(0);
  for (const row of rows)
    for (let one = 0; one < count; one += 1) slopes[one] = (slopes[one] ?? 0) + (weights[row * count + one] ?? 0);
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
  for (const row of rows)
    for (let one = 0, index = row * count; one < count; one += 1, index += 1)
      weights[index] = (weights[index] ?? 0) * shrink - (slopes[one] ?? 0);
}

function thinned(point: Known, drop: number, draw: Draw): Known {
  if (drop === 0) return point;
  return { ...point, rows: point.rows.filter(() => draw.below(1000) >= 1000 * drop) };
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

function quantized<L extends string>(
  labels: readonly L[],
  features: readonly number[],
  weights: Float64Array,
  bias: Float64Array,
): Model<L> {
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const scale = largest / 127;
  return {
    labels,
    scale: Number(scale.toPrecision(12)),
    bias: [...bias].map((value) => Number(value.toPrecision(9))),
    features: gapsOf(features),
    weights: packed(new Uint8Array(Int8Array.from(weights, (value) => Math.round(value / scale)).buffer)),
  };
}
