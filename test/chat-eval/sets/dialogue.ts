import { actionOf } from '../../../src/domain/chat/action.ts';
import { readLinkCommand } from '../../../src/domain/chat/chat-link.ts';
import { readContactCommand } from '../../../src/domain/chat/contact.ts';
import { rememberedFrame } from '../../../src/domain/chat/remember.ts';
import type { OpenFrame, Understanding } from '../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../lexicon.ts';
import { type SlotWords, slotWords } from '../slot-words.ts';
import { understandText } from '../understand-text.ts';

/** What one message of a conversation led to. */
export type Step = Readonly<{
  understood: Understanding;
  is: string;
  open: OpenFrame | undefined;
  /** Something was offered for confirmation. */
  offers: boolean;
  micros: number;
}>;

export function step(text: string, before?: OpenFrame): Step {
  const started = process.hrtime.bigint();
  const understood = understandText(text, EVAL_LEXICON, before);
  const micros = Number(process.hrtime.bigint() - started) / 1000;
  return {
    understood,
    is: commandIn(text) ?? (understood.act === 'request' ? understood.intent : understood.act),
    open: rememberedFrame(understood, before),
    offers: actionOf(understood) !== undefined,
    micros,
  };
}

const commandIn = (text: string): string | undefined =>
  readLinkCommand(text) ? 'link' : readContactCommand(text) ? 'contacts' : undefined;

export const wordsOf = (frame: OpenFrame | undefined): SlotWords => (frame === undefined ? {} : slotWords(frame.slots));

export const sameWords = (a: SlotWords, b: Readonly<Record<string, string | number>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => sameValue(value, String(b[name])));

/** 1.50 is 1.5, and a symbol may be written in any case. */
const sameValue = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (value: string): string => (/^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value).toLowerCase();
