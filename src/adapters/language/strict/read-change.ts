import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';
import { CHANGE } from './english/change.ts';
import { END } from './english/end.ts';
import { foreignChangeIn } from './languages/changes/foreign-change.ts';
import { explanations } from './rules/rule.ts';
import { type Token, tokensOf } from './rules/token.ts';
import { alike } from './values/alike.ts';
import { applied } from './values/apply-change.ts';
import type { Change } from './values/change.ts';
import { valuesIn } from './values/frame.ts';
import { isCalledSo, isOf } from './values/said.ts';

/** `language`: of the message, where it is not English. */
export type ReadChange = Change & Readonly<{ language?: string }>;

/** Words. A longer text is never plain. */
const LONGEST = 40;

/**
 * How a message plainly changes or ends the open request: every word of it has a place in a rule, and every way to explain it leads to the same
 * request, in one language or in several. Undefined for any other message. `spoken`: the language of the conversation, where it is not English.
 */
export function changeIn(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  spoken?: string,
): ReadChange | undefined {
  if (open.intent !== 'transfer' && open.intent !== 'swap') return undefined;
  const [english, foreign] = [englishChangeIn(lexemes, lexicon, open), foreignChangeIn(lexemes, lexicon, open, spoken)];
  if (english === undefined || foreign === undefined) return english ?? foreign;
  const { language: _, ...same } = foreign;
  return alike(english, same) ? english : undefined;
}

function englishChangeIn(lexemes: readonly Lexeme[], lexicon: Lexicon, open: OpenFrame): Change | undefined {
  const tokens = tokensOf(tagItems(lexemes, lexicon).map(asNetwork));
  if (tokens.length > LONGEST || tokens.some(({ form }) => form === '§x')) return undefined;
  const slots = tokens.some(mayChange) ? slotsAfter(tokens, open) : undefined;
  const ends = endsIn(tokens, open);
  if (ends) return slots === undefined ? { act: 'end' } : undefined;
  return slots && { act: 'change', slots };
}

/** No change is without a value or a word that computes one. */
const mayChange = ({ form }: Token): boolean => form.startsWith('§') || COMPUTING.has(form);
const COMPUTING: ReadonlySet<string> = new Set([
  'double',
  'twice',
  'reverse',
  'other',
  'around',
  'backwards',
  'flip',
  'opposite',
  'switch',
  'versa',
  'wrong',
  'triple',
  'three',
  'halve',
  'cut',
  'divide',
]);

/** The full name of a network is not taken for its token: "use polygon". */
function asNetwork(item: Item): Item {
  if (item.is !== 'term' || item.chain === undefined || !CHAIN_NAMES.has(item.text)) return item;
  const { token: _, ...chain } = item;
  return chain;
}

function slotsAfter(tokens: readonly Token[], open: OpenFrame): Slots | undefined {
  const found = explanations(CHANGE, tokens).flatMap((one) => {
    const said = valuesIn(one, tokens);
    const slots = said && applied(said, open);
    return slots === undefined ? [] : [slots];
  });
  const [first] = found;
  return found.every((one) => alike(one, first)) ? first : undefined;
}

function endsIn(tokens: readonly Token[], open: OpenFrame): boolean {
  return explanations(END, tokens).some((one) => {
    const said = valuesIn(one, tokens);
    return said !== undefined && isCalledSo(said, open) && isOf(said, open);
  });
}
