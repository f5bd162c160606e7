import { ON, QUANTITY } from '../licence/parts.ts';
import { any, either, many, maybe, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';
import { isStart, SEND, TO } from './rules.ts';

export const MOVED = any(
  'go|go out|go over|go off|go across|go back|go straight|end up|land|arrive|reach|be sent|be paid|be transferred|be moved|be delivered|be evacuated|be given|be credited|be put|be placed|be set aside|be remitted|be wired|be returned|be refunded|be forwarded|be released|be deposited|be disbursed|be shipped|make its way|make their way|find its way|be received|be|leave for|be back|sit|get sent|get paid|get moved|get transferred|get delivered|get over',
);
const PLACE = any('to|in|into|at|by|with|over to|across to|onto|out to|off to|back to|straight to|on');
/** "must be sent to", "has to go to", "gotta go to" */
export const MUST = seq(
  any(
    'must|must still|has to|have to|needs to|need to|gotta|got to|should|ought to|is to|are to|shall|has gotta|still has to|still needs to|must now|should now',
  ),
  MOVED,
  maybe(PLACE),
);
const SENDING = seq(
  any('needs|need|needing'),
  any('sending|paying|transferring|moving|wiring|delivering'),
  maybe(any('over|out|across|off')),
  PLACE,
);
/** "i would be grateful if 5 usdc could go to", "it is my wish that 5 usdc be given to" */
export const WISHED = any(
  'i would be grateful if|we would be grateful if|i would be so grateful if|i would be very grateful if|grateful if|i would be happy if|i would be glad if|i would be thankful if|i would be obliged if|it would be lovely if|it would be great if|it would be nice if|it would be good if|it would be wonderful if|it would be awesome if|it would be amazing if|would be great if|would be lovely if|would be nice if|i would like it if|i would love it if|i would love for|i would appreciate it if|we would appreciate it if|would appreciate it if|i would like that|i wish that|it is my wish that|it is our wish that|my wish is that|i request that|i kindly request that|i ask that|we ask that|we request that|please let|please see that|please see to it that|see to it that|make sure that|make sure|please make sure|please ensure|please ensure that|ensure that|kindly see that|let|i want|i need|i would like',
);
const COULD = seq(maybe(any('could|can|would|might|may|were to|will|to|please')), MOVED, maybe(PLACE));

/** Puts where an amount shall go into the imperative: "half of it must be sent to 0x…", "it'd be nice if 5 usdc could go to 0x…". */
export const withOutcomes = (items: readonly Item[]): Item[] =>
  cut(items, (flat, at) => wishedAt(flat, at) ?? mustAt(flat, at));

/** The same of what a token shall be. */
export const withBecoming = (items: readonly Item[]): Item[] => cut(items, becomesAt);

const SWAP: Item = { is: 'role', role: 'swap', text: 'swap', raw: 'swap' };

const BRACKET = maybe(any(')'));
const THING = seq(
  QUANTITY,
  many(ON, any('left|in it|from me|from us|from my wallet|from my account|from my balance|remaining|in here')),
);

function wishedAt(flat: Flat, at: number): Found | undefined {
  for (const start of longestFirst(WISHED(flat.words, at))) {
    const found = isWhole(flat, start) ? movedFrom(flat, start, COULD) : undefined;
    if (found !== undefined) return { length: found.end - at, put: [SEND, ...found.items, TO] };
  }
  return undefined;
}

function mustAt(flat: Flat, at: number): Found | undefined {
  if (!isStart(wordAt(flat, at - 1)) && !/^(?:so|and|then|because|now|please)$/.test(wordAt(flat, at - 1) ?? ''))
    return undefined;
  const found = movedFrom(flat, at, seq(BRACKET, either(MUST, SENDING)));
  return found === undefined ? undefined : { length: found.end - at, put: [SEND, ...found.items, TO] };
}

const BECOMES = seq(
  any('must|has to|have to|needs to|need to|gotta|should|ought to|is to|are to|shall'),
  any(
    'become|be|turn into|be turned into|be swapped to|be swapped for|be swapped into|be converted to|be converted into|be exchanged for|be changed to|be changed into|go into|end up in|end up as|be in|be traded for',
  ),
);

/** "half of my eth should become dai" */
function becomesAt(flat: Flat, at: number): Found | undefined {
  const before = wordAt(flat, at - 1);
  if (!isStart(before) && !/^(?:so|and|now|please)$/.test(before ?? '')) return undefined;
  for (const middle of longestFirst(THING(flat.words, at))) {
    if (!isWhole(flat, middle) || middle === at || !/^§[nr]$|^(?:my|the|our|all)$/.test(wordAt(flat, at) ?? ''))
      continue;
    const end = longestFirst(BECOMES(flat.words, middle)).find((one) => /^§[tbk]$/.test(wordAt(flat, one) ?? ''));
    if (end !== undefined)
      return { length: end - at, put: [SWAP, ...flat.items.slice(flat.of[at], flat.of[middle]), TO] };
  }
  return undefined;
}

function movedFrom(flat: Flat, start: number, moved: typeof MUST): { end: number; items: Item[] } | undefined {
  for (const middle of longestFirst(THING(flat.words, start))) {
    if (!isWhole(flat, middle) || middle === start) continue;
    const end = longestFirst(moved(flat.words, middle)).find(
      (one) =>
        isWhole(flat, one) &&
        (wordAt(flat, one) === '§a' || (wordAt(flat, one) === 'to' && wordAt(flat, one + 1) === '§a')),
    );
    if (end === undefined) continue;
    const items = flat.items.slice(flat.of[start], flat.of[middle]);
    return { end: wordAt(flat, end) === 'to' ? end + 1 : end, items };
  }
  return undefined;
}
