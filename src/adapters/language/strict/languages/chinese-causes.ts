import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { PERSON, WHO } from './chinese-people.ts';
import { FRIEND, KIN, ROLE } from './chinese-people-words.ts';
import { CAPTIONED, PAID_FOR } from './chinese-purposes.ts';
import { THING } from './chinese-things.ts';
import { TRADED_FOR } from './chinese-trade-reasons.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';

/** A token that a reason is about. It fills no slot. */
const SOME_COIN = any('§t | §b');
const LATELY = maybe(han('最近|现在|今天|这几天|这两天|这阵子|目前|感觉'));
const BY_DEGREE = maybe(han('太|有点|越来越|真|这么|好|挺|一直'));

/** eth涨太多了, 最近link跌了 */
const MARKET = seq(
  LATELY,
  SOME_COIN,
  LATELY,
  han(
    '涨太多了|涨了|涨了不少|涨了很多|涨得不错|涨得太快了|涨疯了|涨高了|跌了|跌了不少|跌了很多|跌太多了|跌得厉害|大跌|大涨|便宜了|很便宜|太便宜了|在跌|一直跌|一直在跌|一直涨|一直在涨|波动太大|波动太大了|跌下来了|回调了',
  ),
);
const FEES = seq(
  LATELY,
  maybe(any('§c | §b')),
  either(any('gas'), seq(any('gas'), han('费')), han('手续费|矿工费|网络费|燃料费')),
  LATELY,
  BY_DEGREE,
  han('贵|高|贵了|高了'),
);
/** 孩子学费该交了, 房东催房租了, 咖啡豆的钱还没付 */
const DUE = either(
  seq(
    maybe(WHO),
    maybe(han('的')),
    THING,
    han('该交了|要交了|到期了|该付了|要付了|还没付|还没交|还没给|今天到期|该结了|要结了|没付|该给了'),
  ),
  seq(WHO, han('催|在催|又在催|来催|来收|来要|在要'), THING, maybe(han('了'))),
  seq(han('该|要|得|我该|我要|我得'), han('给'), WHO, han('付|交|结|发'), THING, han('了')),
);
const LIFE = either(
  seq(
    WHO,
    han(
      '过生日|今天过生日|生日|今天生日|结婚|要结婚了|住院了|毕业了|考上大学了|搬家了|满月|上大学了|没钱吃饭了|钱不够了|刚生了孩子',
    ),
  ),
  han('今天发工资|发工资了|今天发工资了|月底了|月底结账|过年了|快过年了|过年红包|新年快乐|生日快乐|中秋快乐'),
);

/** base上没gas了 */
const EMPTY = seq(
  maybe(seq(any('§c | §b'), han('上|链上|那边|这边'))),
  han('没|没有|缺'),
  either(seq(any('gas'), maybe(han('费'))), han('手续费')),
  han('了'),
);
const LOST = seq(
  maybe(han(words.WHEN)),
  maybe(han('我')),
  han('打麻将|打牌|打赌|下棋|赌球|打扑克'),
  han('输给'),
  WHO,
  maybe(han('了')),
);
const URGING = seq(
  PERSON,
  maybe(han('一直|已经|都|又|那边|这边|正|还|家里')),
  han(
    '在催|催了|催款|催了好几次|催得急|催我了|催得紧|在等|等着|等着呢|等着用|等着收款|等着收钱|等钱用|急着用|急用|急需用钱|急用钱|等米下锅|等着发货|等着开工|等着交货|缺钱|手头紧|没钱了|没饭吃了|钱不够了|生病了|病了|住院了|要手术|要开学了|开学了|交学费|要交学费|需要钱|应得的|该得的',
  ),
);
const WAITING = either(
  URGING,
  han(words.REASON),
  seq(THING, han('要交了|该交了|到期了')),
  seq(han('我要|我得|我需要|我该|要|该'), han('付|交|缴'), THING),
  seq(maybe(han('我')), han(`${KIN}|${FRIEND}`), han(words.NEEDS)),
  seq(han(`${ROLE}|他|她`), han(words.WAITS)),
);
/** Why somebody asks, beside a request. */
export const CAUSE: Rule = once(
  either(PAID_FOR, WAITING, MARKET, FEES, TRADED_FOR, seq(CAPTIONED, TRADED_FOR), EMPTY, LOST, DUE, LIFE),
);
