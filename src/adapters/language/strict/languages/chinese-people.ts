import { either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { FRIEND, KIN, NAMED, ROLE } from './chinese-people-words.ts';
import { han } from './han.ts';

const NAME = maybe(han(NAMED));
/** 我, 我们家: whose relatives they are. */
const OUR = seq(
  han('我|我们|我家|咱|咱们|俺|咱家|我的|我们的|咱们的'),
  maybe(han('大|小|老|亲|好|最好的|一个|那个|亲爱的')),
);
const THIS = han(
  '这个|这位|这家|那个|那位|那家|我方|我方的|我司|我司的|公司|公司的|本公司|我公司|我们公司|合作的|指定的|楼下|隔壁|村里|装修|店里的',
);
/** Somebody who is named by what they are to the speaker. */
export const WHO: Rule = once(
  either(
    seq(maybe(OUR), han(`${KIN}|${FRIEND}|${ROLE}`), NAME),
    seq(THIS, han(`${FRIEND}|${ROLE}`), NAME),
    seq(maybe(OUR), han(NAMED)),
  ),
);
/** The same, or a pronoun of somebody who is known. */
export const PERSON: Rule = once(either(WHO, han('他|她|这个人|此人|该人|这人|人家|这哥们|这位|这位朋友')));
