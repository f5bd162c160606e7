import { writeFileSync } from 'node:fs';
import { examples } from './proposer/examples.ts';
import { train } from './proposer/train.ts';

const all = examples();
const { labels, scale, bias, weights, seen } = train(all);
const list = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'string' ? `'${value}'` : value));
writeFileSync(
  'src/adapters/language/proposer/model.ts',
  `import type { Model } from './classifier.ts';

/** Generated from bench/proposer by \`npm run train:chat\`. */
export const MODEL: Model = {
  labels: [${list(labels).join(', ')}],
  scale: ${scale},
  bias: [
${bias.map((value) => `    ${value},`).join('\n')}
  ],
  weights:
    '${weights}',
  seen: '${seen}',
};
`,
);
console.log(`${all.length} examples, ${labels.length} intents`);
