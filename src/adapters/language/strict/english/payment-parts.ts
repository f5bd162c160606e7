import { any, either, many, maybe, once, type Rule, seq, some, value } from '../rule.ts';
import { ACCOUNT, chain, FROM_CHAIN, FROM_MINE, ON, quantity, SEPARATOR, TIDY, TO, unsized } from './parts.ts';
import { QUANTITY } from './payment-amounts.ts';
import { NAMED, PRONOUN, SOMEBODY, WHOSE_ADDRESS } from './people.ts';
import { PURPOSE, REFERENCE } from './purpose.ts';
import { MY_WALLET, POINTED_OUT } from './wallets.ts';
import { WHOSE } from './whose.ts';

/** What is paid; an amount that is not said is asked for. */
export const SENT: Rule = once(either(quantity('amount', 'token'), QUANTITY, unsized('token')));

/** A digit that is typed for a preposition: "400 usdt 2 0x…". */
const digit =
  (value: string): Rule =>
  (tokens, at) => {
    const amount = tokens[at]?.amount;
    return tokens[at]?.form === '§n' && amount?.kind === 'exact' && amount.value === value
      ? [{ end: at + 1, found: '' }]
      : [];
  };
export const TWO = digit('2');
/** The same of "for": "4 the tickets". */
export const FOUR: Rule = digit('4');
const RECIPIENT = value('recipient', '§a');
const NETWORK_NOUN = any('network|chain|mainnet|blockchain');

/** "with polygon", "by arbitrum". "with eth" may be what is paid with, and "with optimism" a mood. */
const NAMED_NETWORK: Rule = (tokens, at) => {
  const token = tokens[at];
  const isName = token?.form === '§b' && token.isShared === true && token.token !== 'OP';
  return isName ? [{ end: at + 1, found: `chain@${at} ` }] : [];
};
/** "in the base network", "network: base", "base chain", "; base": beside the values of a payment. */
export const NETWORK: Rule = once(
  either(
    ON,
    seq(any('in|in the|by|with|thru|thru the|with the'), value('chain', '§c', '§b'), NETWORK_NOUN),
    seq(any('in network|in the network|on network|through network|via network|in chain'), value('chain', '§c', '§b')),
    seq(maybe(any(',|.|;|-|/')), any('network|chain'), maybe(any(':|is|=|-')), value('chain', '§c', '§b')),
    seq(value('chain', '§c', '§b'), NETWORK_NOUN),
    seq(any('with|by|thru|in'), NAMED_NETWORK),
    seq(
      any('to be sent|to be executed|to be paid|executed|sent|paid|going|travelling|to go|all'),
      any('on|over|via|through'),
      chain('chain'),
    ),
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
    'it is on|its on|it is all on|the network should be|network should be|and the network should be|and the network is|and network is|the chain should be|it must be on|must be on|should be on|it has to be on|has to be on|must go over|should go over|it should go over|should go via|it should go via|send that on|send this on|send it thru|do it over|do it via|do it thru|do it by|run it on|run it over|route it over|route it via|pay it on|pay it over|pay it via|pay on|pay over|pay via|execute on|please execute on|settle on|use|using|the network is|network is|chain is|the chain is|do it on|do this on|do that on|make it on|make this on|make that on|make sure it is on|make sure that it is on|make sure it goes over|send it on|send it over|send it via|let us use|it should be on|it is on|we use|go with|go via|go over',
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
  seq(NAMED, any('at|:')),
  seq(PRONOUN, maybe(any('at|:'))),
  // "the following ethereum address: 0x…"
  seq(
    any('the following|this|the|the below|his|her|their|my'),
    value('chain', '§c', '§b'),
    any('address|wallet|account'),
    maybe(any(':|,|-')),
  ),
  any('this guy|this person|this man|this lady|this dude|the guy|this guy at'),
  seq(WHOSE_ADDRESS, maybe(any(':|,|at|-|is|='))),
  seq(
    any('contractor|supplier|vendor|grantee|payee|counterparty|merchant|customer|freelancer|speaker'),
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
