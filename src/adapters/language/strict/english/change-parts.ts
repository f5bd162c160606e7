import { any, either, many, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import { MAX, SLIPPAGE } from './slippage.ts';

const TOKEN_NOUN = maybe(any('token|tokens|coins'));

/** Every token, where nothing but a token can stand. */
export const anyToken = (name: string): Rule => once(seq(value(name, '§t', '§b', '§k'), TOKEN_NOUN));

/** A token that is not a network as well. A network is never called eth where no word like "on" stands before it. */
const sureToken = (name: string): Rule =>
  where((tokens, at) => tokens[at]?.form !== '§b' || tokens[at]?.token === 'ETH', value(name, '§t', '§b', '§k'));
export const token = (name: string): Rule => once(seq(sureToken(name), TOKEN_NOUN));

const NETWORK_NOUN = maybe(any('network|chain|mainnet'));
/** A network that stands alone. */
export const network = (name: string): Rule => once(seq(value(name, '§c'), NETWORK_NOUN));
/** A network behind a word for the side. */
export const placedNetwork = (name: string): Rule =>
  once(
    either(
      seq(maybe(any('network|chain')), value(name, '§c', '§b'), NETWORK_NOUN),
      seq(any('the'), value(name, '§c', '§b'), any('network|chain|mainnet')),
    ),
  );
export const ON_WORDS = 'on|via|over|through|over on';
export const ON: Rule = once(seq(any(ON_WORDS), placedNetwork('chain')));

export const account = (name: string): Rule =>
  once(
    seq(
      maybe(
        seq(
          any('this address|the address|address|the new address|this wallet|this one|this one instead|my other wallet'),
          maybe(any(':|,')),
        ),
      ),
      value(name, '§a'),
    ),
  );
export const TO_ACCOUNT: Rule = once(seq(any('to|over to|->'), maybe(any(':')), account('recipient')));

const ONLY = maybe(any('only|just|exactly'));
const OWN = maybe(any('my|our|the'));
const HELD = maybe(any('i have|i own|i hold|that i have|i have got|balance|in my wallet'));
/** An amount and the token that it counts. */
export const quantity = (amount: string, unit: string, one: (name: string) => Rule = anyToken): Rule =>
  once(
    either(
      seq(ONLY, value(amount, '§n'), maybe(any('of')), one(unit)),
      seq(ONLY, value(amount, '§f'), any('of|worth of|in|worth in'), one(unit)),
      seq(ONLY, value(amount, '§m', '§r'), maybe(any('of')), OWN, one(unit), HELD),
    ),
  );
export const number = (name: string): Rule => once(seq(ONLY, value(name, '§n', '§f')));
const OF_IT =
  'them|those|it|of it|of those|of them|of that|lot|amount|balance|of my balance|i have|i own|of what i have|of what i own|of what i hold';
/** "all of it", "everything", "my whole balance". */
export const all = (name: string): Rule =>
  once(
    either(seq(value(name, '§m'), maybe(any(OF_IT))), seq(any('my|our'), value(name, '§m'), any('balance|holdings'))),
  );
const SOLD: Rule = once(
  seq(any('from|with|using|out of|pay with|paid with|paying with|sell'), OWN, token('fromToken')),
);
export const BOUGHT: Rule = once(seq(any('to|into|->'), token('toToken')));
export const IN_TOKEN: Rule = once(seq(any('in'), token('token')));
export const FROM_NETWORK: Rule = once(
  seq(any('from|out of|from the|from my'), placedNetwork('fromChain'), maybe(any('wallet|account|side'))),
);
export const TO_NETWORK: Rule = once(seq(any('to|over to|onto|into'), placedNetwork('toChain')));

const AND = any(',|and|, and|.');
/** "max 1% slippage": the lexer takes "max" for an amount. */
const AT_MOST = seq(maybe(any('with|and')), MAX, value('slippage', '§r'), any('slippage|slip'));
export const SLIP: Rule = once(either(SLIPPAGE, AT_MOST));
export const PLACED: Rule = once(either(ON, TO_ACCOUNT, SLIP));
/** Parts of the request in places that say what they are. */
export const PLACES: Rule = once(seq(PLACED, many(seq(maybe(AND), PLACED))));
const SIDED = either(PLACED, BOUGHT, IN_TOKEN, FROM_NETWORK, TO_NETWORK, SOLD);
export const HOW_MUCH = once(either(quantity('amount', 'unit'), number('amount')));
/** A value that only its kind gives a place. */
const BARE: Rule = once(either(HOW_MUCH, token('token'), account('recipient'), network('network')));
/** One or more values. */
export const VALUES: Rule = once(
  seq(either(BARE, SIDED), many(seq(maybe(AND), SIDED), seq(AND, either(HOW_MUCH, token('token'))))),
);
