import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
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
const MY = maybe(
  han(
    '我的|我们的|剩下的|剩余的|我剩下的|余下的|我剩余的|我手上的|手上的|我手里的|我钱包里的|手里的|手头的|我手头的|手头上的|钱包里的|账户里的|我账户里的',
  ),
);
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
/** 我25%的link: behind 卖, 我 would be the buyer. */
const partOfMine = (amount: string, name: string): Rule =>
  seq(
    han('我|我的'),
    either(
      value(amount, '§r'),
      saying(`${amount}=quarter`, han('四分之一')),
      saying(`${amount}=third`, han('三分之一')),
    ),
    han('的'),
    coin(name),
  );
const halfOfMine = (amount: string, name: string): Rule =>
  seq(han('我'), coin(name), han('的'), saying(`${amount}=half`, han('一半')));
/** What is taken, before its verb: a token that is followed by 全部 or 都 is all of it. */
export const taken = (amount: string, name: string): Rule => {
  const all = han('全部|全都|都|全|统统|全部都');
  return once(
    either(
      seq(quantity(amount, name), maybe(all)),
      partOfMine(amount, name),
      halfOfMine(amount, name),
      saying(`${amount}=all`, seq(MY, coin(name), all)),
      unsized(name),
    ),
  );
};
/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name)));

const NET_NOUN = maybe(han('网络|网路|链|主网|网|链上|网络上'));
export const chain = (name: string): Rule => once(seq(net(name), NET_NOUN));
export const ON: Rule = once(
  either(
    seq(han('在|用|通过|走|从|经|经由|使用|于'), chain('chain'), maybe(han('上|上面|这边'))),
    seq(maybe(han('我|我在|在')), net('chain'), han('上的|链上的|上面的|那边的|这边的|里的|里面的')),
    seq(net('chain'), han('链|网络|链上|网络上|上|主网上|主网')),
    seq(any('('), maybe(han('用|走|在')), chain('chain'), maybe(han('上')), any(')')),
  ),
);
export const ON_BEHIND: Rule = either(
  seq(maybe(any(',')), ON),
  seq(any(','), maybe(han('网络|链|公链')), maybe(any(':')), chain('chain')),
);
/** Words that ask, before a verb. */
export const PLEASE: Rule = once(many(seq(han(words.PLEASE), maybe(any(',')))));
export const TAKING: Rule = han('把|将');
export const FROM_MINE: Rule = han('从我的钱包|从我钱包|从我的账户|从我账户|从我的钱包里|从我钱包里');
export const BESIDE: Rule = once(many(ON, FROM_MINE));

const account = value('recipient', '§a');
const ITS = maybe(
  han(
    '地址|钱包|钱包地址|这个地址|这个钱包|账户|他的钱包|她的钱包|他的地址|她的地址|我的另一个钱包|我的冷钱包|我冷钱包|冷钱包|我的热钱包|我的硬件钱包|硬件钱包|我自己的钱包|我另一个钱包|我的另一个地址|我另一个地址|收款地址',
  ),
);
export const ACCOUNT: Rule = once(seq(ITS, maybe(any(':')), account, maybe(han('这个地址|这个钱包'))));
export const TO: Rule = once(seq(han(words.TO), ACCOUNT));
export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(',')),
    han('滑点|最大滑点|滑点容忍度'),
    maybe(
      han(
        '最多|不超过|不要超过|最大|控制在|设为|设置为|设|设置|上限|不能超过|容忍度|控制在最多|为|别超过|不高于|不要高于|不能高于|别高于',
      ),
    ),
    value('slippage', '§r'),
    maybe(han('以内|之内|内')),
  ),
);

export const THING: Rule = seq(maybe(han(words.PAST)), han(words.THING));
export const REASON: Rule = once(
  either(
    han(words.REASON),
    THING,
    seq(THING, han('要交了|该交了|到期了')),
    seq(han('是|这是|交|付|用于|用于支付|用来付|用来交|用于交'), THING),
    seq(han('交|付'), THING, han('用的|用')),
    seq(han('我要|我得|我需要|我该|要|该'), han('付|交|缴'), THING),
    seq(han(words.SOMEBODY), han(words.NEEDS)),
    seq(han(`${words.WORKER}|他|她`), han(words.WAITS)),
    seq(
      maybe(han(words.WHEN)),
      han(words.MEAL),
      maybe(han('是')),
      han(`${words.SOMEBODY}|${words.NAMED}`),
      han('垫的钱|垫的|付的钱|付的|帮我付的'),
    ),
    seq(han('我欠'), han(`${words.SOMEBODY}|${words.NAMED}`), han('钱|饭钱|车钱|一顿饭')),
  ),
);

export const BEHIND: Rule = many(ON_BEHIND, SLIPPAGE);
