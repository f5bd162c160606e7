import { plainText, withoutSigns } from '../text/letters.ts';

const AROUND =
  'please|pls|ok|okay|i mean|i meant|i choose|i pick|take|use|let us take|it is|that is|i want|go with|the|then|send it to|to';
const NOUN = 'one|option|choice|of them|of those|of the two|of these|address|network|token|amount|wallet';
const PLACES = ['first|1st|former|upper', 'second|2nd|latter|lower', 'third|3rd', 'fourth|4th', 'fifth|5th'] as const;
const said = (words: string): RegExp =>
  new RegExp(`^(?:(?:${AROUND}) )*(?:${words})(?: (?:${NOUN}))?(?: (?:please|pls|thanks))*$`);
const [LAST, ORDINALS] = [said('last'), PLACES.map(said)];

/** What "the second one" stands for among the choices that were shown; undefined for every other text. */
export function chosen(text: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined;
  const plain = withoutSigns(text);
  if (plain === undefined) return undefined;
  if (LAST.test(plain)) return choices.at(-1);
  return choices[ORDINALS.findIndex((ordinal) => ordinal.test(plain))];
}

const BEGINS =
  /^(?:(?:please|ok|okay|yes|sure|great|good|now) )*(?:(?:begin|start)(?: now| it)?(?: with (?:the )?(?:first|that)(?: one| step)?)?|(?:do |offer )?(?:the )?(?:first|next)(?: one| step)?|step one|continue|proceed|go on|carry on|show me|offer it)(?: please| thanks| now)*$/;

/** Whether a message asks for the first or next step of several. */
export const begins = (text: string): boolean => BEGINS.test(plainText(text));
