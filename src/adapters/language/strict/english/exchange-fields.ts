import { any, either, many, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { quantity, token } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const STOP = many(any(',|.|;|-'));
const LABEL = any(':|=');
const HEADER = maybe(
  seq(
    any(
      'swap|swap please|swap request|swap order|exchange|exchange request|trade|trade order|please swap|convert|conversion|conversion request|please execute|new swap',
    ),
    many(any(':|.|,|-')),
  ),
);
const labelled = (labels: string, rule: Rule): Rule => seq(STOP, any(labels), LABEL, rule);
const AMOUNT = value('amount', '§n', '§f', '§m', '§r');
const NETWORK = labelled('network|chain|blockchain|on|where', value('chain', '§c', '§b'));
const LIMIT = seq(STOP, SLIPPAGE);
const QUANTITY = labelled('amount|quantity|size|sum|qty', either(AMOUNT, quantity('amount', 'again')));
const FROM = 'from|token in|from token|source token|input';
const TO = 'to|token out|to token|target token|output';
const SELL = 'sell|sell order|pay|asset to sell|sell token|spend';
const BUY = 'buy|receive|asset to buy|buy token|get|for|to';
const plain = (name: string): Rule => value(name, '§t', '§k');
/** Both tokens. Behind "from" and "to" one of them has no network's name. */
const PAIR = either(
  seq(labelled(FROM, plain('fromToken')), labelled(TO, token('toToken'))),
  seq(labelled(FROM, token('fromToken')), labelled(TO, plain('toToken'))),
  seq(labelled(SELL, token('fromToken')), labelled(BUY, token('toToken'))),
);
const SOLD = labelled(`${SELL}|${FROM}`, quantity('amount', 'fromToken'));
const BOUGHT = labelled(BUY, token('toToken'));

/** Labelled values: "from: dai, to: eth, amount: 150", "sell: 12 uni. receive: usdc. network: polygon." */
export const EXCHANGE_FIELDS: Rule = saying(
  'swap',
  seq(HEADER, either(seq(PAIR, QUANTITY), seq(QUANTITY, PAIR), seq(SOLD, BOUGHT)), many(NETWORK, LIMIT)),
);

const BRIDGE_HEADER = seq(
  any('bridge|bridge request|bridge please|bridging request|bridge order'),
  many(any(':|.|,|-')),
);
const told = (labels: string, rule: Rule): Rule => seq(STOP, any(labels), maybe(LABEL), rule);
/** Each value of a bridge has its label, in any order; the frame drops a value that is told twice. */
const bridgeFields = (field: (labels: string, rule: Rule) => Rule): Rule => {
  const one = either(
    field('token|asset|coin', value('token', '§t', '§b')),
    field('amount|quantity|sum|size|qty', value('amount', '§n', '§m', '§r')),
    field('from|origin|source|from network|source network|from chain|source chain', value('fromChain', '§c', '§b')),
    field('to|destination|to network|destination network|to chain', value('toChain', '§c', '§b')),
  );
  return seq(one, one, one, one);
};
/** "bridge request. token: usdc. amount: 250. from: base. to: optimism." Without the heading each label has its colon. */
export const BRIDGE_FIELDS: Rule = saying(
  'bridge',
  either(bridgeFields(labelled), seq(BRIDGE_HEADER, bridgeFields(told))),
);
