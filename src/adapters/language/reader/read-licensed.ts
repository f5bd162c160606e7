import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';
import { withoutAsides } from '../context/asides.ts';
import { inActiveVoice } from '../context/deeds.ts';
import { withIntroduced } from '../context/introductions.ts';
import { withNamedPlace } from '../context/named-first.ts';
import { withNameLast } from '../context/named-recipient.ts';
import { withBecoming, withOutcomes } from '../context/outcomes.ts';
import { isNoPayment, isPaidInstead } from '../context/payers.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { SEND } from '../context/rules.ts';
import { withVerbFirst } from '../context/said-last.ts';
import { asksToAct, paysWithoutVerb } from '../licence/licence.ts';
import { isAction } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import { inPlainTrade } from '../trade/in-plain-words.ts';
import { isMisplaced } from '../unasked/misplaced.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { license, type Said } from './license.ts';
import { readMessage } from './read-message.ts';
import { readToOpen } from './read-to-open.ts';
import { withinScope } from './scope.ts';
import { withTopic } from './topics.ts';

/** Reads a message, and keeps of the reading only what its words license. */
export function readLicensed(all: readonly Item[], lexicon: Lexicon, open: OpenFrame | undefined): Reading {
  const said = open === undefined ? saidFirst(all) : saidOf(all, open);
  if (open !== undefined && isAction(open)) return readToOpen(all, said.items, lexicon, open);
  const reading = readSaid(said, lexicon, open);
  const isTried = open === undefined && isUnlicensed(reading, said) && !isMisplaced(all);
  const trade = isTried ? tradeOf(all, said) : undefined;
  if (trade === undefined) return reading;
  const traded = readSaid({ items: trade, shape: shapeOf(trade), asks: true }, lexicon, undefined);
  return isAction(traded) && traded.problems.length === 0 ? traded : reading;
}

/** As it was said, without what surrounds it, or in the plainer words in which both grammars read it. */
const tradeOf = (all: readonly Item[], said: Said): Item[] | undefined =>
  inPlainTrade(all) ?? inPlainTrade(withoutAsides(all)) ?? inPlainTrade(said.items);

/** A text whose values say it all, and whose words do not plainly ask for it. */
const isUnlicensed = ({ act, negated, problems }: Reading, { asks }: Said): boolean =>
  act === 'request' && !negated && (!asks || problems.every(({ code }) => UNPLAIN.has(code)));
const UNPLAIN: ReadonlySet<Problem['code']> = new Set(['not-plainly-asked', 'not-understood', 'several-values']);

function readSaid({ items, shape, asks }: Said, lexicon: Lexicon, open: OpenFrame | undefined): Reading {
  const read = asks ? readMessage(essentials(items), lexicon, undefined) : readMessage(plain(items), lexicon, open);
  const licensed = license(read, { items, shape, asks }, open);
  return withoutDenial(withTopic(withinScope(licensed, items, asks), shape), items);
}

function saidOf(spoken: readonly Item[], open: OpenFrame | undefined): Said {
  const items = withoutAsides(inPlainerWords(spoken, open !== undefined), open);
  const shape = shapeOf(items);
  return { items, shape, asks: asksToAct(shape) };
}

/** Who receives may be said in another sentence, and the verb behind the values; it is looked for where nothing plainer asks. */
function saidFirst(all: readonly Item[]): Said {
  const words = shapeOf(all);
  const spoken = withBecoming(withNamedPlace(inActiveVoice(withNameLast(all))));
  const plainly = saidOf(spoken, undefined);
  if (isNoPayment(words) || isMisplaced(all)) return { ...plainly, asks: false };
  const accounts = spoken.filter(({ is }) => is === 'account' || is === 'invalid').length;
  // "to the agency, wallet 0x…": the wallet is the recipient, and the name says whose it is.
  const isPlain = plainly.asks && !plainly.shape.includes('§w');
  if (isPlain || accounts !== 1 || spoken.length > LONGEST || isPaidInstead(words)) return plainly;
  const rearranged = saidOf(inActiveVoice(withOutcomes(withVerbFirst(withIntroduced(spoken)))), undefined);
  if (rearranged.asks || plainly.asks) return rearranged.asks ? rearranged : plainly;
  const pays = paysWithoutVerb(rearranged.shape, shapeOf(all)) && rearranged.items.some(isCounted);
  return pays ? { ...rearranged, items: inOneSentence(rearranged.items), asks: true } : plainly;
}

/** "A. 5 usdc. base." */
const inOneSentence = (items: readonly Item[]): Item[] => [
  SEND,
  ...items.map((item): Item => (item.is === 'mark' && item.mark === '.' ? { ...item, mark: ',', text: ',' } : item)),
];

/** Words. */
const LONGEST = 80;
/** A part of what is owned is asked for with a verb. */
const isCounted = (item: Item): boolean =>
  item.is === 'amount' && (item.amount.kind === 'exact' || item.amount.kind === 'fiat');

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
function withoutDenial(reading: Reading, items: readonly Item[]): Reading {
  const isSaid = items.some(({ is }) => is === 'account' || is === 'term' || is === 'amount');
  if (reading.act !== 'cancel' || !reading.negated || !isSaid) return reading;
  return { ...reading, act: 'request', intent: 'unknown', slots: {}, problems: [{ code: 'denied' }] };
}

const plain = (items: readonly Item[]): Item[] => items.filter(({ is }) => is !== 'sign');
