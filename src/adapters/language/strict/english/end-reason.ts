import type { Rule } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';
import { NAMES } from './people.ts';

/**
 * A clause of free words that says why a request ends: "cancel, i can't find her address".
 *
 * Every other rule lists its words. An end may be generous, since it moves nothing and a person may give any reason for it: where one clause
 * of the message is a whole plain end, the other one needs no more than the shape of a reason. It is one clause of plain words without a
 * value or a question, it begins like a statement, and no word of it hands the end on to somebody else, turns it round, ties it to a
 * condition, or starts another deed.
 */

const LONGEST = 14;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** A statement about these needs a verb: "cancel it, my gym" names what shall end. */
const SUBJECTS = setOf(`i we he she it they there this that these those the my our his her their a an
  someone somebody nobody everyone everybody gas fees fee price prices rate rates plans money business ${NAMES.split('|').join(' ')}`);
/** Clauses without a subject. */
const OPENINGS = setOf(`found got lost forgot missed ran had took takes taking already too just looks seems sounds feels
  turns duplicate bought changed`);
const PAIRS = setOf('not_enough not_worth not_needed not_safe no_money no_funds no_longer no_point no_time no_reason');

const VERBS = setOf(`is are was were am be been has have had do does did can could will may might
  look looks looked seem seems feel feels felt sound sounds smell smells cost costs take takes took go went come came get gets got make made
  lose lost find found fall fell break broke quit left left leave gave give ran run won let know knows knew need needs like likes hate hates love
  kept cut hit met sold bought paid sent spent saw see heard hear think thought feel forgot became began grew held slept woke wore
  work works live lives owe owes lack lacks suck sucks not`);

/** They hand the end on, turn it round, tie it to something, or quote. */
const TURNING =
  setOf(`but keep keeps except unless if when whenever until till only instead kidding joking joke jokes pretend pretending
  pretended said says say saying asked asks ask asking told tells tell telling thinks wrote writes write writing shouted shouts yelled yells
  screamed imagine imagined maybe perhaps possibly suggested suggests insisted insists claimed claims demanded demands begged begs texted
  texts messaged replied replies answered answers ordered orders commanded wants wanted called named titled reads quote quotes quoted
  cancel cancels cancelled canceled cancelling canceling cancellation abort aborted undo undone revert restore reinstate
  or otherwise whether depends depending provided assuming supposed suppose guess wonder wondering hope wish dare bet swear doubt mean meant
  would should who what why how where which whose lying teasing bluffing trolling sarcastic sarcasm jk test testing
  you your yours u dear button buttons key keyboard pressed clicked tapped typed typing typo autocorrect accident accidentally mistake
  slipped slip sneezed pocket cat dog toddler speaking talking here
  wait stop forget neither nor hypothetically allegedly supposedly reportedly theoretically example almost nearly
  proceed continue ahead resume confirm confirmed confirming yes before previous original earlier second other another`);
/** What somebody may cancel besides: "i have a dentist appointment, cancel it". */
const OTHERS =
  setOf(`subscription subscriptions membership memberships gym appointment appointments meeting meetings flight flights booking
  bookings reservation reservations hotel trip ticket tickets contract policy insurance event events party wedding alarm reminder class classes
  lesson lessons course card cards account accounts date dinner lunch breakfast visit tour holiday vacation trial plan membership netflix
  spotify delivery order orders taxi cab uber table call calls`);
/** "cancel. that was my kid" tells who wrote the end, and not why. */
const BY_WHOM =
  /^(?:it|that|this) (?:(?:was|is) (?:just |only )?(?:my|our|his|her|their|me|him|someone|somebody|not me|not i)|was (?:just |only )?an?) /;
/** Another deed begins with these, apart from "i can not pay this". */
const DEEDS =
  setOf(`send pay swap buy sell bridge transfer make change use put try convert exchange trade wrap unwrap move take withdraw deposit
  add add replace switch split double`);
/** They keep the request, apart from "it does not feel right". */
const KEEPING = setOf('want need right correct fine sure certain good ok okay perfect done happy serious');
/** Before an end they say when it shall be: "the price drops, cancel it". */
const EVENTS =
  setOf(`moment minute instant drops falls rises goes hits reaches crosses moves calls complains pays arrives comes shows fails
  happens next first last`);
/** A clause that ends with one of these goes on behind the mark: "his answer was, cancel". */
const OPEN = setOf(
  'is are was were be been am like goes went that to of and with for by the my a so just think thinks i he she we they not',
);

const NEGATIONS = setOf('not never longer nothing no nor cannot');
const isNegated = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some((word) => NEGATIONS.has(word));
/** "was meant for next month" */
const isMeantFor = (words: readonly string[], at: number): boolean =>
  words[at] === 'meant' && ['was', 'is'].includes(words[at - 1] ?? '') && words[at + 1] === 'for';

const MARKS = setOf(', . ! ; - )');
const isWord = ({ form }: Token): boolean => /^[a-z]+$/.test(form);

/** The words up to the next mark; none where anything else stands among them. */
function wordsFrom(tokens: readonly Token[], at: number): readonly string[] {
  const rest = tokens.slice(at, at + LONGEST + 1);
  const length = rest.findIndex((token) => !isWord(token));
  const words = length < 0 ? rest : rest.slice(0, length);
  const next = rest[words.length];
  if (words.length > LONGEST || (next !== undefined && !MARKS.has(next.form))) return [];
  return words.map(({ form }) => form);
}

function isReason(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const isSubject = SUBJECTS.has(first);
  if (words.length < 2 || !(isSubject || OPENINGS.has(first) || PAIRS.has(`${first}_${second}`))) return false;
  const hasVerb = words.slice(1).some((word) => VERBS.has(word) || /^[a-z]{3,}ed$/.test(word));
  if (isSubject && !hasVerb) return false;
  return words.every((word, at) => {
    if (OTHERS.has(word)) return false;
    if (TURNING.has(word)) return isMeantFor(words, at);
    return !(DEEDS.has(word) || (KEEPING.has(word) && !isNeed(words, at))) || isNegated(words, at);
  });
}

/** "i need the cash" keeps money, "i need it" may keep the request. */
const isNeed = (words: readonly string[], at: number): boolean =>
  words[at] === 'need' && !['it', 'this', 'that', 'to'].includes(words[at + 1] ?? 'it');

const free =
  (isShaped: (words: readonly string[]) => boolean): Rule =>
  (tokens, at) => {
    const words = wordsFrom(tokens, at);
    return isReason(words) && isShaped(words) ? [{ end: at + words.length, found: '' }] : [];
  };

/** Behind an end. */
export const REASON_BEHIND: Rule = free(
  (words) =>
    !['think', 'like', 'know', 'not', 'no', 'never'].includes(words.at(-1) ?? '') &&
    !BY_WHOM.test(`${words.join(' ')} `),
);
/** In front of an end. */
export const REASON_AHEAD: Rule = free(
  (words) => words.length > 2 && !OPEN.has(words.at(-1) ?? '') && !words.some((word) => EVENTS.has(word)),
);
