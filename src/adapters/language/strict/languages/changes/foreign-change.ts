import type { OpenFrame, Slots } from '../../../../../domain/chat/understanding.ts';
import type { Lexeme } from '../../../lexer/lexeme.ts';
import { isForeign, spelled } from '../../../translation/translate.ts';
import type { Lexicon } from '../../../words/lexicon.ts';
import { tokensIn } from '../../rules/foreign-tokens.ts';
import { explanations, type Rule } from '../../rules/rule.ts';
import type { Token } from '../../rules/token.ts';
import { alike } from '../../values/alike.ts';
import { applied } from '../../values/apply-change.ts';
import type { Change } from '../../values/change.ts';
import { valuesIn } from '../../values/frame.ts';
import { changeRule } from './change-rules.ts';
import type { ChangeWords } from './change-words.ts';
import { endRule } from './end-rules.ts';
import { byWriting } from './forms.ts';
import { CHANGE_WORDS } from './index.ts';
import { type Kind, kindOf } from './kind.ts';
import { saidOf } from './said-of.ts';
import { withNames, withoutUnclear } from './spellings.ts';
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
    const isEnd = change !== 'unclear' && change?.act === 'end';
    const isElsewhere = isEnd && words.language !== spoken && !shows(words, lexemes, lexicon);
    return change === undefined || isElsewhere
      ? []
      : [change === 'unclear' ? change : { ...change, language: words.language }];
  });
  const [first] = found;
  const isOne = found.every((one) => alike(said(one), said(first)));
  return isOne && first !== 'unclear' ? first : undefined;
}

/** "cancel. that was my cat", "non stop": a free reason shows no language, and short words are of several. */
const shows = (words: ChangeWords, lexemes: readonly Lexeme[], lexicon: Lexicon): boolean =>
  spelled(lexemes).some(
    (lexeme) =>
      lexeme.is === 'word' &&
      isForeign(lexeme, lexicon) &&
      (words.language === 'zh' || (lexeme.words[0] ?? '').length > 3) &&
      hasWords(words, [{ form: lexeme.words[0] ?? '' }]),
  );

/** The text without pictures at its end. */
function withoutPictures(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const last = lexemes.findLastIndex((lexeme) => !(lexeme.is === 'sign' && lexeme.written === '□'));
  return lexemes.slice(0, last + 1);
}

/** "20 mil" is twenty million in English. */
const isMillion = ({ written }: Lexeme): boolean => /^mil$/i.test(written);

const said = (change: Change | 'unclear' | undefined) =>
  change === undefined || change === 'unclear' ? change : { ...change, language: '' };

function changeInOne(
  words: ChangeWords,
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
): Change | 'unclear' | undefined {
  const kind = kindOf(open);
  if (kind === undefined) return undefined;
  const rules = rulesOf(words);
  const plain = withoutPictures(lexemes);
  const tokens = tokensOf(words, plain, lexicon);
  const ends = tokens !== undefined && explanations(rules.end, tokens).length > 0;
  const changes = mayChange(words, tokens, lexemes, plain)
    ? explanations(rules[kind], tokens).map((one) => slotsAfter(one, tokens, open, kind))
    : [];
  const slots = changes.filter((one) => one !== 'filled');
  if (slots.length === 0) return ends ? { act: 'end' } : undefined;
  const [first] = slots;
  const isOne = !ends && slots.every((one) => alike(one, first));
  return isOne ? first && { act: 'change', slots: first } : 'unclear';
}

/** Undefined where a word has no place. */
function tokensOf(words: ChangeWords, lexemes: readonly Lexeme[], lexicon: Lexicon): readonly Token[] | undefined {
  const { language, units } = words;
  const read = tokensIn(lexemes, language, units, lexicon);
  if (read === undefined || read.length > LONGEST) return undefined;
  const tokens = byWriting(withNames(read, language, units), lexemes);
  return tokens.some(({ form }) => form === '§x') ? undefined : tokens;
}

/** A picture may cross out what stands before it: "30 ❌". */
const mayChange = (
  words: ChangeWords,
  tokens: readonly Token[] | undefined,
  lexemes: readonly Lexeme[],
  plain: readonly Lexeme[],
): tokens is readonly Token[] =>
  tokens !== undefined &&
  lexemes.length === plain.length &&
  hasWords(words, tokens) &&
  !(words.language === 'tr' && lexemes.some(isAlso));

/** Turkish "da" apart from a name is "too", and at its end "on". Behind a noun ("adres de …") it only goes on to it. */
const isAlso = (lexeme: Lexeme, at: number, all: readonly Lexeme[]): boolean =>
  lexeme.is === 'word' && /^[dt][ae]$/i.test(lexeme.written) && !TOPIC.test(all[at - 1]?.written ?? '');
const TOPIC = /^(?:adresi?|al[ıi]c[ıi]s?[ıi]?|a[ğg][ıi]?|miktar[ıi]?|tutar[ıi]?|c[üu]zdan[ıi]?)$/iu;

/** The slots after one way to explain the message. An answer to what is known already is `filled`. */
function slotsAfter(
  found: string,
  tokens: readonly Token[],
  open: OpenFrame,
  kind: Kind,
): Slots | 'filled' | undefined {
  const values = valuesIn(found, tokens);
  const slots = values && applied(saidOf(values, open, kind), open);
  return slots ?? (values?.has('answer') ? 'filled' : undefined);
}
