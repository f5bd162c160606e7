import { PURPOSE_WORDS } from '../context/nouns.ts';
import { isDeterminer, isPerson } from './noun-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** They carry things as well as money. */
const CARRYING = set('send forward give hand pass ship deliver transfer wire issue submit post move mail remit');
/** What is money when it is sent "for 5 usdc"; everything else is a thing that goes there. */
const MONEY = set(`
  payment payments transfer transfers tip tips gift gifts donation donations rent rents deposit deposits refund refunds reimbursement reimbursements salary salaries
  wage wages share shares part parts bonus bonuses fee fees contribution contributions allowance reward rewards prize prizes money funds cash sum amount total
  balance remainder rest half bounty bounties stipend grant dues due instalment instalments installment installments compensation commission advance downpayment
  remittance payout payouts settlement repayment repayments present presents pocket change thing things stuff support help alimony dowry ransom fine tax taxes
  toll retainer honorarium royalties royalty dividend interest loan cover portion cut slice pledge tithe zakat charity price cost costs fare expenses wager bet
`);
/** Papers and words that the vocabulary does not hold as things. */
const PAPERS = set(`
  quote quotes reminder reminders request requests note notes notice notices letter letters message messages mail email emails statement statements proof
  confirmation confirmations report reports estimate estimates offer offers voucher vouchers coupon coupons cheque cheques check checks demand claim claims
  warning thanks apology apologies regards greetings screenshot copy copies document documents
`);
/** They ask for an amount or say that it was paid, also where they are "of 5 usdc". */
const DEMANDS = set(
  'invoice invoices bill bills receipt receipts quote quotes reminder reminders request requests statement estimate demand claim confirmation proof cheque cheques',
);
const ABOUT = /^(?:for|about|regarding|concerning|over|on|with|against)$/;

/** Whether a thing is sent that only speaks of an amount or is bought with it: "send an invoice for 5 usdc", "send flowers for 10 usdc". */
export const conveysThing = (words: readonly string[]): boolean =>
  words.some((word, at) => CARRYING.has(word) && isThingFor(words, at + 1));

function isThingFor(words: readonly string[], start: number): boolean {
  let at = start;
  while (/^[a-z]/.test(words[at] ?? '') && !ABOUT.test(words[at] ?? '') && words[at] !== 'of' && words[at] !== 'to')
    at += 1;
  const head = words[at - 1] ?? '';
  const object = words.slice(start, at).filter((word) => !isDeterminer(word));
  const isKnown = PURPOSE_WORDS.has(head) || PAPERS.has(head) || isPerson(head);
  if (object.length === 0 || !isKnown || MONEY.has(head)) return false;
  let sum = at + 1;
  while (isDeterminer(words[sum]) || /^(?:last|exactly|about|over)$/.test(words[sum] ?? '')) sum += 1;
  if (words[sum] !== '§n') return false;
  if (words[at] === 'of') return DEMANDS.has(head);
  // "send my sister for 5 usdc …" sends her.
  return ABOUT.test(words[at] ?? '');
}
