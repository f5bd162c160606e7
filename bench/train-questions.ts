import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hash } from '../src/adapters/language/proposer/hash.ts';
import { type Model, makeLinear } from '../src/adapters/language/proposer/linear.ts';
import { questionFeatures } from '../src/adapters/language/questions/features.ts';
import type { QuestionLabel } from '../src/adapters/language/questions/labels.ts';
import { typedIn } from '../src/adapters/language/questions/typed.ts';
import { ANSWERS } from '../src/adapters/language/writer/answers/index.ts';
import { EVAL_LEXICON } from '../test/chat-eval/lexicon.ts';
import { examples } from './proposer/examples.ts';
import { type Point, train } from './proposer/train.ts';

const FILE = 'bench/questions/lines.tsv.gz';
const TRAINING = { epochs: 16, rate: 0.5, decay: 2e-5, drop: 0.5, least: 3 };
/** Of what others wrote for the other classifier, one line in so many of those that ask for nothing, and of requests. */
const ONE_IN = { other: 3, request: 3 } as const;

type Line = Readonly<{ label: string; language: string; text: string; weight: number }>;

/** One line each: label, language, text, by people who had not seen the reader. */
const lines = gunzipSync(readFileSync(FILE))
  .toString()
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line): Line => {
    const [label = '', language = '', text = ''] = line.split('\t');
    return { label, language, text, weight: 5 };
  });
/** A third is kept out, by its text, and measures. */
const isKeptOut = ({ text }: Line): boolean => hash(text) % 3 === 0;
const labels = new Set(lines.map(({ label }) => label));
/** Requests and remarks of the other classifier; its questions where they have the same names. */
const others = examples().flatMap(({ label, text }, at): Line[] => {
  const known = label === 'transfer' || label === 'swap' ? 'request' : label;
  if (known === 'help' || known === 'link' || known === 'contacts') return [];
  const kept = labels.has(known) ? known : 'other';
  if ((kept === 'other' || kept === 'request') && at % ONE_IN[kept] !== 0) return [];
  return [{ label: kept, language: '', text, weight: kept === 'other' ? 0.5 : 0.7 }];
});
const topics = Object.entries(ANSWERS).flatMap(([language, { topics: all }]) =>
  Object.entries(all).map(([label, text]): Line => ({ label, language, text, weight: 6 })),
);

const featuresIn = (text: string) => questionFeatures(typedIn(text, EVAL_LEXICON));

function modelsOf(taught: readonly Line[]) {
  const known = taught.map((line) => ({ ...line, features: featuresIn(line.text) }));
  const topicPoints = known.map(
    ({ label, features, weight }): Point<QuestionLabel> => ({ label: label as QuestionLabel, features, weight }),
  );
  const languagePoints = known
    .filter(({ language }) => language !== '')
    .map(({ language, features }) => ({ label: language, features }));
  console.log(`${known.length} lines taught`);
  return { topicModel: train(topicPoints, TRAINING), languageModel: train(languagePoints, { ...TRAINING, drop: 0.2 }) };
}

const shipped = modelsOf([...lines, ...others, ...topics]);

const written = ({ labels: names, scale, bias, features, weights }: Model): string =>
  `{ labels: [${names.map((name) => `'${name}'`).join(', ')}], scale: ${scale}, bias: [${bias.join(', ')}], features: '${features}', weights: '${weights}' }`;
const NOTE = '/** Generated from bench/questions by `npm run train:questions`. */';
writeFileSync(
  'src/adapters/language/questions/model.ts',
  `import type { Model } from '../proposer/linear.ts';
import type { LanguageLabel, QuestionLabel } from './labels.ts';

${NOTE}
export const QUESTION_MODEL: Model<QuestionLabel> = ${written(shipped.topicModel)};

${NOTE}
export const LANGUAGE_MODEL: Model<LanguageLabel> = ${written(shipped.languageModel)};
`,
);

/** The figures are those of models that have not seen the measured lines. */
const { topicModel, languageModel } = modelsOf([...lines.filter((line) => !isKeptOut(line)), ...others, ...topics]);
const [topicOf, languageOf] = [makeLinear(topicModel), makeLinear(languageModel)];
const counts = new Map<string, { of: number; right: number; sure: number; sureWrong: number; language: number }>();
const wrong: string[] = [];
for (const line of lines.filter(isKeptOut)) {
  const features = featuresIn(line.text);
  const chances = topicOf(features);
  const most = Math.max(...chances);
  const said = topicModel.labels[chances.indexOf(most)];
  const spoken = languageOf(features);
  const count = counts.get(line.language) ?? { of: 0, right: 0, sure: 0, sureWrong: 0, language: 0 };
  counts.set(line.language, count);
  count.of += 1;
  if (said === line.label) count.right += 1;
  else wrong.push(`${line.label} read as ${said} ${most.toFixed(2)} [${line.language}] ${line.text}`);
  if (most >= 0.5) count.sure += 1;
  if (most >= 0.5 && said !== line.label) count.sureWrong += 1;
  if (languageModel.labels[spoken.indexOf(Math.max(...spoken))] === line.language) count.language += 1;
}
for (const [language, { of, right, sure, sureWrong, language: own }] of counts)
  console.log(
    `${language}: ${right} of ${of} topics (${((100 * right) / of).toFixed(1)} %), sure of ${sure}, wrong of these ${sureWrong}; language ${own}`,
  );
if (process.argv.includes('--lines')) console.log(wrong.join('\n'));
