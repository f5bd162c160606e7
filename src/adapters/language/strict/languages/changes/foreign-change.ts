import type { OpenFrame, Slots } from '../../../../../domain/chat/understanding.ts';
import type { Lexeme } from '../../../lexer/lexeme.ts';
import { isForeign, spelled } from '../../../translation/translate.ts';
import type { Lexicon } from '../../../words/lexicon.ts';
import type { Change } from '../../change.ts';
import { tokensIn } from '../../foreign-tokens.ts';
import { valuesIn } from '../../frame.ts';
import { explanations, type Rule } from '../../rule.ts';
import type { Token } from '../../token.ts';
import { applyChange, kindOf } from './apply-values.ts';
import { changeRule } from './change-rules.ts';
import type { ChangeWords } from './change-words.ts';
import { endRule } from './end-rules.ts';
import { byWriting } from './forms.ts';
import { CHANGE_WORDS } from './index.ts';
import { counted, withoutGone } from './said-values.ts';
import { withNames, withoutUnclear } from './spellings.ts';
import type { Kind } from './values.ts';
import { hasWords } from './vocabulary.ts';

/** Words. A longer text is never plain. */
const LONGEST = 40;

type Rules = Readonly<Record<Kind | 'end', Rule>>;
const RULES = new Map<string, Rules>();

function rulesOf(words: ChangeWords): Rules {
  const found = RULES.get(words.language) ?? {
    transfer: changeRule(words, 'transfer'),
    swap: changeRule(words, 'swap'),
    bridge: changeRule(words, 'bridge'),
    end: endRule(words),
  };
  RULES.set(words.language, found);
  return found;
}

/**
 * What a message in another language than English plainly does to an open request: every word of it has a place in one rule, and all
 * languages in which it says something agree. A text of English words alone ("20 mil") is only read in the language that is `spoken`.
 */
export function foreignChangeIn(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  spoken?: string,
): (Change & { language: string }) | undefined {
  const isForeignText = spelled(lexemes).some((lexeme) => isForeign(lexeme, lexicon) && !isMillion(lexeme));
  const clear = withoutUnclear(lexemes, lexicon);
  const found = CHANGE_WORDS.filter(({ language }) => isForeignText || language === spoken).flatMap((words) => {
    const change = changeInOne(words, clear, lexicon, open);
    return change === undefined ? [] : [change === 'unclear' ? change : { ...change, language: words.language }];
  });
  const [first] = found;
  const isOne = found.every((one) => said(one) === said(first));
  return isOne && first !== 'unclear' ? first : undefined;
}

/** "20 mil" is twenty million in English. */
const isMillion = ({ written }: Lexeme): boolean => /^mil$/i.test(written);

const said = (change: Change | 'unclear' | undefined): string =>
  JSON.stringify(change === undefined || change === 'unclear' ? change : { ...change, language: '' });

function changeInOne(
  words: ChangeWords,
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
): Change | 'unclear' | undefined {
  const kind = kindOf(open);
  if (words.language === 'tr' && lexemes.some(isAlso)) return undefined;
  const read = tokensIn(lexemes, words.language, words.units, lexicon);
  if (kind === undefined || read === undefined || read.length > LONGEST) return undefined;
  const tokens = byWriting(withNames(read, words.language, words.units), lexemes);
  if (tokens.some(({ form }) => form === '§x') || !hasWords(words, tokens)) return undefined;
  const rules = rulesOf(words);
  const ends = explanations(rules.end, tokens).length > 0;
  const changes = explanations(rules[kind], tokens).map((one) => slotsAfter(one, tokens, open));
  const slots = changes.filter((one) => one !== 'filled');
  if (slots.length === 0) return ends ? { act: 'end' } : undefined;
  const [first] = slots;
  const isOne = !ends && slots.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isOne ? first && { act: 'change', slots: first } : 'unclear';
}

/** Turkish "da" apart from a name is "too", and at its end "on". */
const isAlso = (lexeme: Lexeme): boolean => lexeme.is === 'word' && /^[dt][ae]$/i.test(lexeme.written);

/** The slots after one way to explain the message. An answer to what is known already is `filled`. */
function slotsAfter(found: string, tokens: readonly Token[], open: OpenFrame): Slots | 'filled' | undefined {
  const values = new Map(valuesIn(found, tokens));
  const isAnswer = values.delete('answer');
  const all = counted(values, open);
  const left = all && withoutGone(all, open);
  const slots = left && applyChange(left, open);
  if (!isAnswer) return slots;
  return slots !== undefined && isAdded(slots, open.slots) ? slots : 'filled';
}

/** Everything that was known stays. */
const isAdded = (slots: Slots, open: Slots): boolean =>
  Object.entries(open).every(([name, value]) => JSON.stringify(slots[name as keyof Slots]) === JSON.stringify(value));
