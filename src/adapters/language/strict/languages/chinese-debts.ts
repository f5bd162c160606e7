import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { quantity } from './chinese-amounts.ts';
import { PLEASE } from './chinese-asking.ts';
import { BEHIND, BESIDE } from './chinese-parts.ts';
import { ARRIVES, ARRIVES_THERE, SENT } from './chinese-payments.ts';
import * as recipients from './chinese-recipients.ts';
import { ACCOUNT } from './chinese-recipients.ts';
import { THING } from './chinese-things.ts';
import { SEND } from './chinese-verbs.ts';
import { han } from './han.ts';

const OWING = han(
  '我欠|我欠了|欠|欠了|还欠|我还欠|该还|我该还|该给|我该给|要还|我要还|我得还|得还|我应该给|要给|我要给|我得给|该付|我该付给|我要付给|该付给',
);
const IT = either(
  seq(han('转|转账|打|付|汇|发|还'), maybe(han('一下|过去|了吧|掉'))),
  han('转给他|转给她|打给他|打给她|付给他|付给她|还给他|还给她|发给他|发给她|还上|还一下|转过去|打过去'),
);
/** An amount of the speaker's own debt, and an order to pay it. */
const DEBT = seq(OWING, recipients.PERSON, SENT, maybe(seq(any(','), THING)));
const PAID = either(
  seq(any(', | .'), PLEASE, ARRIVES_THERE),
  seq(any(', | .'), PLEASE, IT, recipients.ITS_ADDRESS),
  seq(recipients.ITS_ADDRESS, any(', | .'), PLEASE, IT),
);
const PLACED = seq(han('还|还给'), recipients.PERSON, SENT, recipients.ITS_ADDRESS);

/** What is to be paid, then the way it goes: 900 usdc, 转到0x… */
const AMOUNT_FIRST = either(
  seq(BESIDE, quantity('amount', 'token'), any(','), BESIDE, PLEASE, ARRIVES),
  seq(
    THING,
    maybe(any(', | :')),
    quantity('amount', 'token'),
    maybe(any(',')),
    PLEASE,
    either(ARRIVES, seq(SEND, ACCOUNT)),
  ),
  seq(
    BESIDE,
    han('拿出|取出|拿|取|提|提取|划出'),
    quantity('amount', 'token'),
    maybe(any(',')),
    maybe(han('来')),
    PLEASE,
    ARRIVES,
  ),
);
const SUM = seq(any(', | :'), han('金额|数额|数量'), maybe(han('是|为')), maybe(any(':')), quantity('amount', 'token'));
export const DEBTS: Rule = once(seq(either(seq(DEBT, PAID), PLACED, AMOUNT_FIRST, seq(BESIDE, ARRIVES, SUM)), BEHIND));
