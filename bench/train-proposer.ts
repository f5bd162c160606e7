import { writeFileSync } from 'node:fs';
import { followUpExamples, trainChanges, trainEnds } from './proposer/changes.ts';
import { examples } from './proposer/examples.ts';
import { trainModels } from './proposer/models.ts';

const write = (name: string, model: unknown): void =>
  writeFileSync(`src/adapters/language/model/${name}.json`, `${JSON.stringify(model)}\n`);

const all = examples();
const trained = trainModels(all);
const { languages, intents, roles, seen } = trained;
write('languages', languages);
write('intents', { ...intents, seen });
write('roles', roles);
const followUps = followUpExamples(trained);
write('changes', trainChanges(followUps));
write('ends', trainEnds(followUps));
console.log(`${followUps.length} messages to an open request`);
console.log(`${all.length} examples, ${intents.labels.length} intents, ${roles.labels.length} parts`);
