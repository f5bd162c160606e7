import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { isOf } from './kinds.ts';
import { wordSet } from './words.ts';

const HOLDING = wordSet(
  'took take takes have has got get grabbed stole found use used using borrowed hold holding opened unlocked broke hacked on from with via through',
);
const OWNER = /^(?:he|she|they|his|her|their|your|somebody|someone|company|client)$/;
const isOwner = (word: string | undefined): boolean =>
  word !== undefined && (OWNER.test(word) || PEOPLE_WORDS.has(word) || NAME_WORDS.has(word));
const OWNING = /^(?:own|owns|owned|holds|provides|provided|supplies|lends|gave|earned)$/;

/** Whether a part of a text tells whose money or device it is: "the money is mom's", "she owns the money", "i took his card". */
export const isByOthersMeans = (words: readonly string[]): boolean =>
  /\b(?:from|out of) (?:the |my |his |her )?till\b/.test(words.join(' ')) ||
  words.some(
    (word, at) =>
      (isMoney(word) &&
        /^(?:is|are|was|were|belongs|comes|came)$/.test(words[at + 1] ?? '') &&
        isOwnedBy(words, at + 2)) ||
      (OWNING.test(word) && isOwner(words[at - 1]) && words.slice(at + 1, at + 4).some(isFunds)) ||
      (HOLDING.has(word) && isHeld(words, at + 1)),
  );

const isFunds = (word: string | undefined): boolean => isMoney(word) && !/^(?:it|this)$/.test(word ?? '');
const isMoney = (word: string | undefined): boolean =>
  word !== undefined &&
  /^(?:money|funds|fund|cash|card|savings|account|wallet|phone|laptop|budget|crypto|coins|tokens|it|this)$/.test(word);

/** "his", "mom's", "from bob" and nothing else. */
function isOwnedBy(words: readonly string[], start: number): boolean {
  let at = start;
  while (/^(?:from|to|by|of|really|actually|all|the|my|our|not|mine|in)$/.test(words[at] ?? '')) at += 1;
  const word = words[at] ?? '';
  const isEnd = words[at + 1] === undefined || /^(?:not|and|too|really|actually|by|anyway)$/.test(words[at + 1] ?? '');
  const isIt = /^(?:it|this)$/.test(words[start - 2] ?? '');
  return isEnd && (/^(?:his|hers|her|theirs|yours|stolen|borrowed)$/.test(word) || (!isIt && isOwner(word)));
}

function isHeld(words: readonly string[], start: number): boolean {
  let at = start;
  while (/^(?:the|my|our|all|of|a|an)$/.test(words[at] ?? '')) at += 1;
  if (!isOwner(words[at])) return false;
  while (isOwner(words[at]) || /^(?:old|new|own|work|bank|credit|debit|second|spare)$/.test(words[at] ?? '')) at += 1;
  return isOf('device', words[at]) && !/^(?:wallet|wallets|account|accounts|ledger)$/.test(words[at] ?? '');
}
