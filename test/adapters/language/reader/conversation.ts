import { type Step, step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';
import type { SlotWords } from '../../../chat-eval/slot-words.ts';

/** The accounts of the tables. */
export const [A, B] = ['0xE483EA62c3b48e5365906a713f5abE2C9CDe1942', '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E'];

const filled = (text: string): string => text.replaceAll('{A}', A).replaceAll('{B}', B);

/** What comes of a message; of the last of several. */
export const said = (...messages: readonly [string, ...string[]]): Step => {
  const [first, ...rest] = messages.map(filled);
  return rest.reduce((last, text) => step(text, last.memory), step(first ?? ''));
};

export const offersFor = (text: string): boolean => said(text).offers;

/** What is open after a message to what an opening opens; empty where nothing is. */
export const openAfter = (opening: string, text: string): SlotWords => wordsOf(said(opening, text).open);
export const openBefore = (opening: string): SlotWords => wordsOf(said(opening).open);
export const isClosedBy = (opening: string, text: string): boolean => said(opening, text).open === undefined;

/** The request that one press or yes prepares after a first message; undefined where none would. */
export function meantBy(text: string): SlotWords | undefined {
  const { offers, asks, open } = said(text);
  return offers || asks ? wordsOf(open) : undefined;
}

/** What a message makes of an open request, at once or with a yes. */
export function changeMeantBy(opening: string, text: string): SlotWords {
  const { open, memory } = said(opening, text);
  return wordsOf(memory.asked ?? open);
}

/** A message ends an open request, at once or with a yes. */
export const meansEnd = (opening: string, text: string): boolean => {
  const { open, memory } = said(opening, text);
  return open === undefined || memory.endAsked === true;
};
