import { clausesOf, isRequested } from '../context/requested.ts';

const PAYMENT = '(?:payment|payments|transfer|transfers|transaction|remittance|payout|settlement)';
/** What was due, or what somebody else must do: "i had to pay the plumber", "my brother needs to pay". */
const DUE_ELSEWHERE = [
  /\b(?:had|needed|wanted|was|were|agreed|offered) to (?:pay|send|settle|transfer|wire|give|cover|refund|reimburse)\b/,
  /\b(?:he|she|they|you|[a-z]+) (?:needs|has|wants|ought) to (?:pay|send|settle|transfer|wire|give|cover|refund|reimburse)\b/,
  /\b(?:he|she|my [a-z]+|our [a-z]+) is to (?:pay|send|settle|transfer|wire|give|cover|refund|reimburse)\b/,
  /\b(?:they|you|everyone|everybody) (?:need|have|want|are) to (?:pay|send|settle|transfer|wire|give|cover|refund|reimburse)\b/,
];
/** What was already done: "he has his money", "i made a payment", "the payment is complete", "i helped my sister with rent". */
const DONE = [
  /\b(?:has|have|got|received) (?:already )?(?:his|her|their) (?:money|pay|payment|share|wages?|fee|due)\b/,
  new RegExp(
    `\\b(?:made|finished|completed|did|sent|processed|issued|executed|received|got) (?:[a-z]+ )?${PAYMENT}\\b`,
  ),
  new RegExp(`\\b${PAYMENT} (?:is|was|are|were|has|have|had|went|goes|came|looks|got)\\b`),
  /^(?:[a-z]+ )?(?:i|we|my [a-z]+) (?:just |already |also |have |has )*(?:helped|supported|treated|funded|tipped|reimbursed|repaid|compensated|rewarded)\b(?! (?:me|us)\b)/,
];
/** "the 5 usdc go to 0x… already", "her salary, 5 usdc, goes to 0x…": what is usual, or what happens anyway. */
const GOES =
  /§[tbk] (?:, |\) )?(?:(?:already|always|also|still|usually|normally|now|both|all) )*(?:go|goes|went) (?:[a-z]+ )?to §a/;

/** Whether a text without a request tells of a payment that was made, is made by somebody else, or happens anyway. */
export function reportsPayment(words: readonly string[]): boolean {
  if (isRequested(words)) return false;
  if (GOES.test(words.join(' '))) return !words.some((word) => /^(?:please|pls|plz|kindly)$/.test(word));
  return clausesOf(words).some((clause) => {
    const text = clause.join(' ');
    return [...DUE_ELSEWHERE, ...DONE].some((pattern) => pattern.test(text));
  });
}
