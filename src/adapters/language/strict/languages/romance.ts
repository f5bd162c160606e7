import { any, either, many, maybe, once, type Rule, saying, seq, some, where } from '../rules/rule.ts';
import { romanceCourtesy } from './romance-courtesy.ts';
import { type DeedForm, type Deeds, romanceDeeds } from './romance-deeds.ts';
import { romanceFields } from './romance-fields.ts';
import { VERB_FORMS } from './romance-forms.ts';
import { type Parts, romanceParts } from './romance-parts.ts';
import { romancePayments } from './romance-payments.ts';
import { romanceReasons } from './romance-reasons.ts';
import { romanceTrades } from './romance-trades.ts';
import { romanceVerbless } from './romance-verbless.ts';
import type { RomanceWords } from './romance-words.ts';

const _NEVER: Rule = either();
const SEPARATOR = any(',|.|:|!|;');
/** A colon behind what somebody did would make a speaker of that person. */
const STOP = any(',|.|!|;');

/** A whole first message in a Romance language. */
export function romanceRequest(words: RomanceWords): Rule {
  const parts = romanceParts(words);
  const reasons = romanceReasons(words, parts);
  const { purpose, reason, linked, ahead, state } = reasons;
  const deeds = (form: DeedForm) => romanceDeeds(words, parts, reasons, form);
  const { asked, question } = sentences(words, deeds);
  const named = deeds('noun');
  const first = either(
    seq(either(parts.on, parts.fromMine), maybe(any(',|:')), asked),
    // Behind a colon a text for a class or a translation would be quoted.
    seq(purpose, maybe(any(',')), asked),
    seq(any(words.useChain), parts.chain('chain'), any(words.toDo), deeds('infinitive').any),
    toFirst(words, parts),
    paidFirst(words, parts),
    romanceVerbless(words, parts, reasons, named),
    romanceFields(words, parts, reasons),
    romancePayments(words, parts, reasons),
    romanceTrades(words, parts),
  );
  const polite = romanceCourtesy(words.courtesies);
  const closing = many(SEPARATOR, any(words.closing), polite.last);
  const why = either(reason, purpose);
  const again = maybe(seq(some(SEPARATOR), any(words.again), closing));
  const tail = seq(closing, again, maybe(seq(many(SEPARATOR), either(why, linked), closing)));
  const afterQuestion = seq(some(any('?|!')), closing, maybe(seq(why, closing)));
  const before = many(
    any(words.salute),
    seq(any(words.vocative), any(',|!')),
    SEPARATOR,
    polite.first,
    polite.spokenTo,
  );
  const request = seq(
    before,
    maybe(
      either(
        seq(ahead, either(some(SEPARATOR), any(words.so)), many(SEPARATOR, any(words.so))),
        seq(state, either(some(STOP), any(words.so)), many(STOP, any(words.so))),
      ),
    ),
    either(seq(either(asked, first), tail), seq(question, either(tail, afterQuestion))),
  );
  return whereSaid(firstWords(words), request);
}

/** Orders and wishes, and questions that ask for a deed. */
function sentences(words: RomanceWords, deeds: (form: DeedForm) => Deeds): Record<'asked' | 'question', Rule> {
  const [order, infinitive, wished, present] = VERB_FORMS.map(deeds) as [Deeds, Deeds, Deeds, Deeds];
  const leads = words.leads;
  const urging = many(seq(any(words.urging), maybe(any(','))));
  const urgingOrder = many(seq(either(any(words.urging), leads.urging), maybe(any(','))));
  const noun = deeds('noun');
  const asked = either(
    seq(urgingOrder, order.any),
    seq(urging, maybe(either(any(words.wish), leads.infinitive)), urging, infinitive.any),
    seq(urging, leads.paid, infinitive.paid),
    seq(urging, either(any(words.wishThat), leads.wished), urging, wished.any),
    seq(urging, either(any(words.wishThatMe), seq(leads.wished, any('me|m'))), wished.forMe),
    seq(urging, either(any(words.wishNoun), leads.noun), noun.forMe),
    seq(urging, leads.gerund, deeds('gerund').forMe),
    seq(leads.heading, deeds('headed').forMe),
  );
  const question = seq(
    urging,
    either(
      seq(either(any(words.ask), leads.question), urging, infinitive.any),
      seq(any(words.askMe), urging, infinitive.forMe),
      seq(any(words.askPresent), present.forMe),
      seq(either(any(words.wishNoun), leads.noun), noun.forMe),
    ),
  );
  return { asked: once(asked), question };
}

/** Most texts have no verb of the language, and nothing else of them is looked at. */
const whereSaid = (said: ReadonlySet<string>, rule: Rule): Rule =>
  where((tokens) => tokens.some(({ form }) => said.has(form)), rule);

function firstWords(words: RomanceWords): ReadonlySet<string> {
  const { send, sendTo, supply, swap, sell, buy, bridge, move, pass, spend, wrap, unwrap, make } = words;
  const verbs = [send, sendTo, supply, swap, sell, buy, bridge, move, pass, spend, wrap, unwrap, make];
  const others = [
    words.please,
    words.sendIt,
    words.swapIt,
    words.wantIt,
    words.moveIt,
    words.told,
    words.wishNoun,
    words.wishGets,
  ];
  const labels = [
    words.amountLabel,
    words.tokenLabel,
    words.toLabel,
    words.empty,
    words.want,
    words.place,
    words.payPerson,
  ];
  const nouns = [words.sendNoun, words.swapNoun, words.bridgeNoun];
  const said = [
    words.courtesy,
    ...nouns,
    words.gerund?.(verbs.map(({ infinitive }) => infinitive).join('|')) ?? '',
    ...others,
    ...labels,
    ...verbs.flatMap((verb) => Object.values(verb)),
  ];
  return new Set(said.flatMap((phrases) => phrases.split('|').map((phrase) => phrase.trim().split(' ')[0] ?? '')));
}

/** "a 0x… mándale 15 usdt" */
function toFirst(words: RomanceWords, parts: Parts): Rule {
  const sent = either(parts.quantity('token'), parts.unsized('token'));
  const send = either(
    any(`${words.send.order}|${words.sendTo.order}`),
    seq(any(words.askPaid), any(words.send.present)),
  );
  return saying(
    'transfer',
    seq(
      parts.to,
      maybe(any(',')),
      many(any(words.urging)),
      send,
      maybe(any(words.behindVerb)),
      sent,
      many(parts.on, parts.tidy),
    ),
  );
}

/** "con 100 usdc cómprame eth" */
const paidFirst = (words: RomanceWords, parts: Parts): Rule =>
  saying(
    'swap',
    seq(
      any(words.paidWith),
      parts.quantity('fromToken'),
      maybe(any(',')),
      many(any(words.urging)),
      either(any(`${words.buy.order}|${words.want}`), seq(any(words.wish), any(words.buy.infinitive))),
      parts.received,
      many(parts.on, parts.tidy, parts.slippage),
    ),
  );
