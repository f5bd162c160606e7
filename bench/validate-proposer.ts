import { readdirSync } from 'node:fs';
import { makeProposer } from '../src/adapters/language/proposer/propose.ts';
import { GrammarLanguageReader } from '../src/adapters/language/reader/language-reader.grammar.ts';
import { EVAL_LEXICON } from '../test/chat-eval/lexicon.ts';
import { readSets } from '../test/chat-eval/sets/lines.ts';
import { run } from '../test/chat-eval/sets/run.ts';
import { examples } from './proposer/examples.ts';
import { trainModels } from './proposer/models.ts';

/** The sets of one writer each. Trained without them, the models are measured with them. */
const WRITERS: readonly (readonly [folder: string, writer: RegExp])[] = [
  ['bench/chat/development/paraphrases', /paraphrases-en-a/],
  ['bench/chat/development/paraphrases', /paraphrases-en-b/],
  ['bench/chat/development/paraphrases', /paraphrases-(?:es|pt|de|fr|tr|zh)/],
  ['bench/chat/development/paraphrases', /paraphrases-intents/],
  ['bench/chat/opened', /opened\./],
  ['bench/chat/opened', /second-english/],
  ['bench/chat/opened', /second-languages/],
];

const all = examples();
for (const [folder, writer] of WRITERS) {
  const isLeftOut = (file: string) => writer.test(file);
  const models = trainModels(all.filter(({ set }) => !isLeftOut(`${set}.jsonl`)));
  const left = readSets(folder, (file) => isLeftOut(file) && /^(?:utterances|attacks)-/.test(file));
  const { counts } = run(left, new GrammarLanguageReader(EVAL_LEXICON, makeProposer(models)));
  console.log(`\n${readdirSync(folder).filter(isLeftOut).length} files of ${writer.source}`);
  for (const [name, { right, of }] of Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${name.padEnd(68)}${String(of - right).padStart(5)}${String(of).padStart(6)}   ${((100 * right) / of).toFixed(1)} %`,
    );
}
