import { writeFileSync } from 'node:fs';
import type { Model } from '../src/adapters/language/proposer/linear.ts';
import { followUpExamples, trainChanges, trainEnds } from './proposer/changes.ts';
import { examples } from './proposer/examples.ts';
import { trainModels } from './proposer/models.ts';

const all = examples();
const { intents, roles, seen } = trainModels(all);
const folder = 'src/adapters/language/proposer';
const NOTE = '/** Generated from bench/proposer by `npm run train:chat`. */';

const written = ({ labels, scale, bias, features, weights }: Model): string => `{
  labels: [${labels.map((label) => `'${label}'`).join(', ')}],
  scale: ${scale},
  bias: [
${bias.map((value) => `    ${value},`).join('\n')}
  ],
  features:
    '${features}',
  weights:
    '${weights}',
}`;

writeFileSync(
  `${folder}/intent-model.ts`,
  `import type { Model } from './linear.ts';

${NOTE}
export const INTENT_MODEL: Model = ${written(intents)};

${NOTE}
export const SEEN =
  '${seen}';
`,
);
writeFileSync(
  `${folder}/role-model.ts`,
  `import type { Model } from './linear.ts';
import type { ValueRole } from './roles.ts';

${NOTE}
export const ROLE_MODEL: Model<ValueRole> = ${written(roles)};
`,
);
const followUps = followUpExamples();
writeFileSync(
  'src/adapters/language/proposed-change/change-model.ts',
  `import type { Model } from '../proposer/linear.ts';
import type { ChangeLabel } from './propose-change.ts';

/** Generated from bench/chat by \`npm run train:chat\`. */
export const CHANGE_MODEL: Model<ChangeLabel> = ${written(trainChanges(followUps))};
`,
);
writeFileSync(
  'src/adapters/language/proposed-change/end-model.ts',
  `import type { Model } from '../proposer/linear.ts';
import type { EndLabel } from './propose-end.ts';

/** Generated from bench/chat by \`npm run train:chat\`. */
export const END_MODEL: Model<EndLabel> = ${written(trainEnds(followUps))};
`,
);
console.log(`${followUps.length} messages to an open request`);
console.log(`${all.length} examples, ${intents.labels.length} intents, ${roles.labels.length} parts`);
