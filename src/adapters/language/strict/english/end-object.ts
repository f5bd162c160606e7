import { any, either, many, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import * as words from './end-words.ts';
import { NAMES, PEOPLE } from './people.ts';

/** "everything", "all of it", "the whole thing": a part of it is not one of these. */
const WHOLE = where(
  (tokens, at) => tokens[at]?.amount?.kind === 'max',
  seq(any('§m'), maybe(any('it|that|this|thing|request|order'))),
);

const TOKEN = value('endToken', '§t', '§b', '§k');
const AMOUNT = value('endAmount', '§n', '§f');
/** Values of the request that ends. They must be the open ones: "the payment of 40 usdc", "the swap to uni". */
const DETAIL = either(
  seq(any('of|for'), either(seq(AMOUNT, maybe(TOKEN)), TOKEN)),
  seq(any('to|for|into'), TOKEN),
  seq(any('to|for'), value('endRecipient', '§a')),
  seq(any('to|for'), value('endName', ...NAMES.split('|'))),
  seq(any('to|for'), any(PEOPLE)),
  seq(any('on'), value('endChain', '§c', '§b')),
);
const THE = any('the|this|that|my|our');
const PAYMENT = any('transfer|payment|transaction|payout|send');
const TRADE = any('swap|trade|exchange|conversion|sale|purchase|sell|buy');
const CROSSING = any('bridge|transfer|bridging|bridge transfer');
const DETAILED = either(
  saying('transfer', either(any(words.TRANSFER), seq(maybe(THE), seq(maybe(AMOUNT), TOKEN), PAYMENT))),
  saying('swap', either(any(words.SWAP), seq(maybe(THE), seq(maybe(AMOUNT), TOKEN), TRADE))),
  saying('bridge', either(any(words.BRIDGE), seq(maybe(THE), seq(maybe(AMOUNT), TOKEN), CROSSING))),
);
/** What a verb like "cancel" ends. */
export const REQUEST: Rule = once(either(WHOLE, any(words.OBJECT), seq(DETAILED, many(DETAIL))));

/** The kind of the request without an article: "cancel transfer". "Stop order" is a term of trading. */
export const BARE_REQUEST: Rule = once(
  either(
    any('request|order|transaction|tx|txn|operation'),
    saying('transfer', any('transfer|payment|payout')),
    saying('swap', any('swap|trade|exchange|conversion|sale|purchase')),
    saying('bridge', any('bridge|bridging')),
  ),
);
/** "what i said": the request in words of the person. */
export const WORDS_OF_MINE: Rule = any(
  [
    'said',
    'asked',
    'asked for',
    'wrote',
    'typed',
    'wanted',
    'just said',
    'just asked',
    'just wrote',
    'just typed',
    'said earlier',
  ]
    .flatMap((said) => ['what i', '§m i'].map((what) => `${what} ${said}`))
    .join('|'),
);
/** "i want to keep my uni": the token that the open request gives away. */
export const KEEPING: Rule = once(
  seq(
    any('i|we'),
    any(
      'want to|would rather|would prefer to|will|had better|should|am going to|are going to|decided to|have decided to|am|are|need to',
    ),
    maybe(any('just')),
    any('keep|hold|keeping|holding|keep holding|hold on to|hang on to|holding on to'),
    any('my|our|the'),
    value('kept', '§t', '§b', '§k'),
  ),
);
/** The same as a decision: "i'd rather hold my usdc". */
export const KEPT: Rule = once(
  seq(
    either(
      seq(
        any('i|we'),
        any('would rather|would prefer to|decided to|have decided to|had better'),
        maybe(any('just')),
        any('keep|hold'),
      ),
      seq(maybe(any('i am|we are')), any('keeping|holding')),
    ),
    any('my|our'),
    value('kept', '§t', '§b', '§k'),
  ),
);
