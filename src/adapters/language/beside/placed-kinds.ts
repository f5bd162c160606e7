import { NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { isToldVerb } from '../context/told.ts';
import { BRANDS } from '../context/vocabulary/names.ts';
import { isOf } from './kinds.ts';
import { isPastTime } from './past-times.ts';
import { type Phrase, phrasesIn } from './phrases.ts';
import { isSaidOf, isSomebody } from './purposes.ts';
import { COMING_AGAIN, isComingAgain } from './recurring.ts';
import { isApart, type Run } from './runs.ts';
import { isOthersSource } from './sources.ts';
import { isQuoting } from './texts.ts';
import { wordSet } from './words.ts';

/** Before what a payment is for. */
const PURPOSELY = /^(?:for|of|cover|pay|settle|towards|toward|about|re|regarding|buy|against|to|because)$/;
const BESIDES =
  /^(?:and|plus|with|deserves|deserve|deserved|minus|less|also|including|incl|without|needs|wants|gets|want|get|expects|expect|takes|take)$/;
const IN_PARTS = /^(?:in|by|as|with|over|is|are|on|via|per|through|using|into|at|from|being|was)$/;
const IN_PART = /^(?:in|by)$/;
const AT_TIME =
  /^(?:at|in|on|by|with|before|after|until|till|upon|during|over|within|from|near|around|as|per|under|since|come|pending|through)$/;
const AGAIN = /^(?:as|is|on|with|by|at|in|per|are|was|be|like|being|through|via|into|from)$/;

/** What a payment may be made as. */
const AS_PAYMENT = wordSet(`
  gift gifts present presents payment payments tip thanks thank token refund deposit donation contribution reward reimbursement share rent compensation advance bonus prize bounty stipend dues
  downpayment help support allowance favour favor apology loan fee salary wage wages part half repayment settlement commission retainer grant winnings scholarship sponsorship honorarium royalty
  cut price gratitude appreciation congratulations surprise treat expense expenses fine membership subscriber agreed discussed promised usual always pocket money thankyou incentive dowry alimony ransom
  remuneration sign gesture sweetener remainder balance rest bribe upkeep maintenance security pledge tithe collateral bond stake ante entry
  you
`);
/** Where money is kept that is not the wallet's. */
const KEPT = wordSet(
  'till cash cashbox kitty budget company firm office fund funds bank coffers stash piggybank purse treasury trust drawer register overdraft estate jar box',
);
const KIN = wordSet('mom mum mother dad father grandma grandpa granny uncle aunt auntie wife husband boss parents');

const SOMEWHERE = wordSet(
  'home work school college university church sea uni camp kindergarten preschool nursery daycare court class town top chain network record vacation holiday site foot board track line leave duty sale netflix',
);
/** "at school", "on vacation". "At payday", "on delivery" and "upon completion" say when. */
const isSomewhere = (word: string): boolean => SOMEWHERE.has(word) || PLACE_WORDS.has(word) || NAME_WORDS.has(word);
/** "in cash", "by cheque", "on credit": another way to pay than the request's. */
const OTHER_WAY = wordSet(
  'cash card cards cheque cheques check checks post mail wire credit debit kind arrears full part secret theory principle spirit letter voucher vouchers coupon coupons paypal venmo revolut sepa iban bank tab loan account instalment trial demand invoice paper coin coins change hand effect',
);
const BRAND_WORDS = wordSet(BRANDS, 'netflix spotify airbnb uber lyft kraken binance coinbase');
const MEAL = /^(?:lunch|dinner|breakfast|brunch|supper|tea)$/;
const OF_CHAIN = /^(?:smart|token|proxy|liquidity|burn|dead|null|genesis|swap|router|bridge|vault|gas|block)$/;

type Rule = (
  phrase: Phrase,
  place: Readonly<{
    run: Run;
    isBare: boolean;
    isLone: boolean;
    isPast: boolean;
    isAfterPerson: boolean;
    next: string | undefined;
  }>,
) => boolean;

const RULES: readonly Rule[] = [
  (phrase) => isComingAgain(phrase),
  ({ words, head, lead }, { isBare }) =>
    /^payments?$/.test(head) && words.some((word) => COMING_AGAIN.test(word)) && (isBare || AGAIN.test(lead ?? '')),
  ({ head, lead }, { isBare }) => isOf('repeated', head) && (/ly$/.test(head) || isBare || AGAIN.test(lead ?? '')),
  ({ head, lead, words }, { isBare }) =>
    isOf('portion', head) &&
    ((/s$/.test(head) ? IN_PARTS : IN_PART).test(lead ?? '') ||
      (isBare && (words.includes('§n') || /^(?:instal|portion|chunk|tranche|batch|stage|halves)/.test(head)))),
  ({ head, lead }, { isPast }) => isOf('pretended', head) && !isPast && /^(?:in|inside|within)$/.test(lead ?? ''),
  (phrase, { isBare, isAfterPerson, next }) => isQuoting(phrase, isBare, isAfterPerson, next),
  ({ head, lead }, { isBare }) =>
    isOf('extra', head) &&
    (BESIDES.test(lead ?? '') ||
      (isBare &&
        /^(?:tip|tips|vat|tax|taxes|gratuity|surcharge|interest|extra|more|double|triple|twice|levy)$/.test(head))),
  (phrase, { isBare }) => isOthersSource(phrase, isBare),
  ({ head, lead, words }, { isPast }) =>
    isOf('time', head) &&
    lead !== 'since' &&
    AT_TIME.test(lead ?? '') &&
    !(isPast && isPastTime(lead ?? '', words)) &&
    !words.includes('last'),
  ({ head, lead }, { next, run }) =>
    lead === 'as' &&
    !AS_PAYMENT.has(head) &&
    !isOf('time', head) &&
    (next === undefined || !isToldVerb(next)) &&
    !run.words.includes('such'),
  ({ head, lead, words, leadAt }, { isAfterPerson, run }) =>
    lead === 'from' &&
    leadAt >= 0 &&
    !isAfterPerson &&
    (KEPT.has(head) || (KIN.has(head) && run.before === 'value')) &&
    !words.some((word) => /^(?:my|our|this|last)$/.test(word) && !KIN.has(head)),
  ({ words, lead, head }, { isPast }) =>
    !isPast &&
    lead === 'on' &&
    ((PEOPLE_WORDS.has(head) && !PURPOSE_WORDS.has(head)) ||
      (head === 'house' && words[0] === 'the') ||
      (NAME_WORDS.has(head) && words.length === 1 && !BRAND_WORDS.has(head))),
  ({ words, lead, head }, { isPast }) =>
    words.length === 1 &&
    !isPast &&
    /^(?:at|on|upon|after|until|during|under|pending)$/.test(lead ?? '') &&
    !isSomewhere(head),
  ({ words, lead, head }) => words.length === 1 && /^(?:by|via|in|through|on)$/.test(lead ?? '') && OTHER_WAY.has(head),
  ({ words, lead }) => words.length === 1 && /^(?:at|after)$/.test(lead ?? '') && MEAL.test(words[0] ?? ''),
  ({ head, lead }) => isOf('fallback', head) && /^(?:as|is|like)$/.test(lead ?? ''),
  (phrase, { isBare, isLone, run }) =>
    (isBare || isLone) &&
    isOf('role', phrase.head) &&
    run.closes !== ':' &&
    run.closes !== '=' &&
    (!isSaidOf(phrase) || OF_CHAIN.test(phrase.words[0] ?? '')) &&
    run.behind === '§a',
];

/** Whether a word of a run stands where its kind says something of the whole request. */
export function hasPlacedKind(run: Run, isPast: boolean): boolean {
  const { words } = run;
  const mayBeBare = (isApart(run) || (run.behind === '§a' && run.isLast)) && run.closes !== ':' && run.closes !== '=';
  return phrasesIn(words).some((phrase) => {
    const isBare = mayBeBare && isStart(words, phrase);
    const isLone =
      mayBeBare &&
      words.length <= 3 &&
      phrase.end === words.length &&
      phrase.leadAt <= 0 &&
      !words.some((word) => /^(?:for|to|of|my|our|his|her|their)$/.test(word));
    const isAfterPerson =
      isSomebody(words[phrase.leadAt - 1] ?? '') || PEOPLE_WORDS.has(words[phrase.leadAt - 1] ?? '');
    if (PURPOSELY.test(phrase.lead ?? '') && phrase.lead !== 'to' && phrase.lead !== 'of' && !isAlways(phrase))
      return false;
    return RULES.some((rule) => rule(phrase, { run, isBare, isLone, isPast, isAfterPerson, next: words[phrase.end] }));
  });
}

const isAlways = (phrase: Phrase): boolean =>
  isComingAgain(phrase) && !/^(?:job|jobs|chore|chores|business|item|items)$/.test(phrase.head);

/** Nothing but a word that joins stands before the phrase. */
const isStart = (words: readonly string[], { leadAt }: Phrase): boolean =>
  words.slice(0, leadAt + 1).every((word) => /^(?:and|so|or|but|just|only|oh|ok|then|also|because|well)$/.test(word));
