import { either, maybe, once, saying, seq } from '../rules/rule.ts';
import { PERSON } from './chinese-people.ts';
import * as words from './chinese-purpose-words.ts';
import { SUBJECT, THING, WHEN } from './chinese-things.ts';
import { han } from './han.ts';

const BOUGHT_AT = maybe(
  han(
    '闲鱼|闲鱼上|淘宝|淘宝上|网上|在闲鱼|在闲鱼上|在淘宝上|在网上|从他那|从她那|从他那里|从她那里|从他家|从她家|在他家|跟他|跟她|找他|找她|向他|向她|二手|群里|在他这|在他这儿|在她这',
  ),
);
const ONE = maybe(
  han(
    '个|一个|两个|几个|一张|两张|几张|一把|一台|一部|一本|两本|几本|一件|两件|几件|一双|一套|一份|一些|点|点儿|一箱|两箱|一批|一只|一辆|一盒|一瓶|一斤|两斤|几斤|一束|一块|新|台|部|把|件|辆|本|套|份',
  ),
);
const GOODS = once(
  seq(
    ONE,
    maybe(han('新|二手|旧|小|大')),
    either(SUBJECT, THING, han('东西|的东西|商品|货物|物资|用品|日用品|道具|土产|特产|海报|菜苗|木头')),
  ),
);
const OF_HIM = maybe(han('他|她|他的|她的|他家|她家|他家的|她家的|他做的|她做的|他一|她一'));
/** 买了他一个键盘, 闲鱼买的东西 */
export const BOUGHT = seq(
  WHEN,
  maybe(han('我|我们')),
  BOUGHT_AT,
  either(
    seq(
      han('买|买了|购买|购买了|订|订了|订购|订购了|定制|定制了|拍了|拍下|入手了|租|租了|淘了|采购|选购|囤'),
      OF_HIM,
      GOODS,
      maybe(han('的钱|的费用|的款|用|用的|钱')),
    ),
    seq(han('买|购买|订|拍|租|定制|采购|订购'), han('的'), either(GOODS, han('东西'))),
  ),
);
export const FOR_SOMEBODY = saying(
  'payment',
  either(
    seq(
      han('给|帮|替'),
      PERSON,
      han('买|交|付|订|报|缴|办|充|配|请|买点|买个|买些|添|添点|添置'),
      GOODS,
      maybe(han('的钱|的费用|用')),
    ),
    seq(
      han('给|送|送给|孝敬|这是给|是给|这是送|寄给'),
      PERSON,
      maybe(han('的|一个|个|一份|份|点|包个|发个|随个|买')),
      either(THING, han('惊喜|心意|小惊喜|一点心意|奖励')),
    ),
    seq(han('给|为'), PERSON, han('过生日|庆生|祝寿|过寿|贺喜|道贺|接风|打气|加油|应急|救急|暖房')),
    seq(
      han('请'),
      maybe(PERSON),
      maybe(han('你')),
      han('喝|吃|看|坐'),
      maybe(han('个|杯|顿|点|一顿|一杯')),
      either(SUBJECT, han('糖|电影|酒|冰棍|早点|好吃的|好喝的|一杯')),
    ),
  ),
);
const SOMEBODY = once(
  seq(PERSON, maybe(han('上次|之前|先|昨天|昨晚|今天|前天|一直|刚|上周|那天|当时|中午|刚才|平时')), maybe(han('先'))),
);
const FOR_ME = han('帮我|替我|给我|帮我们|替我们|帮咱们|帮咱|帮忙|代我|为我|先帮我|先替我|帮大家');
const ADVANCED = han('垫|垫付|付|买|订|代付|代买|结账|买单|请|出|垫钱|交|捎|带|定|抢|掏|刷卡|请客|结');
export const FAVOUR = either(
  seq(
    WHEN,
    maybe(han('我')),
    maybe(han('上次|之前|那天|昨天|上周')),
    SOMEBODY,
    either(
      seq(FOR_ME, ADVANCED, han('了|的|过|过的')),
      seq(han('垫|垫付|请|请客|买单|捎|垫钱|刷卡|掏'), han('了|的|过|过的')),
      seq(han('买|订|带|定|抢|付|出'), han('的')),
    ),
    maybe(either(THING, SUBJECT, han('钱|款|单|账|东西'))),
  ),
  seq(
    WHEN,
    either(THING, SUBJECT),
    maybe(han('都|那顿|那次')),
    han('是'),
    SOMEBODY,
    maybe(FOR_ME),
    ADVANCED,
    han('的|的钱'),
    maybe(han('钱|单')),
  ),
  seq(
    han('上次|之前|昨天|昨晚|那天|前天|上周'),
    han('垫付|代付|垫|帮我垫|代买|代垫'),
    han('的'),
    either(THING, SUBJECT, han('钱|款')),
  ),
);
const DEED = either(
  han('大忙|忙|很多|很多忙|不少忙|一个大忙|好多|好多忙'),
  seq(
    han(
      '修|修好|搬|带|接|做|写|画|剪|补|看|遛|喂|照顾|改|拍|跑|排|买|抢|打扫|收拾|种|收|装|拆|洗|送|取|寄|弄|翻译|设计|开发|整理|校对|辅导|调试|搭|刷|接送|订|拿|教|录|配|磨|焊|缝|浇|除|挑|代购|化妆|理',
    ),
    maybe(han('了|过|完|完了|好了|好|的|一下')),
    maybe(ONE),
    maybe(
      either(
        SUBJECT,
        han(words.WORKED_ON),
        han('家|孩子|娃|饭|代码|头发|队|草|花|箱子|屋子|网|简历|作业|照|论文|门|店|房子|老人|东西'),
      ),
    ),
  ),
);
export const HELPED = seq(
  WHEN,
  SOMEBODY,
  either(
    seq(han('帮|帮了|给|替|帮着'), han('我|我们|咱|咱们|我家|我妈|我爸'), maybe(han('了')), DEED),
    seq(han('帮了|帮过|帮忙'), DEED),
  ),
  maybe(han('了|的')),
);
export const THANKED = seq(
  han('谢谢|感谢|多谢|答谢|酬谢|谢|报答|回报|犒劳'),
  either(
    seq(
      SOMEBODY,
      han(
        '帮忙|帮助|帮我|帮我们|帮着|的帮助|的帮忙|的照顾|的指导|的支持|的款待|的招待|照顾|指导|关照|支持|的辛苦|的付出|辛苦|的',
      ),
      maybe(DEED),
      maybe(han('了')),
    ),
    han('他|她'),
  ),
);
export const PROMISED = seq(
  maybe(han('我')),
  han('答应|说好|约好|讲好|承诺|许诺|早就答应|之前答应|上次答应|之前说好'),
  maybe(han('了|过|给|要给|好')),
  PERSON,
  maybe(han('的|了|的钱|的红包|的礼物|的报酬')),
);
