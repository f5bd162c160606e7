import { any, many, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { ON, ON_BEHIND } from './chinese-networks.ts';
import { han } from './han.ts';

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

export const BEHIND: Rule = once(many(ON_BEHIND, SLIPPAGE));
