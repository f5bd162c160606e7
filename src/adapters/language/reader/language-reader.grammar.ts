import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { Known, OpenFrame, ProblemCode, Reading } from '../../../domain/chat/understanding.ts';
import { speaksAgainst } from '../beside/speaks-against.ts';
import { paymentInClauses } from '../clauses/read-clauses.ts';
import { isQuoted } from '../elsewhere/set-apart.ts';
import { leavesWords, objectsTo, readContrast, readFollowUp } from '../follow-up/read-follow-up.ts';
import { withContacts } from '../lexer/contact-names.ts';
import { lex } from '../lexer/lex.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { normalizeText } from '../lexer/normalize.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import { saidToOpen } from '../proposed-change/said.ts';
import { proposeChange, proposeEnd } from '../proposed-change/trained.ts';
import { plainItems } from '../proposer/plain-items.ts';
import type { Proposer } from '../proposer/propose.ts';
import { proposer as trained } from '../proposer/trained.ts';
import { chosen } from '../reference/ordinals.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { correctPlainly, translatePlainly } from '../translation/plain/translate-plainly.ts';
import { speaksBeside } from '../translation/said-beside/speaks-against.ts';
import { languageIn, translate, translateParts } from '../translation/translate.ts';
import { isMisplaced } from '../unasked/misplaced.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isWholeRequest, unlessAfterthought } from './afterthoughts.ts';
import { agreed } from './agreed.ts';
import { asMeant } from './as-meant.ts';
import { inFirstWords } from './first-words.ts';
import { saidOfTrade, unlessLost } from './kept/kept-values.ts';
import { countingAsSaid } from './kept/sides.ts';
import { mentionsIn } from './mentions.ts';
import { openingIn } from './opening.ts';
import { readInContext } from './read-in-context.ts';
import { withSideQuestion } from './side-question.ts';
import { unlessEitherNumber } from './unless-either-number.ts';
import { unlessEndedInPart } from './unless-ended-in-part.ts';
import { answerToQuestion, withChange } from './with-change.ts';
import { withProposal } from './with-proposal.ts';

const PROPOSE = { change: proposeChange, end: proposeEnd };

const THEN: Item = { is: 'role', role: 'filler', text: 'then', raw: 'then' };

/** Problems of a text that no word speaks against. */
const UNEXPLAINED: ReadonlySet<ProblemCode> = new Set([
  ...(['not-plainly-asked', 'not-understood', 'proposed', 'unsupported'] as const),
  ...(['several-values', 'several-requests', 'recipient-is-nobody'] as const),
]);

const isUnclear = ({ act, intent, problems, steps }: Reading): boolean =>
  act === 'request' && steps === undefined && (intent === 'unknown' || problems.length > 0);

/** "change to link" read as a request of its own, which has less than the open one. */
const loses = ({ intent, slots }: Reading, open: OpenFrame): boolean =>
  intent === open.intent && Object.keys(open.slots).some((slot) => !(slot in slots) && !slot.includes('mount'));

/**
 * Reads text with two hand-written grammars. One finds values in any order of words: text → lexemes → tagged items →
 * segments → sentences → intents. The other decides whether the words ask for it. What neither explains may be proposed.
 */
export class GrammarLanguageReader implements LanguageReader {
  readonly #lexicon: Lexicon;
  readonly #proposer: Proposer;

  constructor(lexicon: Lexicon, proposer: Proposer = trained) {
    this.#lexicon = lexicon;
    this.#proposer = proposer;
  }

  read(text: string, open?: OpenFrame, recalled: Known = {}): Reading {
    const answer = open === undefined || isQuoted(text) ? undefined : answerToQuestion(text, open, recalled);
    if (answer !== undefined) return answer;
    const lexemes = withContacts(lex(normalizeText(text), this.#lexicon), recalled.contacts ?? [], this.#lexicon);
    const said = unlessEitherNumber(this.#read(text, lexemes, open, recalled), text, open, recalled.language);
    const meant = asMeant(said, text, open);
    const read = unlessEndedInPart(meant, open, recalled.language, () => tagItems(lexemes, this.#lexicon));
    const kept = unlessLost(
      read,
      open,
      () => tagItems(lexemes, this.#lexicon),
      () => this.#inEnglish(lexemes, read.language),
    );
    const reading = open === undefined ? this.#unlessAfterthought(kept, lexemes) : kept;
    const language = () => languageIn(lexemes, this.#lexicon) ?? recalled.language;
    const asked = withChange(reading, open, PROPOSE, () => saidToOpen(lexemes, this.#lexicon, language()));
    const spoken = asked === reading ? undefined : (asked.language ?? language());
    const sided = this.#withSides(asked, open, lexemes, spoken);
    return spoken === undefined ? sided : { ...sided, language: spoken };
  }

  /** A change of a trade that is only asked about counts what the words say. */
  #withSides(reading: Reading, open: OpenFrame | undefined, lexemes: readonly Lexeme[], spoken?: string): Reading {
    const { change } = reading;
    if (change?.intent !== 'swap' || open === undefined) return reading;
    const said = saidOfTrade(tagItems(lexemes, this.#lexicon), this.#inEnglish(lexemes, spoken), spoken);
    return { ...reading, change: { ...change, slots: countingAsSaid(change.slots, open.slots, said) } };
  }

  #inEnglish(lexemes: readonly Lexeme[], spoken: string | undefined): readonly Item[] | undefined {
    const translated = spoken === undefined ? undefined : translate(lexemes, this.#lexicon, { follows: true, spoken });
    return translated && tagItems(translated.lexemes, this.#lexicon);
  }

  #unlessAfterthought(reading: Reading, lexemes: readonly Lexeme[]): Reading {
    const known = reading.language === undefined ? {} : { language: reading.language };
    const whole = unlessAfterthought(reading, lexemes, this.#lexicon, (part, open) =>
      this.#read('', part, open, known),
    );
    return this.#unlessSpokenAgainst(whole, lexemes);
  }

  /** What stands beside a whole request has a kind. */
  #unlessSpokenAgainst(reading: Reading, lexemes: readonly Lexeme[]): Reading {
    if (!isWholeRequest(reading)) return reading;
    const isAgainst =
      reading.language === undefined
        ? speaksAgainst(tagItems(lexemes, this.#lexicon))
        : speaksBeside(lexemes, this.#lexicon, reading.language);
    return isAgainst ? { ...reading, problems: [{ code: 'not-plainly-asked' }] } : reading;
  }

  #read(text: string, lexemes: readonly Lexeme[], open: OpenFrame | undefined, recalled: Known): Reading {
    const follows = open !== undefined || (recalled.past ?? []).length > 0;
    const translated = translate(lexemes, this.#lexicon, { follows, spoken: recalled.language });
    const tagged = tagItems(translated?.lexemes ?? lexemes, this.#lexicon);
    const items = open === undefined && translated === undefined ? inFirstWords(tagged) : tagged;
    const choice = chosen(shapeOf(items), recalled.choices ?? []);
    if (choice !== undefined) return this.read(choice, open, { ...recalled, choices: [] });
    const others = (translated?.others ?? []).map((other) => tagItems(other.lexemes, this.#lexicon));
    const read = (said: readonly Item[]) => readInContext(said, this.#lexicon, open, recalled);
    const explained = agreed(read(items), others.map(read), open !== undefined);
    const steps = explained.steps === undefined && open === undefined ? this.#readSteps(lexemes, explained) : undefined;
    if (steps !== undefined) return steps;
    const told = translated === undefined && open === undefined ? this.#readClauses(items, explained) : undefined;
    if (told !== undefined) return told;
    const own = translated?.language ?? languageIn(lexemes, this.#lexicon);
    const spoken = recalled.language ?? own;
    const answer = this.#readFollowUp(lexemes, explained, open, spoken, translated?.language);
    if (answer !== undefined) return answer;
    const isPlain = isUnclear(explained) && !(open === undefined && own === undefined && isMisplaced(items));
    const plain = isPlain ? this.#readPlainly(lexemes, open) : undefined;
    if (plain !== undefined) return this.#unlessRefused(plain, lexemes, open, spoken, own ?? spoken);
    const isFirst = open === undefined || !isAction(open);
    const opening = isFirst && translated === undefined ? openingIn(items, explained) : undefined;
    if (opening !== undefined) return opening;
    const reading = isFirst ? this.#withProposal(explained, lexemes, text, open) : withSideQuestion(explained, items);
    return own === undefined ? reading : { ...reading, language: own };
  }

  /** "and on base?": the topic before carries over, and nothing else is proposed. */
  #withProposal(explained: Reading, lexemes: readonly Lexeme[], text: string, open: OpenFrame | undefined): Reading {
    if (explained.intent === open?.intent && !isUnclear(explained)) return explained;
    return withProposal(explained, this.#proposer, text, () => plainItems(lexemes, this.#lexicon));
  }

  /** Each step is translated by itself: its verb may stand anywhere in it. */
  #readSteps(lexemes: readonly Lexeme[], { intent, problems }: Reading): Reading | undefined {
    const isRead = intent !== 'unknown' && problems.length === 0;
    const parts = isRead ? undefined : translateParts(lexemes, this.#lexicon);
    if (parts === undefined) return undefined;
    const items = parts.flatMap(({ lexemes: part }, at) => [
      ...(at === 0 ? [] : [THEN]),
      ...tagItems(part, this.#lexicon),
    ]);
    const reading = readInContext(items, this.#lexicon, undefined, {});
    return reading.steps && { ...reading, language: parts[0]?.language ?? '' };
  }

  /** A payment that is told in several clauses, where nothing that was understood speaks against it. */
  #readClauses(items: readonly Item[], explained: Reading): Reading | undefined {
    const isOpen =
      isUnclear(explained) && !explained.negated && explained.problems.every(({ code }) => UNEXPLAINED.has(code));
    const payment = isOpen ? paymentInClauses(items) : undefined;
    const reading = payment && readInContext(payment, this.#lexicon, undefined, {});
    return reading?.intent === 'transfer' && reading.problems.length === 0 ? reading : undefined;
  }

  /** A request in another language by its values. Where a word of it is unknown, it is asked about. */
  #readPlainly(lexemes: readonly Lexeme[], open: OpenFrame | undefined): Reading | undefined {
    if (open !== undefined) return this.#readCorrection(lexemes, open);
    const plain = translatePlainly(lexemes, this.#lexicon);
    if (plain === undefined) return undefined;
    const reading = readInContext(tagItems(plain.lexemes, this.#lexicon), this.#lexicon, undefined, {});
    if (!isAction(reading) || reading.problems.length > 0) return undefined;
    return { ...reading, language: plain.language, problems: plain.isWhole ? [] : [{ code: 'proposed' }] };
  }

  /** What follows a request has a grammar of its own. A yes of one language is another word in others: "vale", "ja". */
  #readFollowUp(
    lexemes: readonly Lexeme[],
    read: Reading,
    open: OpenFrame | undefined,
    spoken: string | undefined,
    own: string | undefined,
  ): Reading | undefined {
    if (open === undefined || !isAction(open) || read.act === 'confirm') return undefined;
    const contrast = spoken === undefined ? undefined : readContrast(lexemes, this.#lexicon, open, spoken);
    if (contrast !== undefined) return contrast;
    const refused = this.#unlessRefused(read, lexemes, open, spoken, own);
    if (refused !== read) return refused;
    if (read.act === 'cancel' || (isAction(read) && !isUnclear(read) && !loses(read, open))) return undefined;
    return readFollowUp(lexemes, this.#lexicon, open, spoken);
  }

  /** A change of an open request that no word of the language speaks against. */
  #unlessRefused(
    read: Reading,
    lexemes: readonly Lexeme[],
    open: OpenFrame | undefined,
    spoken: string | undefined,
    own: string | undefined,
  ): Reading {
    const isChange = read.act === 'cancel' || (isAction(read) && !isUnclear(read));
    if (open === undefined || spoken === undefined || !isChange) return read;
    // "cancela" is of two languages.
    const endsIn = (language: string) =>
      read.act === 'cancel' && language !== own && !leavesWords(read, lexemes, this.#lexicon, open, language);
    const isRefused =
      objectsTo(read, lexemes, this.#lexicon, open, spoken) ||
      (own !== undefined && leavesWords(read, lexemes, this.#lexicon, open, own) && !endsIn(spoken));
    if (!isRefused) return read;
    return { ...unchanged({ ...read, act: 'request', negated: false }, NOT_UNDERSTOOD), language: spoken };
  }

  #readCorrection(lexemes: readonly Lexeme[], open: OpenFrame): Reading | undefined {
    const said = isAction(open) ? correctPlainly(lexemes, this.#lexicon) : undefined;
    if (said === undefined) return undefined;
    const reading = readInContext(tagItems(said, this.#lexicon), this.#lexicon, open, {});
    const isTaken = reading.act === 'cancel' || (isAction(reading) && reading.problems.length === 0);
    const language = languageIn(lexemes, this.#lexicon);
    return isTaken ? { ...reading, ...(language && { language }) } : undefined;
  }

  mentionsOf(text: string): Mentions {
    return mentionsIn(this.#itemsOf(text));
  }

  #itemsOf(text: string): Item[] {
    return tagItems(lex(normalizeText(text), this.#lexicon), this.#lexicon);
  }
}
