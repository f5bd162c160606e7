import { featuresOf, gramsOf, plainWords, SEEN_BYTES, seenAt } from '../../src/adapters/language/reading/features.ts';
import { languageFeatures, ownWords } from '../../src/adapters/language/reading/language.ts';
import type { Model } from '../../src/adapters/language/reading/linear.ts';
import type { ValueRole } from '../../src/adapters/language/reading/weighed.ts';
import { lex } from '../../src/adapters/language/text/lex.ts';
import { normalizeText } from '../../src/adapters/language/text/normalize.ts';
import { EVAL_LEXICON } from '../../test/chat-eval/lexicon.ts';
import type { Example } from './examples.ts';
import { ROLE_TRAINING, rolePoints } from './role-points.ts';
import { type Point, train } from './train.ts';

export type Trained = Readonly<{ languages: Model; intents: Model; roles: Model<ValueRole>; seen: string }>;

const LANGUAGE_TRAINING = { epochs: 6, rate: 0.7, decay: 2e-5, least: 6 };
const INTENT_TRAINING = { epochs: 20, rate: 0.7, decay: 2e-5, drop: 0.6, least: 3 };

/** Sets by people who had not seen the grammar count most; what asks for nothing counts less, because there is more of it. */
const OF_PEOPLE = /paraphrases|opened|questions|buttons/;

/** The languages, the intents, the parts of values, and the groups of letters that training saw. */
export function trainModels(all: readonly Example[]): Trained {
  const words = all.map(({ items }) => plainWords(items));
  const points = all.map(({ label, set }, at) => ({
    label,
    features: featuresOf(words[at] ?? []),
    weight:
      (OF_PEOPLE.test(set) ? 6 : 1) * (set === 'cases' ? 4 : 1) * (label === 'help' && set !== 'questions' ? 0.2 : 1),
  }));
  const spoken = all
    .map(
      ({ text, language }): Point<string> => ({
        label: language,
        features: languageFeatures(ownWords(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON)),
      }),
    )
    .filter(({ label, features }) => label !== 'zh' && features.length > 0);
  return {
    languages: train(spoken, LANGUAGE_TRAINING),
    intents: train(points, INTENT_TRAINING),
    roles: train(rolePoints(all), ROLE_TRAINING),
    seen: seenIn(words),
  };
}

function seenIn(all: readonly (readonly string[])[]): string {
  const seen = new Uint8Array(SEEN_BYTES);
  for (const gram of all.flat().flatMap(gramsOf)) {
    const [byte, bit] = seenAt(gram);
    seen[byte] = (seen[byte] ?? 0) | bit;
  }
  return Buffer.from(seen).toString('base64');
}
