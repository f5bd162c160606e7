import { GrammarLanguageReader } from '../../../src/adapters/language/reading/language-reader.grammar.ts';
import { mayName, namingContacts } from '../../../src/application/chat/understand-message.ts';
import { actionOf } from '../../../src/domain/chat/action.ts';
import { readLinkCommand } from '../../../src/domain/chat/chat-link.ts';
import { contactKey, readContactCommand } from '../../../src/domain/chat/contact.ts';
import type { ChatMemory } from '../../../src/domain/chat/dialogue.ts';
import { isProposedAfter, memoryAfter, memoryAfterConfirming } from '../../../src/domain/chat/memory.ts';
import { understand, withoutDoubt } from '../../../src/domain/chat/understand.ts';
import type { OpenFrame, Understanding } from '../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../lexicon.ts';
import { type SlotWords, slotWords } from '../slot-words.ts';

/** What one message of a conversation led to. */
export type Step = Readonly<{
  understood: Understanding;
  is: string;
  open: OpenFrame | undefined;
  memory: ChatMemory;
  /** Something was offered for confirmation. */
  offers: boolean;
  /** A whole request is asked about. */
  asks: boolean;
  micros: number;
}>;

const NOW = new Date('2026-11-22T12:03:00Z');

const trained = new GrammarLanguageReader(EVAL_LEXICON);

export function step(text: string, before?: ChatMemory, contacts: string[] = [], languageReader = trained): Step {
  const started = process.hrtime.bigint();
  const first = understand(languageReader.read(text, before?.frame, before), EVAL_LEXICON, before?.frame);
  const language = { languageReader, directory: EVAL_LEXICON };
  const read = mayName(first) ? namingContacts(language)(text, before, first, contacts) : first;
  const micros = Number(process.hrtime.bigint() - started) / 1000;
  const understood = withoutDoubt(read);
  keep(text, contacts);
  const isWhole = actionOf(understood) !== undefined;
  const asks = isWhole && isProposedAfter(understood, before);
  const offers = isWhole && !asks;
  const after = memoryAfter(understood, before, NOW);
  const isKept = before?.offer !== undefined && JSON.stringify(after.frame) === JSON.stringify(before.frame);
  return {
    understood,
    is: commandIn(text) ?? (understood.act === 'request' ? understood.intent : understood.act),
    open: after.frame,
    memory: offers || isKept ? { ...after, offer: { id: 'offer', content: '', expiresAt: NOW } } : after,
    offers,
    asks,
    micros,
  };
}

function keep(text: string, contacts: string[]): void {
  const command = readContactCommand(text);
  if (command?.kind === 'save') contacts.push(contactKey(command.name));
}

/** The memory once the person pressed the button; without an offer nothing happens. */
export const confirmed = (memory: ChatMemory): ChatMemory =>
  memory.offer === undefined ? memory : memoryAfterConfirming(memory, NOW);

const commandIn = (text: string): string | undefined =>
  readLinkCommand(text) ? 'link' : readContactCommand(text) ? 'contacts' : undefined;

export const wordsOf = (frame: OpenFrame | undefined): SlotWords => (frame === undefined ? {} : slotWords(frame.slots));

export const sameWords = (a: SlotWords, b: Readonly<Record<string, string | number>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => sameValue(value, String(b[name])));

/** 1.50 is 1.5, a quarter is 25 %, and a symbol may be written in any case. */
const sameValue = (a: string, b: string): boolean => plain(a) === plain(b) || (shareOf(a) ?? a) === shareOf(b);
/** `25%` and `1/4` in hundredths; undefined for another value. */
const shareOf = (value: string): number | undefined => {
  const [, percent] = /^(\d+)%$/.exec(value) ?? [];
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (percent !== undefined) return Number(percent);
  return part === undefined ? undefined : (100 * Number(part)) / Number(of);
};
const plain = (value: string): string => (/^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value).toLowerCase();
