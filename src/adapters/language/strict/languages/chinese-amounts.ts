import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { han } from './han.ts';
import { coin } from './parts.ts';

const MEASURE = maybe(han('个|枚|颗|顆|粒'));
const WHERE = han(
  '手上|手里|手头|手头上|钱包|钱包里|钱包里面|账户|账户里|账上|账号里|名下|余额里|仓位里|身上|兜里|包里|地址里|地址上|持有|现有|这里',
);
const LEFT = han('剩下的|剩余的|余下的|剩的');
/** 我手上剩下的: without 的, 我 alone would be somebody who gets it. */
const MINE = either(
  seq(han('我|我们|咱|咱们|我自己'), either(han('的'), seq(WHERE, maybe(han('的')))), maybe(LEFT)),
  seq(WHERE, han('的'), maybe(LEFT)),
  seq(maybe(han('我|我们')), LEFT),
);
const MY = maybe(MINE);
const OWN = maybe(either(han('我'), MINE, WHERE));
const ALL = seq(
  OWN,
  han(
    '所有|全部|一切|全数|剩下全部|剩余全部|剩下所有|剩余所有|全部剩余|全部剩下|全部家当|全部身家|整个|全部余额|所有余额',
  ),
  maybe(han('的')),
);
const HALF = seq(OWN, han('一半|一半儿|半数'), maybe(han('的')));
const SUM = han(
  '一笔|这|这笔|那|区区|足足|刚刚好|整|足额|小小的|正好|刚好|恰好|整整|就|一共|总共|共|共计|合计|总计|数量|金额|不多不少',
);
const KIND = maybe(han('代币|币|稳定币|通证|整|整数'));
const NUMBERED = maybe(either(any(':'), seq(han('数量|金额|数额|总数|总额|共|一共|共计|总共|合计'), maybe(any(':')))));

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = coin(name);
  const said = (note: string, rule: Rule) => saying(`${amount}=${note}`, rule);
  return once(
    either(
      seq(MY, maybe(SUM), value(amount, '§n'), MEASURE, one, KIND),
      seq(one, NUMBERED, value(amount, '§n'), maybe(han('个|枚|整'))),
      seq(
        maybe(han('价值|一笔|值|等值|等值于|相当于|折合|合|市值')),
        value(amount, '§f'),
        maybe(han('的|等值的|等值|价值的')),
        one,
      ),
      seq(maybe(han('我的|我')), one, han('的|余额的'), value(amount, '§r')),
      seq(MY, value(amount, '§r'), maybe(han('的')), one),
      said(
        'all',
        either(
          seq(ALL, one, maybe(han('余额|代币|币'))),
          seq(
            MY,
            one,
            han(
              '的全部|余额|的余额|全部余额|的全部余额|所有余额|余额全部|有多少转多少|有多少算多少|有多少打多少|全额|全数|的所有',
            ),
          ),
        ),
      ),
      said('half', either(seq(HALF, one), seq(MY, one, maybe(han('的|余额|余额的|的余额的')), han('一半|一半儿')))),
      said('quarter', either(seq(OWN, han('四分之一的|四分之一'), one), seq(MY, one, han('的四分之一')))),
      said('third', either(seq(OWN, han('三分之一的|三分之一'), one), seq(MY, one, han('的三分之一')))),
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
