import { any, either, many, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { ON, ON_BEHIND } from './chinese-networks.ts';
import { FRIEND, KIN, NAMED, ROLE } from './chinese-people-words.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';

const SOMEBODY = `${KIN}|${FRIEND}`;
export const TAKING: Rule = han('把|将');
export const FROM_MINE: Rule = han('从我的钱包|从我钱包|从我的账户|从我账户|从我的钱包里|从我钱包里');
export const BESIDE: Rule = once(many(ON, FROM_MINE));

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
    seq(han(SOMEBODY), han(words.NEEDS)),
    seq(han(`${ROLE}|他|她`), han(words.WAITS)),
    seq(
      maybe(han(words.WHEN)),
      han(words.MEAL),
      maybe(han('是')),
      han(`${SOMEBODY}|${NAMED}`),
      han('垫的钱|垫的|付的钱|付的|帮我付的'),
    ),
    seq(han('我欠'), han(`${SOMEBODY}|${NAMED}`), han('钱|饭钱|车钱|一顿饭')),
  ),
);

export const BEHIND: Rule = many(ON_BEHIND, SLIPPAGE);
