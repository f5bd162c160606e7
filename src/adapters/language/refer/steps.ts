import { missingSlots } from '../../../domain/chat/slots.ts';
import { MOST_STEPS, type OpenFrame, type Step } from '../../../domain/chat/understanding.ts';
import type { Command } from '../commands/request-of.ts';
import { tokensOf } from '../commands/token.ts';
import { requestIn } from '../open/read-commands.ts';
import { fold, HAN } from '../text/letters.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { unspaced } from '../text/unspaced.ts';
import { tagItems } from '../values/tag-items.ts';
import { brought } from './repeat.ts';

const phrases = (text: string): string[][] =>
  text
    .split('|')
    .map((one) => (HAN.test(one) ? [...one] : one.split(' ')))
    .sort((a, b) => b.length - a.length);
/** Between two steps, in seven languages, without marks on letters. */
const JOINTS = phrases(
  'and then|then|and after that|after that|and afterwards|afterwards|followed by|and finally|finally|after which|and next|y luego|y despues|luego|despues|y a continuacion|e depois|e em seguida|e entao|depois|em seguida|und dann|und danach|danach|und anschliessend|anschliessend|dann|et puis|et ensuite|puis|ensuite|et apres|ve sonra|sonra|daha sonra|ardindan|sonrasinda|然后再|然后|接着|之后|随后|再然后',
);
/** They part two steps only where a verb or an amount follows. */
const WEAK = phrases('and|and also|plus|also');
const FIRST = phrases('first of all|first|firstly|to begin with|to start with');
const VERB =
  /^(?:send|transfer|pay|move|wire|forward|give|swap|exchange|convert|change|trade|sell|buy|bridge|wrap|unwrap)$/;
const SEND: Lexeme = { is: 'word', words: ['send'], written: 'send' };

export type Steps = Readonly<{ steps: readonly Step[]; language?: string }>;

/** The steps of a message that asks for several things one after another; undefined unless each part plainly asks for one. */
export function stepsIn(lexemes: readonly Lexeme[], lexicon: Lexicon): Steps | undefined {
  const isHan = lexemes.some(({ written }) => HAN.test(written));
  const parts = partsOf(isHan ? lexemes.flatMap(unspaced) : lexemes);
  if (parts.length < 2 || parts.length > MOST_STEPS) return undefined;
  const steps: Step[] = [];
  let language: string | undefined;
  for (const part of parts) {
    const said = stepOf(part, steps.at(-1), lexicon);
    if (said === undefined) return undefined;
    const { language: spoken, ...step } = said;
    language ??= spoken;
    steps.push(step);
  }
  return { steps, ...(language !== undefined && { language }) };
}

function stepOf(
  part: readonly Lexeme[],
  last: Step | undefined,
  lexicon: Lexicon,
): (Step & Readonly<{ language?: string }>) | undefined {
  const result = last && brought(tokensOf(tagItems(part, lexicon)), last);
  if (result !== undefined) return result;
  const asked = requestIn(part, lexicon) ?? (last && bareOf(part, last, lexicon));
  return asked && missingSlots(asked.intent, asked.slots).length === 0 ? asked : undefined;
}

/** "… and then 10 to 0x…": a bare amount counts the token of the payment before, on its network. */
function bareOf(part: readonly Lexeme[], last: OpenFrame, lexicon: Lexicon): Command | undefined {
  const { token, fromChain } = last.slots;
  if (last.intent !== 'transfer' || token === undefined || token.startsWith('0x')) return undefined;
  const said = part[0]?.is === 'number' ? [SEND, ...part] : part;
  const plain = requestIn(said, lexicon);
  if (plain !== undefined) return plain;
  const at = said.findIndex(({ is }) => is === 'number');
  if (at < 0) return undefined;
  const symbol = token.toLowerCase();
  const named: Lexeme = { is: 'word', words: [symbol], written: symbol };
  const counted = requestIn([...said.slice(0, at + 1), named, ...said.slice(at + 1)], lexicon);
  return counted && { ...counted, slots: { ...(fromChain !== undefined && { fromChain }), ...counted.slots } };
}

function partsOf(lexemes: readonly Lexeme[]): Lexeme[][] {
  const start = lengthAt(FIRST, lexemes, 0);
  const parts: Lexeme[][] = [[]];
  for (let at = start; at < lexemes.length; ) {
    const length = jointAt(lexemes, at);
    if (length > 0) parts.push([]);
    else parts.at(-1)?.push(lexemes[at] as Lexeme);
    at += length || 1;
  }
  return parts.map(withoutBorders).filter((part) => part.length > 0);
}

function jointAt(lexemes: readonly Lexeme[], at: number): number {
  const strong = lengthAt(JOINTS, lexemes, at);
  if (strong > 0) return strong;
  const weak = isBorder(lexemes[at]) ? 1 : lengthAt(WEAK, lexemes, at);
  return weak > 0 && isStart(lexemes[at + weak]) ? weak : 0;
}

const wordAt = (lexeme: Lexeme | undefined): string => (lexeme?.is === 'word' ? fold(lexeme.written) : '');
const lengthAt = (all: readonly (readonly string[])[], lexemes: readonly Lexeme[], at: number): number =>
  all.find((words) => words.every((word, index) => wordAt(lexemes[at + index]) === word))?.length ?? 0;
const isStart = (lexeme: Lexeme | undefined): boolean => lexeme?.is === 'number' || VERB.test(wordAt(lexeme));
const isBorder = (lexeme: Lexeme | undefined): boolean => lexeme?.is === 'mark' && /^[,.]$/.test(lexeme.mark);

function withoutBorders(part: readonly Lexeme[]): Lexeme[] {
  const start = part.findIndex((lexeme) => !isBorder(lexeme));
  const end = part.findLastIndex((lexeme) => !isBorder(lexeme));
  return start < 0 ? [] : part.slice(start, end + 1);
}
