import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import type { Item } from '../tagger/item.ts';
import { isGoverned, isTold } from './governed.ts';
import { isIdiom, isOwn } from './idioms.ts';
import { lineOf } from './said.ts';

/**
 * Whether a value of a message stands for something else than a part of the open request: it is thanked for, belongs to another payment
 * or person, an idiom or an hour, or is told of. Then nothing of the message changes the request.
 */
export function standsElsewhere(items: readonly Item[], { intent, slots }: OpenFrame): boolean {
  const line = lineOf(items).replace(/ +/g, ' ').trim();
  if (!/§|□|\b(?:double|triple)\b/.test(line)) return false;
  const filled = {
    isTransfer: intent === 'transfer',
    hasAmount: (slots.amount ?? slots.relativeAmount) !== undefined,
    hasChain: slots.fromChain !== undefined,
    hasRecipient: slots.recipient !== undefined,
    hasToken: (slots.token ?? slots.toToken) !== undefined,
  };
  return isGoverned(line, filled) || isTold(line) || isIdiom(line, filled) || isOwn(line) || isQuoted(line);
}

/** "boss: make it 30": what somebody said. */
function isQuoted(line: string): boolean {
  const [, name = ''] = /^(?:the |my |our )?([a-z]+) : /.exec(line) ?? [];
  return PEOPLE_WORDS.has(name) || NAME_WORDS.has(name);
}
