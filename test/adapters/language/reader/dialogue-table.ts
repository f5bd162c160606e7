import type { ChatMemory } from '../../../../src/domain/chat/dialogue.ts';
import { confirmed, step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

/** Addresses of the tables, by letter. */
export const ADDRESSES = {
  A: '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5',
  B: '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c',
} as const;

const written = (text: string): string => text.replace(/\{([AB])\}/g, (_, letter: 'A' | 'B') => ADDRESSES[letter]);
const named = (value: string | number): string => {
  const found = Object.entries(ADDRESSES).find(([, address]) => address === value);
  return found?.[0] ?? String(value);
};

const ORDER = ['amount', 'token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain'] as const;

/** A button press in a table. */
export const CONFIRM = '✓';

/** The open request after each message, in the order amount, tokens, recipient, networks; `!`: it is offered. `{A}` is an address. */
export function openAfter(messages: readonly string[], contacts: readonly string[] = []): string[] {
  let memory: ChatMemory | undefined;
  const known = [...contacts];
  return messages.map((message) => {
    if (message === CONFIRM && memory !== undefined) {
      memory = confirmed(memory);
      return '-';
    }
    const { open, offers, memory: next } = step(written(message), memory, known);
    memory = next;
    const words = wordsOf(open);
    const said = ORDER.flatMap((slot) => (words[slot] === undefined ? [] : [named(words[slot])]));
    return open === undefined ? '-' : [open.intent, ...said, ...(offers ? ['!'] : [])].join(' ');
  });
}
