import { any, either, many, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { net } from './parts.ts';
import { DATIVE, OBJECT, quantity, SLIPPAGE, unsized } from './turkish-parts.ts';
import { LUTFEN, SENT } from './turkish-payments.ts';
import { AROUND, ROUND } from './turkish-trades.ts';
import { verb } from './turkish-verb.ts';
import * as verbs from './turkish-verbs.ts';

const MOVED = seq(either(quantity('amount', 'token'), unsized('token')), OBJECT);
const FROM_TO = seq(
  net('fromChain'),
  any('den|dan|ten|tan|agindan|agi uzerinden'),
  net('toChain'),
  either(DATIVE, any('agina')),
);
const BRIDGE_BETWEEN = saying(
  'bridge',
  seq(maybe(LUTFEN), either(seq(MOVED, FROM_TO), seq(FROM_TO, MOVED)), verb(verbs.BRIDGE), many(SLIPPAGE, LUTFEN)),
);
const BRIDGE_THERE = saying(
  'bridge',
  seq(
    net('fromChain'),
    any('daki|deki|taki|teki'),
    MOVED,
    net('toChain'),
    DATIVE,
    verb(verbs.BRIDGE),
    many(SLIPPAGE, LUTFEN),
  ),
);
const BRIDGE_FIRST = saying(
  'bridge',
  either(
    seq(FROM_TO, any(verbs.BRIDGE.orders), MOVED),
    seq(MOVED, any(verbs.BRIDGE.orders), FROM_TO),
    seq(any(verbs.BRIDGE.orders), MOVED, FROM_TO),
  ),
);
export const WRAP: Rule = either(
  saying('wrap', seq(AROUND, SENT, any('wrap'), LUTFEN)),
  saying('unwrap', seq(AROUND, SENT, any('unwrap'), LUTFEN)),
  saying('wrap', seq(AROUND, SENT, AROUND, maybe(seq(value('toToken', '§t'), DATIVE)), verb(verbs.WRAP), ROUND)),
  saying('unwrap', seq(AROUND, SENT, AROUND, verb(verbs.UNWRAP), ROUND)),
);

const TO_NET = seq(net('toChain'), either(DATIVE, any('agina')));
/** Without where from: these verbs say nothing else. */
const BRIDGE_TO = saying(
  'bridge',
  seq(maybe(LUTFEN), either(seq(MOVED, TO_NET), seq(TO_NET, MOVED)), verb(verbs.BRIDGE_ONLY), many(SLIPPAGE, LUTFEN)),
);
export const BRIDGE: Rule = either(BRIDGE_BETWEEN, BRIDGE_THERE, BRIDGE_FIRST, BRIDGE_TO);
