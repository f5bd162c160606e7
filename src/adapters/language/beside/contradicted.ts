import type { Flat } from '../context/flat.ts';
import { ORDER } from '../unasked/orders.ts';
import { isMark } from './words.ts';

const ORDERED = new RegExp(`^${ORDER}$`);
const BUYING = /^(?:buy|get|purchase|grab)$/;
/** What the speaker lacks is what a trade brings, and what the speaker has is what it takes. */
const LACKS =
  /\b(?:need|needs|want(?! out)|wants(?! out)|lack|lacking|missing|without|more|short|low|(?<!want )out of|so (?:that )?(?:i|we) (?:can )?have)\b/;
const HOLDS = /\b(?:have|hold|holding|own|owning|only|much|many|enough|full|stuck|sitting|left|got|want out)\b/;
const SPEAKS = /^(?:because |since |as |so |cause |cos |bc |but |and |that )*(?:i|we|im|my|our)\b/;
const PLACING = /^(?:on|from|to|into|in|onto)$/;
const CAUSING = /^(?:because|since|so|cause|cos|bc)$/;

/** What is bought with it is another step. */
const TO_BUY = /\bbridge\b.*§[tb].*\bto (?:buy|get|purchase|trade|swap|mint|stake|sell)\b/;

/** A part of a text, with the tokens and the networks that it names, in their order. */
type Part = Readonly<{ text: string; tokens: readonly string[]; chains: readonly string[] }>;

/**
 * Whether a statement beside a trade says the opposite of it: that the speaker lacks what is given, has what is got, or tells behind it how
 * much there is ("swap 1 eth for usdc, i need more eth").
 */
export function isContradicted(flat: Flat): boolean {
  if (flat.words.includes('§a')) return false;
  if (TO_BUY.test(flat.words.join(' '))) return true;
  const parts = partsOf(flat);
  const asked = parts.findIndex(({ text }) => verbOf(text) !== undefined);
  const request = parts[asked];
  if (request === undefined || request.tokens.length === 0) return false;
  const [first = '', second = first] = request.tokens;
  const verb = verbOf(request.text) ?? '';
  const [given, got] = BUYING.test(verb) && second !== first ? [second, first] : [first, second];
  const [from, to] = request.chains;
  return parts.some(({ text, tokens, chains }, at) => {
    if (at === asked || !SPEAKS.test(text) || verbOf(text) !== undefined) return false;
    const lacks = LACKS.test(text);
    if (!lacks && !HOLDS.test(text)) return false;
    if (!lacks && at > asked && text.includes('§n') && tokens.includes(given)) return true;
    const [place] = chains;
    if (given === got && place !== undefined) return from !== to && place === (lacks ? from : to);
    if (given === got) return lacks && tokens.includes(given) && verb !== 'bridge';
    return tokens.includes(lacks ? given : got) && !tokens.includes(lacks ? got : given);
  });
}

/** The verb that a part asks with: "to buy" is a purpose. */
const verbOf = (text: string): string | undefined => {
  const words = text.split(' ');
  return words.find((word, at) => ORDERED.test(word) && !/^(?:to|the|my|a|this|that)$/.test(words[at - 1] ?? ''));
};

/** The parts between marks, and from a word of cause on. */
function partsOf({ words, items, of }: Flat): Part[] {
  const parts: { text: string; tokens: string[]; chains: string[] }[] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || isMark(words[at - 1]) || CAUSING.test(word)) parts.push({ text: '', tokens: [], chains: [] });
    const part = parts.at(-1);
    if (part === undefined || isMark(word)) continue;
    part.text = part.text === '' ? word : `${part.text} ${word}`;
    const item = items[of[at] ?? -1];
    if (item?.is !== 'term') continue;
    if (item.chain !== undefined && (item.token === undefined || PLACING.test(words[at - 1] ?? '')))
      part.chains.push(String(item.chain));
    else if (item.token !== undefined) part.tokens.push(item.token);
  }
  return parts;
}
