import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Question } from '../../../domain/chat/catalogue.ts';
import type { Mentions } from '../../../domain/chat/model-call.ts';
import type { Known, OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { agrees, answerToQuestion, isCourtesy } from '../open/answer.ts';
import { itemsIn } from '../open/items.ts';
import { asAsked, isAction, NOT_UNDERSTOOD, unchanged } from '../open/readings.ts';
import { begins, chosen } from '../refer/ordinals.ts';
import { withContacts } from '../text/contact-names.ts';
import { lex } from '../text/lex.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { normalizeText } from '../text/normalize.ts';
import { isTooLong, MOST_WORDS } from '../text/unspaced.ts';
import { tagItems } from '../values/tag-items.ts';
import { mentionsIn } from './mentions.ts';
import type { Proposer } from './propose.ts';
import { isAsked, readFirst, readToOpen } from './read-meant.ts';
import { readPlainly } from './read-plainly.ts';
import { languageIn, proposer as trained } from './trained.ts';

/**
 * Reads text in two ways. A closed table of commands explains a message as a whole or not at all: only what it explains is offered, changes an
 * open request or ends it. What it leaves is read by trained classifiers from its words and typed values, in seven languages; the person is
 * asked about what they find.
 */
export class GrammarLanguageReader implements LanguageReader {
  readonly #lexicon: Lexicon;
  readonly #proposer: Proposer;

  constructor(lexicon: Lexicon, proposer: Proposer = trained) {
    this.#lexicon = lexicon;
    this.#proposer = proposer;
  }

  read(text: string, open?: OpenFrame, recalled: Known = {}): Reading {
    const answer = open === undefined ? undefined : answerToQuestion(text, open, recalled);
    if (answer !== undefined) return answer;
    const normal = normalizeText(text);
    const found = lex(normal, this.#lexicon, MOST_WORDS + 1);
    if (isTooLong(found)) return unchanged(NOT_UNDERSTOOD);
    const lexemes = withContacts(found, recalled.contacts ?? [], this.#lexicon);
    const plain = isQuoted(text) ? undefined : readPlainly(lexemes, this.#lexicon, open, recalled, isQuoting(normal));
    if (plain !== undefined) return plain;
    const choice = chosen(text, recalled.choices ?? []);
    if (choice !== undefined) return this.read(choice, open, { ...recalled, choices: [] });
    if (open === undefined || !isAction(open)) return this.#readFirst(text, lexemes, open, recalled);
    if (agrees(text) || (recalled.plan?.isAsked && begins(text))) return agreed(open, recalled);
    return this.#readToOpen(text, lexemes, open, recalled);
  }

  #readToOpen(text: string, lexemes: readonly Lexeme[], open: OpenFrame, recalled: Known): Reading {
    if (isCourtesy(text)) return left(recalled);
    const own = languageIn(lexemes, this.#lexicon);
    const language = recalled.language ?? own;
    const reading = readToOpen(itemsIn(lexemes, language, this.#lexicon), this.#proposer, open);
    return language === undefined || (own === undefined && !isAsked(reading)) ? reading : { ...reading, language };
  }

  #readFirst(text: string, lexemes: readonly Lexeme[], topic: OpenFrame | undefined, recalled: Known): Reading {
    const language = languageIn(lexemes, this.#lexicon);
    const reading = readFirst(itemsIn(lexemes, language, this.#lexicon), this.#proposer, text, topic);
    const spoken =
      language ?? (reading.intent === 'unknown' || reading.intent === topic?.intent ? recalled.language : undefined);
    return spoken === undefined ? reading : { ...reading, language: spoken };
  }

  nearestTopics(text: string): readonly Question[] {
    const lexemes = lex(normalizeText(text), this.#lexicon, MOST_WORDS);
    return this.#proposer.nearest(itemsIn(lexemes, languageIn(lexemes, this.#lexicon), this.#lexicon));
  }

  agrees(text: string): boolean {
    return agrees(text);
  }

  mentionsOf(text: string): Mentions {
    const lexemes = lex(normalizeText(text), this.#lexicon, MOST_WORDS + 1);
    return mentionsIn(isTooLong(lexemes) ? [] : tagItems(lexemes, this.#lexicon));
  }
}

const left = ({ language }: Known): Reading => ({
  ...unchanged(NOT_UNDERSTOOD),
  ...(language !== undefined && { language }),
});

/** A yes to an open request confirms nothing by itself; to a plan that is asked about it begins the next step. */
const agreed = (open: OpenFrame, { plan, language }: Known): Reading => ({
  ...asAsked(open),
  act: plan?.isAsked ? 'request' : 'confirm',
  ...(language !== undefined && { language }),
});

/** Also of one word, whose quotes the lexer drops. An apostrophe quotes nothing. */
const isQuoting = (normal: string): boolean => /["`]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/u.test(normal);

/** A message that is a quotation as a whole, of one word too: `"cancel"`. */
const isQuoted = (text: string): boolean =>
  /^\s*["'`\u2018\u201C\u201E\u00AB].*["'`\u2019\u201C\u201D\u00BB]\s*$/su.test(text);
