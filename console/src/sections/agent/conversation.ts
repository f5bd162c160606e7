import type { Schemas } from '@institutional-defi/client';
import type { Sending } from '../../signing/index.ts';

export type Reply = Schemas['ChatReply'];

export type Entry =
  | Readonly<{ who: 'you'; id: string; at: string; text: string }>
  | Readonly<{
      who: 'agent';
      id: string;
      at: string;
      reply: Reply;
      /** What the wallet was asked for: one for a transfer, one for each transaction of a swap. */
      sendings?: readonly Sending[];
    }>;

export type Conversation = Readonly<{ sessionId?: string; entries: readonly Entry[] }>;

const MOST = 60;

export const NOTHING_SAID: Conversation = { entries: [] };

export const adding = ({ entries, ...conversation }: Conversation, ...more: readonly Entry[]): Conversation => ({
  ...conversation,
  entries: [...entries, ...more].slice(-MOST),
});

export const changing = (
  { entries, ...conversation }: Conversation,
  id: string,
  change: (entry: Extract<Entry, { who: 'agent' }>) => Entry,
): Conversation => ({
  ...conversation,
  entries: entries.map((entry) => (entry.id === id && entry.who === 'agent' ? change(entry) : entry)),
});

export type Change = Readonly<{ what: string; before: string; after: string }>;

/** What a correction changed, apart from the rest of the message: "Changed: amount 5 → 8 USDC. Transfer …". */
export function changesIn(message: string): Readonly<{ changes: readonly Change[]; rest: string }> {
  const match = /^(.*?)Changed: (.+?→ .+?)\. (?=[A-Z])/.exec(message);
  if (match === null) return { changes: [], rest: message };
  const changes = (match[2] ?? '').split(', ').map((text) => {
    const [left = '', after = ''] = text.split(' → ');
    const at = left.lastIndexOf(' ');
    return { what: left.slice(0, at), before: left.slice(at + 1), after };
  });
  return { changes, rest: `${match[1]}${message.slice(match[0].length)}` };
}
