import { any, many, type Rule, seq, word } from '../rules/rule.ts';

const KINDS: ReadonlySet<string> = new Set(
  `bank wire token crypto quick small little outgoing outbound vendor supplier contractor salary payroll rent invoice remittance single urgent simple new final last partial full first
  one-off onchain stablecoin usdc client customer contributor freelancer developer designer auditor affiliate referral milestone hackathon team grant bonus charity external internal direct instant`.split(
    /\s+/,
  ),
);
/** A noun for the deed: "vendor payout", "small donation". */
export const DEED_NOUN: Rule = seq(
  many(word(KINDS)),
  any(
    'transfer|payment|wire|disbursement|remittance|payout|transaction|donation|contribution|deposit|tip|withdrawal|refund|reimbursement|one - off payment|one - off transfer|pay out|pmt|txn|tx|trf|xfer|repayment|transfers|gift',
  ),
);
