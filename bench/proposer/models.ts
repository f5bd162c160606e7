import { featuresOf, gramsOf, plainWords, SEEN_BYTES, seenAt } from '../../src/adapters/language/proposer/features.ts';
import type { Models } from '../../src/adapters/language/proposer/propose.ts';
import type { Example } from './examples.ts';
import { ROLE_TRAINING, rolePoints } from './role-points.ts';
import { train } from './train.ts';

const INTENT_TRAINING = { epochs: 20, rate: 0.7, decay: 2e-5, drop: 0.6, least: 3 };

/** Sets by people who had not seen the grammar count most; what asks for nothing counts less, because there is more of it. */
const OF_PEOPLE = /paraphrases|opened/;

/** The intents, the parts of values, and the groups of letters that training saw. */
export function trainModels(all: readonly Example[]): Models {
  const words = all.map(({ items }) => plainWords(items));
  const points = all.map(({ label, set, items }, at) => ({
    label,
    features: featuresOf(items, words[at]),
    weight: (OF_PEOPLE.test(set) ? 6 : 1) * (set === 'cases' ? 4 : 1) * (label === 'other' ? 0.9 : 1),
  }));
  return { intents: train(points, INTENT_TRAINING), roles: train(rolePoints(all), ROLE_TRAINING), seen: seenIn(words) };
}

function seenIn(all: readonly (readonly string[])[]): string {
  const seen = new Uint8Array(SEEN_BYTES);
  for (const gram of all.flat().flatMap(gramsOf)) {
    const [byte, bit] = seenAt(gram);
    seen[byte] = (seen[byte] ?? 0) | bit;
  }
  return Buffer.from(seen).toString('base64');
}
