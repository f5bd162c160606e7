import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { quantity } from './chinese-amounts.ts';
import { PLEASE } from './chinese-asking.ts';
import { chain, ON } from './chinese-networks.ts';
import { BEHIND, BESIDE } from './chinese-parts.ts';
import { ARRIVES, SENT, TO } from './chinese-payments.ts';
import * as recipients from './chinese-recipients.ts';
import { THING } from './chinese-things.ts';
import { INTO, RECEIVED } from './chinese-trades.ts';
import { SEND } from './chinese-verbs.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';

const account = value('recipient', '§a');
const STOP = any(', | . | ;');
const ASKED = once(seq(PLEASE, maybe(han(words.WISH)), PLEASE));
const HIM = han('他|她');
/** What is sent to somebody whose address was told. */
const TO_HIM = either(
  seq(BESIDE, han('给'), HIM, BESIDE, PLEASE, SEND, SENT, BEHIND),
  seq(BESIDE, SEND, SENT, han('给'), HIM, BEHIND),
  seq(BESIDE, han('转给|打给|汇给|发给|付给|支付给'), HIM, SENT, BEHIND),
  seq(BESIDE, SEND, HIM, SENT, BEHIND),
);
const THERE = seq(BESIDE, SEND, SENT, maybe(han('过去|到这个地址|到该地址|到这里')), BEHIND);
/** 他的地址是0x…，给他转50 usdc */
const TOLD = either(
  seq(recipients.INTRODUCED, STOP, ASKED, either(TO_HIM, seq(BESIDE, SEND, SENT, han('过去'), BEHIND))),
  seq(recipients.ADDRESSED, STOP, ASKED, either(TO_HIM, THERE)),
  seq(account, han('这个地址|这个钱包'), STOP, ASKED, BESIDE, SEND, SENT, han('过去'), BEHIND),
);
const NOUN = seq(
  ASKED,
  han('做一笔转账|发起一笔转账|发起转账|办一笔转账|转一笔账|做个转账|转账|转一笔钱|操作一笔转账'),
  any(': | ,'),
  SENT,
  BESIDE,
  TO,
  BEHIND,
);
const NAMED = seq(THING, maybe(any(':')), quantity('amount', 'token'), any(','), ASKED, ARRIVES, BEHIND);
const TRANSFER_IT = seq(
  han('请|帮我|麻烦|麻烦你|请帮我|麻烦帮我|麻烦你帮我|麻烦您|麻烦您帮我'),
  han('转|转账|转一下|转过去|付|付一下|支付|还|还一下|还上|还给他|还给她|转给他|转给她|付给他|付给她|转给对方'),
);
/** 我欠0x… 20 usdc，帮我转 */
const OWED = seq(
  han('我欠|我还欠|还|还给'),
  recipients.ACCOUNT,
  quantity('amount', 'token'),
  maybe(seq(any(','), THING)),
  any(','),
  TRANSFER_IT,
  BEHIND,
);

const LABEL = maybe(any(':'));
const AMOUNT = seq(han('金额|数额|数量|转账金额'), LABEL, quantity('amount', 'token'));
const RECIPIENT = seq(han('收款人|收款地址|收款方|地址|收款人地址|钱包地址|接收地址'), LABEL, account);
const NETWORK = seq(maybe(seq(han('网络|链|网路|主网'), LABEL)), chain('chain'));
const BEFORE = maybe(seq(han('转账|请转账|请支付|请付款|付款|转账请求'), any(':|.|,')));
const EITHER_WAY = either(seq(AMOUNT, STOP, RECIPIENT), seq(RECIPIENT, STOP, AMOUNT));
const POLITE = seq(STOP, han('谢谢|麻烦了|拜托|拜托了|请转|请转账|请支付|请帮我转|帮我转一下'));
/** Labelled values: a network or a courtesy tells that they are an order, and no receipt. */
const FIELDS = seq(BEFORE, EITHER_WAY, either(seq(STOP, NETWORK, maybe(POLITE)), POLITE));

const HAVE = han('我有|我这有|我这里有|我手上有|我手里有|手上有|手里有|我钱包里有|钱包里有');
const owned = (token: string): Rule => seq(BESIDE, HAVE, quantity('amount', token), maybe(ON), STOP);
const OF_IT = maybe(han('全部|全|都|全都|把它|把它们|把这些|把它全部|把它们全部|把这些都'));
/** What is owned, and an order about all of it: 我有100 usdc，帮我换成eth. */
const HAVING = either(
  saying('swap', seq(owned('fromToken'), ASKED, OF_IT, PLEASE, INTO, RECEIVED, BEHIND)),
  saying('transfer', seq(owned('token'), ASKED, OF_IT, PLEASE, ARRIVES, BEHIND)),
);

export const OTHERWISE: Rule = once(either(saying('transfer', either(TOLD, NOUN, NAMED, OWED, FIELDS)), HAVING));
