import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Question } from '../../../domain/chat/catalogue.ts';
import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { Known, OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { withContacts } from '../lexer/contact-names.ts';
import { lex } from '../lexer/lex.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { normalizeText } from '../lexer/normalize.ts';
import { yesOrNo } from '../proposed-change/answer.ts';
import { saidToOpen } from '../proposed-change/said.ts';
import { proposeChange, proposeEnd } from '../proposed-change/trained.ts';
import { plainItems } from '../proposer/plain-items.ts';
import type { Proposer } from '../proposer/propose.ts';
import { proposer as trained } from '../proposer/trained.ts';
import { nearestTopics, type QuestionRead, questionIn } from '../questions/read-question.ts';
import { chosen } from '../reference/ordinals.ts';
import { shapeOf } from '../shape/shape.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { languageIn, translate } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { readBesideOpen } from './beside-open.ts';
import { isTooLong } from './length.ts';
import { mentionsIn } from './mentions.ts';
import { readMeaning } from './read-meaning.ts';
import { readPlainly } from './read-plainly.ts';
import { asAsked, isAction, NOT_UNDERSTOOD, unchanged } from './readings.ts';
import { answerToQuestion, withChange } from './with-change.ts';
import { withProposal } from './with-proposal.ts';
import { withQuestion } from './with-question.ts';

const UNKNOWN: OpenFrame = { intent: 'unknown', slots: {} };
const PROPOSE = { change: proposeChange, end: proposeEnd };

/**
 * Reads text in two ways. A closed table of commands explains a message as a whole or not at all: only what it explains is offered, changes an
 * open request or ends it. What it leaves is read as a question by a trained classifier, and as a request by verbs and values in any order and two more; the person is asked about
 * the requests that they find.
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
    const lexemes = withContacts(lex(normalizeText(text), this.#lexicon), recalled.contacts ?? [], this.#lexicon);
    if (isTooLong(lexemes)) return unchanged(asAsked(open ?? UNKNOWN), NOT_UNDERSTOOD);
    const plain = isQuoted(text) ? undefined : readPlainly(lexemes, this.#lexicon, open, recalled);
    if (plain !== undefined) return plain;
    const choice = chosen(shapeOf(this.#inEnglish(lexemes, open, recalled).items), recalled.choices ?? []);
    if (choice !== undefined) return this.read(choice, open, { ...recalled, choices: [] });
    const isOpen = open !== undefined && isAction(open);
    if (isOpen && yesOrNo(text) === 'yes') return agreed(open, recalled);
    const asked = questionIn(text, this.#lexicon, isOpen ? undefined : open);
    const read = isOpen ? this.#readToOpen(lexemes, open, recalled) : this.#readFirst(text, lexemes, open, recalled);
    const isQuestion = asked !== undefined && (!isOpen || isPlainBeside(asked));
    return isQuestion ? withQuestion(read, asked, recalled) : read;
  }

  #readToOpen(lexemes: readonly Lexeme[], open: OpenFrame, recalled: Known): Reading {
    const { items, language: own } = this.#inEnglish(lexemes, open, recalled);
    const said = readBesideOpen(items, this.#lexicon, open, recalled);
    const shown = own ?? languageIn(lexemes, this.#lexicon);
    const spoken = shown ?? recalled.language;
    const asked = withChange(said, open, PROPOSE, () => saidToOpen(lexemes, this.#lexicon, spoken));
    const language = asked === said ? shown : spoken;
    return language === undefined ? asked : { ...asked, language };
  }

  #readFirst(text: string, lexemes: readonly Lexeme[], open: OpenFrame | undefined, recalled: Known): Reading {
    const { items, language: translated } = this.#inEnglish(lexemes, open, recalled);
    const own = () => plainItems(lexemes, this.#lexicon);
    const reading = withProposal(readMeaning(items, this.#lexicon), this.#proposer, text, own);
    const language = translated ?? languageIn(lexemes, this.#lexicon);
    return language === undefined ? reading : { ...reading, language };
  }

  /** The items of a text, of another language in English words where its dictionary has them all. */
  #inEnglish(lexemes: readonly Lexeme[], open: OpenFrame | undefined, { language: spoken, past = [] }: Known) {
    const translated = translate(lexemes, this.#lexicon, { follows: open !== undefined || past.length > 0, spoken });
    return { items: tagItems(translated?.lexemes ?? lexemes, this.#lexicon), language: translated?.language };
  }

  nearestTopics(text: string): readonly Question[] {
    return nearestTopics(text, this.#lexicon);
  }

  mentionsOf(text: string): Mentions {
    const lexemes = lex(normalizeText(text), this.#lexicon);
    return mentionsIn(isTooLong(lexemes) ? [] : tagItems(lexemes, this.#lexicon));
  }
}

/** Beside an open request small talk is more likely: a question must be sure, and a price must name its token. */
const isPlainBeside = ({ reading: { intent, slots }, probability }: QuestionRead): boolean =>
  probability >= SURE_BESIDE && (intent !== 'price' || slots.token !== undefined);
const SURE_BESIDE = 0.65;

/** A yes to an open request confirms nothing by itself; to a plan that is asked about it begins the next step. */
const agreed = (open: OpenFrame, { plan, language }: Known): Reading => ({
  ...asAsked(open),
  act: plan?.isAsked ? 'request' : 'confirm',
  corrected: false,
  ...(language !== undefined && { language }),
});

/** A message that is a quotation as a whole, of one word too: `"cancel"`. */
const isQuoted = (text: string): boolean =>
  /^\s*["'`\u2018\u201C\u201E\u00AB].*["'`\u2019\u201C\u201D\u00BB]\s*$/su.test(text);
