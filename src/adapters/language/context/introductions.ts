import { any, either, many, maybe, oneOf, seq, some } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';
import { PEOPLE_WORDS, WALLET_WORDS } from './nouns.ts';
import { PERSON, THING } from './things.ts';

const TO: Item = { is: 'role', role: 'to', text: 'to', raw: 'to' };
export const WALLET = seq(
  many(oneOf(WALLET_WORDS)),
  any(
    'wallet|address|account|addy|addr|acct|ledger|trezor|metamask|safe|vault|multisig|wallet address|wallet number|number of wallet|code|ens|ens name|destination|details',
  ),
);
const IS = many(any('is|are|being|:|=|,|-|again|here|now|as follows|below|the following|at|on|called|under'));
const THEY = either(any('he|she|they'), PERSON);
const WHOSE = any('his|her|their|the|its|this|that|whose|it|client|customer');

/** "his address:", "whose wallet is", "the builder's wallet" */
const stated = seq(
  either(WHOSE, seq(PERSON, maybe(any('of'))), maybe(any('and'))),
  WALLET,
  maybe(seq(any('of|for'), PERSON)),
  IS,
);
/** "she's at", "he uses", "the seller is", "drummer =" */
const placed = seq(
  maybe(any('and|who|where')),
  THEY,
  maybe(any('just|only|still')),
  any(
    'is|is at|is on|are at|is over at|uses|has|is using|takes it at|can be found at|lives at|collects at|=|:|is here|only has|only has this|has this|, at',
  ),
  maybe(any(':|this|this one|this address|the address|the wallet')),
);
/** "that's him", "this is her wallet:" */
const shown = seq(
  any(
    'this is|that is|it is|here is|here is where|here you go|here|there you go|here it is|it goes to|it is for|that goes to|goes to|it is going to|this goes to',
  ),
  maybe(either(any('where|the one'), seq(either(WHOSE, PERSON), WALLET), PERSON, WALLET)),
  IS,
);
const GAVE = seq(
  maybe(any('has|have|had|just')),
  any(
    'gave|sent|posted|wrote down|shared|texted|showed|left|uses|has|put|provided|handed|listed|published|gave us|sent us|gave me|sent me|texted me|showed me|handed me|shared with me|left me',
  ),
);
/** "the address he sent me is", "he gave me this:" */
const given = seq(
  either(
    seq(any('the|this|that|his|her|their'), WALLET, maybe(any('that|which')), THEY, GAVE),
    seq(
      maybe(any('and')),
      THEY,
      GAVE,
      maybe(any('this|me|this one|me this|this address|this code|the address|this wallet|the wallet|an address')),
    ),
  ),
  IS,
);
/** "receiver", "destination:", "target wallet" */
export const LABELLED = seq(
  maybe(any('the')),
  any(
    'receiver|recipient|destination|beneficiary|payee|payable to|target|target wallet|target address|destination wallet|destination address|receiving address|receiving wallet|beneficiary wallet|recipient wallet|remit to|pay to|send to|ship to|credit to|credited to|to be received by|in favour of|in favor of|collected by|wallet|address|addy|wallet address|to',
  ),
  IS,
);
export const INTRODUCED = either(stated, placed, shown, given);
/** Behind the account: "… as their address", "… for me". */
export const BEHIND = any(
  'as their address|as his address|as her address|as the address|as his wallet|as her wallet|for me|for that|for it|again|is where it goes|is the address|is the wallet|is his|is hers|is theirs|is his address|is her address|is his wallet|is her wallet|wallet|address',
);
const KIN = some(oneOf(PEOPLE_WORDS));
/** "0x… is my dentist", "0x…, that's grandpa" */
export const OWNED = seq(
  either(
    seq(any('is|belongs to|='), maybe(any('my|the|our'))),
    seq(some(any(',|-|(')), any('that is|this is|he is|she is'), maybe(any('my|the|our'))),
  ),
  either(KIN, seq(KIN, WALLET)),
  maybe(any(')')),
);

const BREAKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '(', ')', '\n', '-', '?']);
const isBreak = (word: string | undefined): boolean => word === undefined || BREAKS.has(word);
const JOINTS: ReadonlySet<string> = new Set(['and', 'so', 'because', 'whose']);

/** Puts "to 0x…" where a sentence or clause says whose account it is: "his address: 0x…", "she's at 0x…", "0x… is my dentist". */
export function withIntroduced(items: readonly Item[]): Item[] {
  if (items.filter(({ is }) => is === 'account' || is === 'invalid').length !== 1) return [...items];
  const placed = cut(cut(items, introducedAt), ownedAt);
  const isPlaced = placed.length !== items.length || placed.some((item, at) => item !== items[at]);
  return isPlaced ? pointedTo(placed) : [...items];
}

/** "0x… is my dentist. 5 usdc to him" as "5 usdc to 0x…". */
function pointedTo(items: readonly Item[]): Item[] {
  const account = items.findIndex(({ is }) => is === 'account' || is === 'invalid');
  const found = items[account];
  if (found === undefined) return [...items];
  const pointed = cut(items, (flat, at) => {
    const pointing = pointingAt(flat, at);
    const isThere = pointing !== undefined && (flat.of[at] ?? 0) > account && wordAt(flat, at) === 'to';
    return isThere ? { ...pointing, put: [TO, found] } : pointing;
  });
  if (pointed.filter((item) => item === found).length < 2) return pointed;
  const first = pointed.indexOf(found);
  return pointed.filter((item, at) => at !== first && !(at === first - 1 && item === TO));
}

function introducedAt(flat: Flat, at: number): Found | undefined {
  const account = flat.words.indexOf('§a');
  if (at > account || account - at > 12) return undefined;
  const isStart = isBreak(wordAt(flat, at - 1)) || JOINTS.has(wordAt(flat, at - 1) ?? '');
  const ends = longestFirst([
    ...(isStart || /^(?:whose|and|who)$/.test(wordAt(flat, at) ?? '') ? INTRODUCED(flat.words, at) : []),
    ...(isStart || /^§[tbn]$/.test(wordAt(flat, at - 1) ?? '') ? LABELLED(flat.words, at) : []),
  ]);
  if (!ends.includes(account) || account === at) return undefined;
  return isWhole(flat, account) ? { length: account - at, put: [TO] } : undefined;
}

/** What stands behind the account and only says whose it is. */
function ownedAt(flat: Flat, at: number): Found | undefined {
  if (wordAt(flat, at - 1) !== '§a') return undefined;
  const end = longestFirst([...OWNED(flat.words, at), ...BEHIND(flat.words, at)]).find(
    (one) => isWhole(flat, one) && (isBreak(wordAt(flat, one)) || wordAt(flat, one) === 'and'),
  );
  return end === undefined ? undefined : { length: end - at };
}

const POINTING = any(
  'to him|to her|to them|over to him|over to her|over to them|back to him|back to her|back to them|to there|there|over there|in there|to it|with her|with him|with them|to that address|to this address|to that wallet|to this wallet|to the address|to the following address|to the following wallet|in her wallet|in his wallet|in their wallet|into her wallet|into his wallet|for him|for her|for them|back',
);

const TOWARDS = seq(any('to|for|with|into|over to|back to|out to|in|off to|straight to|on to'), either(THING, PERSON));

/** "pay it to her": the account says where. */
function pointingAt(flat: Flat, at: number): Found | undefined {
  const end = longestFirst(either(POINTING, TOWARDS)(flat.words, at)).find(
    (one) => isWhole(flat, one) && isBreak(wordAt(flat, one)),
  );
  if (end === undefined) return undefined;
  const isObject = /^§[tbn]$|^(?:it|that|them|those|pay|send|give)$/.test(wordAt(flat, at - 1) ?? '');
  return isObject ? { length: end - at } : undefined;
}
