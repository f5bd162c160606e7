import { ahead, any, either, many, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { APART, TILDE } from './chinese-greetings.ts';
import { han } from './han.ts';

const YOU = maybe(han('你|您|一下|下|一下你|下你|大驾|您大驾|您老|贵方|贵司|贵平台'));
const ASKS = seq(
  han(
    '请|麻烦|拜托|劳驾|烦请|劳烦|有劳|恳请|敬请|谨请|恭请|务请|恳求|求|求求|跪求|烦劳|烦|特请|现请|还请|诚请|请求|劳|辛苦|受累|麻烦麻烦|请请请|盼请|兹请|特此请|望请|还望|万望',
  ),
  YOU,
);
const FOR_ME = either(
  seq(
    maybe(han('你|您|来|快|就|你来|您来')),
    han('帮|替|代|为|邦|帮忙|帮个|助'),
    han('我|我们|咱|咱们|俺|窝|偶|人家|我司|我方|本人|我家|我这边'),
    maybe(han('一下|下|个忙|下忙|一个忙|个小忙|忙|一把')),
  ),
  han(
    '帮|帮忙|帮帮忙|帮个忙|帮下忙|帮一下忙|帮一下|帮下|帮手|协助|协助我|协助我们|配合|搭把手|搭个手|动动手|动动手指|动手|抬抬手|帮衬|辛苦帮忙|代为|代我方|你来|您来|你去|您去|你给|您给|你就|您就|你快|您快|你帮忙|您帮忙|你帮|您帮|你现在|你马上|你赶紧',
  ),
);
const NOW = han(
  '现在|马上|立刻|立即|赶紧|赶快|尽快|直接|快点|快些|快快|抓紧|抓紧时间|速|速速|火速|即刻|立马|这就|麻溜的|麻溜|现在就|马上就|立刻就|请即|快快快|迅速|及时|即时|尽早|赶忙|优先|手动|帮忙快点',
);
const HANDLE = han(
  '予以|给予|安排|安排一下|安排下|操作|操作一下|操作下|执行|执行一下|办理|办理一下|处理|处理一下|处理下|发起|启动|进行|着手|落实|搞一下|弄一下|办一下|整一下',
);
/** Before a verb that follows at once: 快 would be "nearly" before a number, and 给我卖 would sell to the speaker. */
const QUICK = either(
  seq(han('快'), ahead(han('转|打|发|汇|付|帮|给|往|向|把|将|卖|买|换|用|兑|拿'))),
  seq(han('就'), ahead(han('给|把|将|用|拿'))),
  seq(han('现'), ahead(han('将|把'))),
  seq(han('给我|给咱|给俺'), ahead(han('给|往|向|把|将|用|拿'))),
);
const COMMA = either(any(','), APART, TILDE);
/** Words that ask, before a verb. */
export const PLEASE: Rule = once(
  many(seq(either(ASKS, FOR_ME, NOW, HANDLE, QUICK, any('pls|plz|please')), maybe(COMMA))),
);
