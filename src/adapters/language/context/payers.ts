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

/** "pay me 5 usdc, my wallet is 0x…", "receive 5 usdc at 0x…", "debit 0x… 5 usdc" */
const TAKEN = [
  /\bpay (?:me|us)\b.*\b(?:my|our) (?:wallet|address|account)\b/,
  /^(?:(?:please|pls|i|we|need|want|have|am|would|like|to) )*(?:receive|collect|charge|debit(?! my))\b/,
];
/** "for 0x… to bob" names another recipient, and "for room 12" counts no token. */
const ASIDE = [
  /\bfor §[aw] to\b/,
  /\b(?:for|in|at|on) (?:(?:the|my|our|his|her|their|a) )?(?!(?:the|my|our|his|her|their|a) )[a-z]+ §n(?! (?:§t|§b|§n|of|in|worth|and|each))/,
];

/** Whether the speaker is paid, or an account or a number stands for something else than it would be taken for. */
export const isNoPayment = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return [...TAKEN, ...ASIDE].some((pattern) => pattern.test(text));
};

/** Whether one who pays is named, and nothing is said to go back to him. */
const isOwedBySomebody = (words: readonly string[]): boolean =>
  words.some((word) => PAYERS.has(word)) && !words.some((word) => BACK.has(word));

/** Whether somebody else is said to pay, or the speaker to receive. */
export const isPaidInstead = (words: readonly string[]): boolean =>
  isOwedBySomebody(words) || INCOMING.test(words.join(' '));
