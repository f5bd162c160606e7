import { any, either, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import * as words from './chinese-words.ts';
import { coin, net } from './parts.ts';

/** Any one of the phrases, of which the tokens have every letter by itself. */
export const han = (phrases: string): Rule =>
  any(
    phrases
      .split('|')
      .map((phrase) => [...phrase].join(' '))
      .join('|'),
  );

const MEASURE = maybe(han('个|枚|颗|顆|粒'));
const MY = maybe(han('我的|我们的|我手上的|手上的|我手里的|我钱包里的'));
const ALL = han('所有的|全部的|所有|全部|我所有的|我全部的|我所有|我全部|我的全部|我的所有|手上所有的|我手上所有的');
const HALF = han('一半的|一半|我一半的|我的一半|我一半');

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = coin(name);
  const said = (note: string, rule: Rule) => saying(`${amount}=${note}`, rule);
  return once(
    either(
      seq(MY, value(amount, '§n'), MEASURE, one),
      seq(maybe(han('价值')), value(amount, '§f'), han('的|等值的'), one),
      seq(maybe(han('我的|我')), one, han('的'), value(amount, '§r')),
      seq(value(amount, '§r'), han('的'), one),
      said('all', seq(ALL, one)),
      said('half', seq(HALF, one)),
      said('half', seq(MY, one, maybe(han('的')), han('一半'))),
      said('quarter', seq(han('四分之一的'), one)),
      said('third', seq(han('三分之一的'), one)),
    ),
  );
};
/** What is taken, before its verb: a token that is followed by 全部 or 都 is all of it. */
export const taken = (amount: string, name: string): Rule => {
  const all = han('全部|全都|都|全|统统|全部都');
  return once(
    either(seq(quantity(amount, name), maybe(all)), saying(`${amount}=all`, seq(MY, coin(name), all)), unsized(name)),
  );
};
/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name)));

const NET_NOUN = maybe(han('网络|网路|链|主网|网|链上|网络上'));
export const chain = (name: string): Rule => once(seq(net(name), NET_NOUN));
export const ON: Rule = once(
  either(
    seq(han('在|用|通过|走|从|经|经由|使用|于'), chain('chain'), maybe(han('上|上面|这边'))),
    seq(maybe(han('我|我在|在')), net('chain'), han('上的|链上的')),
    seq(net('chain'), han('链|网络|链上|网络上|上|主网上|主网')),
  ),
);
export const ON_BEHIND: Rule = seq(maybe(any(',')), ON);
export const FROM_MINE: Rule = han('从我的钱包|从我钱包|从我的账户|从我账户');

const account = value('recipient', '§a');
const ITS = maybe(
  han(
    '地址|钱包|钱包地址|这个地址|这个钱包|账户|他的钱包|她的钱包|他的地址|她的地址|我的另一个钱包|我的冷钱包|我冷钱包|收款地址',
  ),
);
export const ACCOUNT: Rule = once(seq(ITS, maybe(any(':')), account, maybe(han('这个地址|这个钱包'))));
export const TO: Rule = once(seq(han(words.TO), ACCOUNT));
/** 地址是0x… */
export const ITS_ADDRESS: Rule = seq(
  either(seq(any(','), maybe(han('他的|她的|他|她'))), han('他的|她的')),
  han('地址|地址是|地址为|钱包|钱包是|钱包地址是|钱包地址'),
  maybe(any(':')),
  account,
);

/** 收款人0x… */
export const RECEIVER: Rule = seq(
  maybe(any(',')),
  han('收款人|收款人是|收款地址|收款地址是'),
  maybe(any(':')),
  account,
);

export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(',')),
    han('滑点|最大滑点|滑点容忍度'),
    maybe(han('最多|不超过|不要超过|最大|控制在|设为|上限|不能超过')),
    value('slippage', '§r'),
    maybe(han('以内')),
  ),
);

const THING = seq(maybe(han(words.PAST)), han(words.THING));
export const REASON: Rule = once(
  either(
    han(words.REASON),
    THING,
    seq(THING, han('要交了|该交了|到期了')),
    seq(han('是|这是|交|付|用于|用于支付|用来付|用来交|用于交'), THING),
    seq(han('交|付'), THING, han('用的|用')),
  ),
);
