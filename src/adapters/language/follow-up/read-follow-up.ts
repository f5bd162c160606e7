import type { OpenFrame, Reading, Slots } from '../../../domain/chat/understanding.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { leavesOpen } from '../translation/mentions.ts';
import { spelled } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { changedBy } from './change.ts';
import { type Clause, carries, clausesOf, isKnown, withoutPeople } from './clauses.ts';
import { closes } from './closing.ts';
import { contrasts, deniesOneOfTwo } from './contrast.ts';
import { endsOnly } from './ends-only.ts';
import { isMisplaced } from './misplaced.ts';
import { deniesReverse, isNotInsisted } from './not-insisted.ts';
import { speaksAgainst } from './objects.ts';
import { endsChange } from './taken-back.ts';
import { isOne, type Token } from './token.ts';
import { tokensIn } from './tokens.ts';

/** The Turkish ending of "if": gelmezse, olursa, yaparsak. */
const CONDITION = /\p{L}[rzy]s[ae](?:[kmn]|n[iı]z|l[ae]r)?$/u;
/** Lexemes. */
const LONGEST = 60;

/**
 * Reads what a person says to an open request by the closed classes of the language: it ends the request, says yes, or
 * changes parts of it. Undefined for everything else. `language`: of the conversation.
 */
export function readFollowUp(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  language: string | undefined,
): Reading | undefined {
  const tokens = tokensOf(lexemes, lexicon, language);
  if (language === undefined || tokens === undefined || !tokens.some(isSaid)) return undefined;
  const read = { ...EMPTY, intent: open.intent, language };
  if (closes(tokens))
    return endsOnly(spelled(lexemes), language, lexicon, open) ? { ...read, act: 'cancel', negated: true } : undefined;
  if (saysYes(tokens)) return { ...read, act: 'confirm', slots: open.slots };
  if (deniesReverse(tokens) || isNotInsisted(spelled(lexemes), language, lexicon)) return undefined;
  const slots = changedBy(tokens, open);
  return slots && { ...read, slots, corrected: true };
}

/** The open request with one value in place of another, where the text does nothing else: "usdc, pas usdt". */
export function readContrast(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  language: string,
): Reading | undefined {
  const tokens = tokensOf(lexemes, lexicon, language);
  const slots = tokens !== undefined && contrasts(tokens, open) ? changedBy(tokens, open) : undefined;
  return slots && { ...EMPTY, intent: open.intent, language, slots, corrected: true };
}

/** Undefined for a text that sets a condition or names a time. */
function tokensOf(lexemes: readonly Lexeme[], lexicon: Lexicon, language: string | undefined): Token[] | undefined {
  const written = spelled(lexemes);
  if (language === undefined || written.length > LONGEST || leavesOpen(written, lexicon)) return undefined;
  const isConditional = language === 'tr' && written.some((lexeme) => CONDITION.test(lexeme.written.toLowerCase()));
  return isConditional ? undefined : tokensIn(written, language, lexicon);
}

/** Whether the words of the language speak against what was read of a text. */
export function objectsTo(
  reading: Reading,
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  language: string,
): boolean {
  const written = spelled(lexemes);
  const tokens = tokensIn(written, language, lexicon);
  if (reading.act !== 'cancel' && (leavesOpen(written, lexicon) || isNotInsisted(written, language, lexicon)))
    return true;
  if (reading.act !== 'cancel' && tokens !== undefined && deniesReverse(tokens)) return true;
  if (reading.act === 'cancel' && tokens !== undefined && endsChange(tokens, written, open)) return true;
  if (reading.act === 'cancel' && tokens !== undefined && deniesOneOfTwo(tokens)) return true;
  return tokens !== undefined && speaksAgainst(tokens, reading, open);
}

/** Whether a word of a text has no place in a change or an end that was read from it, in the language that the text is in. */
export function leavesWords(
  reading: Reading,
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  language: string,
): boolean {
  const written = spelled(lexemes);
  const tokens = tokensIn(written, language, lexicon);
  if (reading.act === 'cancel') return tokens !== undefined && !endsOnly(written, language, lexicon, open);
  const isSame = JSON.stringify(reading.slots) === JSON.stringify(open.slots) && reading.intent === open.intent;
  if (tokens === undefined || isSame) return false;
  const valued = clausesOf(tokens).map(withoutPeople).filter(carries);
  const isKnownThroughout = valued.length > 0 && valued.every(isRead);
  return (
    (!reading.isOwn && (!isKnownThroughout || replacesWhatIsAdded(tokens, reading.slots))) ||
    isMisplaced(tokens, open, reading.slots, reading.isOwn)
  );
}

/** A verb of what is asked for has its place in what was read: "vende tudo". */
const isRead = (clause: Clause): boolean =>
  isKnown(clause.some((token) => isOne(token, 'not')) ? clause : clause.filter((token) => !isOne(token, 'does')));

/** "mais 30": what is to be added took the place of the amount. */
const replacesWhatIsAdded = (tokens: readonly Token[], { amount }: Slots): boolean =>
  tokens.some((token) => isOne(token, 'more', 'less', 'adds', 'subtracts')) &&
  tokens.some((token) => token.is === 'amount' && token.value === amount);

const EMPTY = { act: 'request', slots: {}, problems: [], negated: false, corrected: false, candidates: [] } as const;

const isSaid = (token: Token): boolean => !isOne(token, 'unknown', 'break');

const saysYes = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isOne(token, 'yes')) && tokens.every((token) => isOne(token, 'yes', 'soft', 'break'));
