import { any, either, many, maybe, once, type Rule, seq, some, value, where } from '../rules/rule.ts';
import { ACCOUNT, chain, FROM_CHAIN, FROM_MINE, ON, quantity, SEPARATOR, TIDY, TO, unsized } from './parts.ts';
import { AS_RECIPIENT, PAYEE, TO_WHOM } from './payees.ts';
import { QUANTITY } from './payment-amounts.ts';
import { NAMED, PRONOUN, SOMEBODY, WHOSE_ADDRESS } from './people.ts';
import { PURPOSE, REFERENCE } from './purpose.ts';
import { WHOSE } from './reason.ts';
import { MY_WALLET, POINTED_OUT } from './wallets.ts';

/** What is paid; an amount that is not said is asked for. */
export const SENT: Rule = once(either(quantity('amount', 'token'), QUANTITY, unsized('token')));

/** A digit that is typed for a preposition: "400 usdt 2 0x…". */
const digit = (value: string): Rule =>
  where((tokens, at) => {
    const amount = tokens[at]?.amount;
    return amount?.kind === 'exact' && amount.value === value;
  }, any('§n'));
const TWO = digit('2');
/** The same of "for": "4 the tickets". */
export const FOUR: Rule = digit('4');
const RECIPIENT = value('recipient', '§a');
const NETWORK_NOUN = any('network|chain|mainnet|blockchain');

/** "in the base network", "network: base", "base chain", "; base": beside the values of a payment. */
export const NETWORK: Rule = once(
  either(
    ON,
    seq(any('in|in the|by|with|thru|thru the|with the'), value('chain', '§c', '§b'), NETWORK_NOUN),
    seq(any('in network|in the network|on network|through network|via network|in chain'), value('chain', '§c', '§b')),
    seq(maybe(any(',|.|;|-|/')), any('network|chain'), maybe(any(':|is|=|-')), value('chain', '§c', '§b')),
    seq(value('chain', '§c', '§b'), NETWORK_NOUN),
    seq(any('.|;|-'), any('on|over|via|through'), chain('chain')),
  ),
);
/** Directly behind an address a network needs no preposition. */
const NAKED = seq(maybe(any('-|;|/|:')), value('chain', '§c', '§b'), maybe(NETWORK_NOUN));
/** ". use base", ", make sure it is on base": a clause of its own. */
export const CLAUSE: Rule = seq(
  maybe(some(SEPARATOR)),
  maybe(any('and|and please|please|pls|plz')),
  any(
    'use|using|the network is|network is|chain is|the chain is|do it on|do this on|do that on|make it on|make this on|make that on|make sure it is on|make sure that it is on|make sure it goes over|send it on|send it over|send it via|let us use|it should be on|it is on|we use|go with|go via|go over',
  ),
  maybe(any('the')),
  value('chain', '§c', '§b'),
  maybe(NETWORK_NOUN),
  maybe(any('for it|for this|for that|for this one')),
  maybe(any('please|pls|plz')),
);

/** What may stand among the values of a payment. */
export const AMID: Rule = once(many(NETWORK, FROM_MINE, FROM_CHAIN, TIDY, any('from me')));
/** What may stand behind them: the network, then what it is for, then the network in a clause of its own. */
export const BEHIND: Rule = once(
  seq(
    AMID,
    maybe(PURPOSE),
    maybe(REFERENCE),
    maybe(seq(some(SEPARATOR), WHOSE)),
    maybe(CLAUSE),
    maybe(seq(some(SEPARATOR), ON)),
  ),
);

const OF_SOMEBODY = either(
  seq(SOMEBODY, maybe(any('at|:|,|-|on'))),
  seq(either(NAMED, PRONOUN), any('at|:')),
  any('this guy|this person|this man|this lady|this dude|the guy|this guy at'),
  seq(WHOSE_ADDRESS, maybe(any(':|,|at|-|is|='))),
  seq(
    maybe(any('the|our|a')),
    any(
      'contractor|supplier|vendor|grantee|payee|counterparty|merchant|customer|freelancer|speaker|contributor|developer|auditor|moderator|ambassador|delegate|reviewer|translator|designer|writer|editor|consultant|landlord|recipient|beneficiary|team member|bounty hunter|hackathon winner|winner|steward|facilitator|core contributor|council member|committee member|employee|intern|seller|subcontractor|lender|volunteer',
    ),
    maybe(any(':|,|at')),
  ),
  seq(either(MY_WALLET, POINTED_OUT), maybe(any(':|,|-|at|is|='))),
);
/** Who is paid: an address, alone or with whose it is. */
export const PAID: Rule = once(
  either(
    ACCOUNT,
    seq(OF_SOMEBODY, RECIPIENT),
    seq(either(SOMEBODY, NAMED, WHOSE_ADDRESS, MY_WALLET, POINTED_OUT), any('('), RECIPIENT, any(')')),
  ),
);
/** "to 0x…", "over to my sister at 0x…", "2 0x…". */
export const TOWARDS: Rule = once(
  seq(
    either(
      TO,
      seq(
        either(any('to|over to|into|across to|->|directly to|straight to|out to|onto|on over to|back to|on to'), TWO),
        maybe(any(':|,')),
        PAID,
      ),
      seq(any(TO_WHOM), maybe(any(':')), either(PAID, PAYEE)),
      AS_RECIPIENT,
      seq(
        any(
          'in favour of|in favor of|towards|at this address|at this adress|at the address|at address|in this address|in this wallet',
        ),
        maybe(any(':')),
        PAID,
      ),
    ),
    maybe(NAKED),
  ),
);
/** The address without a preposition. */
export const DIRECT: Rule = once(seq(PAID, maybe(NAKED)));
/** A network before it: "40 usdc base 0x…". */
export const DIRECT_ON: Rule = once(seq(value('chain', '§c', '§b'), PAID));
