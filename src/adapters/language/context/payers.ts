/** Who pays rather than is paid. What is due and one of them together tell of money that comes in. */
const PAYERS: ReadonlySet<string> = new Set(
  'buyer buyers purchaser bidder tenant tenants lodger lodgers renter renters payer debtor borrower sponsor sponsors donor donors client clients customer customers subscriber subscribers passenger passengers patron patrons shareholder investor investors'.split(
    ' ',
  ),
);
const BACK: ReadonlySet<string> = new Set(
  'refund refunds reimburse reimbursement return returns back compensation rebate deposit prize award goodwill cashback'.split(
    ' ',
  ),
);
const INCOMING =
  /\b(?:owes? (?:me|us)|pays? (?:me|us)|sends? (?:me|us)|gives? (?:me|us)|mine|i am §a|sell|selling|sells|sold)\b/;

/** "pay me 5 usdc, my wallet is 0x…" */
export const paysSpeaker = (words: readonly string[]): boolean =>
  /\bpay (?:me|us)\b.*\b(?:my|our) (?:wallet|address|account)\b/.test(words.join(' '));

/** Whether one who pays is named, and nothing is said to go back to him. */
const isOwedBySomebody = (words: readonly string[]): boolean =>
  words.some((word) => PAYERS.has(word)) && !words.some((word) => BACK.has(word));

/** Whether somebody else is said to pay, or the speaker to receive. */
export const isPaidInstead = (words: readonly string[]): boolean =>
  isOwedBySomebody(words) || INCOMING.test(words.join(' '));
