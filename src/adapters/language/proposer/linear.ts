/** A trained linear classifier: a signed byte for every feature and label, and a bias for every label. */
export type Model<L extends string = string> = Readonly<{
  labels: readonly L[];
  bits: number;
  scale: number;
  bias: readonly number[];
  /** Base64; the weights of one feature stand beside each other. */
  weights: string;
}>;

/** The indexes of the features of one example, each once, and the value that all of them have. */
export type Features = Readonly<{ at: readonly number[]; value: number }>;

/** How probable each label is, in the order of the labels. */
export type Linear = (features: Features) => Float64Array;

/** Multinomial logistic regression over hashed features. */
export function makeLinear({ labels, scale, bias, weights: encoded }: Model): Linear {
  let weights: Int8Array | undefined;
  return ({ at, value }) => {
    weights ??= Int8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
    const sums = new Float64Array(labels.length);
    for (const feature of at) {
      const start = feature * labels.length;
      for (let label = 0; label < labels.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (weights[start + label] ?? 0);
    }
    return softmax(sums.map((sum, label) => sum * scale * value + (bias[label] ?? 0)));
  };
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
