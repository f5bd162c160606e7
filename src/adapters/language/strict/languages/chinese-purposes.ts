import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { BOUGHT, FAVOUR, FOR_SOMEBODY, HELPED, PROMISED, THANKED } from './chinese-favours.ts';
import { PERSON, WHO } from './chinese-people.ts';
import * as words from './chinese-purpose-words.ts';
import { DEBT, DOCUMENT, REFUND } from './chinese-settlements.ts';
import { SUBJECT, THING, WHEN } from './chinese-things.ts';
import { han } from './han.ts';

/** What somebody else needs is not a reason for a trade. */
const SOMEBODYS = saying('payment', seq(WHO, maybe(han('的')), THING));
const OWN_SHARE = seq(WHEN, either(SUBJECT, THING), maybe(han('的')), han('我那份|我的那份|我的份|我的部分|我那一份'));
const I_PAY = seq(
  either(SUBJECT, THING),
  han('我来出|我出|我付|我来付|我来|我请|算我的|我来结|我买单|我来买单|我包了'),
);
const DONE = seq(
  maybe(han('这批|这个|那个|那批|他的|她的|家里的|我家|我的|我们的|这|他做的|她做的|厨房|卫生间|新')),
  han(words.WORKED_ON),
  maybe(han('我|我们|我这边|这边|他|她|师傅|都')),
  either(
    seq(
      han('已经|已|都|全部|刚|刚刚|今天|昨天|终于|今早|都已经|顺利|今天已经|昨天已经'),
      han(`${words.WORK_DONE}|${words.ARRIVED}`),
    ),
    han(words.WORK_DONE),
  ),
);
const OWN = han(
  '换个钱包放|换个钱包|换个钱包存|换钱包|换钱包了|存起来|存着|存一下|存钱|攒钱|攒着|攒起来|留着|留着用|备用|自己用|自用|囤着|屯着|放冷钱包|放冷钱包里|存冷钱包|存到冷钱包|存进冷钱包|转移资产|资产归集|归集资金|归集|资金归集|整理钱包|清理钱包|整理资产|合并钱包|钱包搬家|补充余额|充值|备用金|周转|周转用|资金周转|应急|应急用|救急|倒一下钱包|倒腾钱包|内部调拨|资金调拨|内部划转|内部转账|自己的钱包|转自己|转给自己|转到自己钱包|左手倒右手|付gas|付gas费|当gas|当手续费|付手续费|做手续费|交手续费|放安全点|安全一点|更安全|放着安心|集中管理|统一管理|补仓|做生意用|进货用|买东西用|过日子用|家用|补贴家用|贴补家用|家里急用|急用|养家',
);
const GIFT = either(
  seq(
    maybe(han('一点|小小|一份|聊表|略表|表达|表|我的|我的一点|一点点|一片|这是一点')),
    han('小意思|心意|意思|谢意|敬意|爱心|小心意|孝心|祝福|歉意|支持|感谢'),
  ),
  seq(
    maybe(han('祝|祝你|祝您')),
    maybe(PERSON),
    han(
      '生日快乐|新婚快乐|乔迁之喜|乔迁大吉|新年快乐|早日康复|节日快乐|毕业快乐|中秋快乐|母亲节快乐|父亲节快乐|圣诞快乐|开业大吉|百年好合|早生贵子|寿比南山|恭喜发财|儿童节快乐|六一快乐|教师节快乐|考试顺利|一路平安',
    ),
  ),
  seq(
    han('恭喜|祝贺|庆祝'),
    maybe(PERSON),
    han('新婚|结婚|毕业|乔迁|生子|升职|考上大学|得奖|获奖|开业|生日|满月|康复|当妈|当爸|夺冠'),
  ),
  han(
    '愿赌服输|打赌输了|我输了|打赌输的|赌输了|麻将输的|打麻将输的|打牌输的|输给他的|输给她的|打赌输给他了|输了请客|下棋输了|打球输了|支持一下|支持创作|支持开发|支持开源|支持一下创作者|支持作者|用爱发电|献爱心|做善事|做慈善|积德|行善|积德行善|做公益|帮扶|扶贫|救助流浪猫|救助流浪狗|救猫|随份子|随礼|凑份子|凑个份子|拜年|压岁|给压岁钱|发红包|发工资|发奖金|发补贴|发稿费|发奖|结工资|结工钱|结账|结货款|结尾款|付尾款|清尾款',
  ),
);
const BROKEN = seq(
  maybe(han('家里|家里的|我的|我|我家|厨房|卫生间|公司')),
  han(`${words.WORKED_ON}|下水道|热水器|灯|门锁|暖气|轮胎`),
  maybe(han('又|突然|今天')),
  han('坏了|坏掉了|漏了|漏水|漏水了|爆了|堵了|裂了|没电了|没气了|旧了'),
);
const FESTIVAL = seq(
  han(
    '情人节|七夕|母亲节|父亲节|圣诞|圣诞节|中秋|中秋节|端午|端午节|春节|新年|元旦|国庆|教师节|儿童节|六一|三八|妇女节|生日|结婚纪念日|纪念日|毕业|开学|开工|年终|乔迁|入学|升学|退休|开业|满月|周岁|百日|婚庆|重阳|除夕',
  ),
  maybe(han('的')),
  han('礼物|红包|礼金|礼|福利|补贴|聚餐|心意|贺礼|祝福|大礼|费用|奖励'),
);
/** What is done: a noun alone might say what the request is, such as a test. */
const DONE_FOR = han(
  '买菜|吃饭|聚餐|打车|拼车|加油|停车|洗车|修车|修水管|修空调|修电脑|修手机|修自行车|修屋顶|修马桶|理发|剪头发|看病|看牙|补牙|体检|租房|租车|搬家|装修|保洁|打扫卫生|旅游|旅行|出差|报名|学车|补课|请客|洗空调|装空调|带孩子|遛狗|买药|换锁|开锁|刷墙|抽水|打井|耕地|收割|疏通|通下水道|进货|采购|办公用品采购|设备采购|团建|住院|做手术|打疫苗|美甲|染发|拍摄|印刷|购物|吃早饭|吃午饭|吃晚饭|喝酒|喝茶|唱歌|住宿|住店|订酒店|订票|买票|订机票|续费|交学费|办签证|办护照|办手续',
);
const MARKER = han(
  '是|这是|这笔是|就是|用于|用于支付|用于购买|用来付|用来|用来买|用来交|作为|当|当作|算是|算|算作|因为|为了|关于|有关|为|系|这个是|这钱是|为的是|主要是|款项为|此款为|此款系|该款系|这是我的',
);
const PAY = han(
  '付|交|缴|缴纳|支付|结|结算|结清|补|补交|报销|续|续缴|充|凑|捐|清|付清|付一下|交一下|结一下|出|发|发放|领|垫|代缴|补发|补付|付个|交个|随',
);
const THING_DONE = maybe(
  han(
    '用|用的|的|结算|归还|付款|付清|报销|结清|续费|缴费|采购|缴纳|发放|支付|到了|一笔|到期|一份|要交|该交了|要付|该付了|要结了|该结了|已确认',
  ),
);
const PURPOSE = seq(
  maybe(MARKER),
  either(
    seq(
      maybe(PAY),
      either(THING, seq(SUBJECT, han('续费|采购|结算|报销|支出|用款|报名|充值|缴费|付款|订单'))),
      THING_DONE,
    ),
    seq(
      either(
        SOMEBODYS,
        OWN_SHARE,
        I_PAY,
        BOUGHT,
        FOR_SOMEBODY,
        DEBT,
        REFUND,
        DOCUMENT,
        OWN,
        GIFT,
        THANKED,
        HELPED,
        FAVOUR,
      ),
      maybe(han('用')),
    ),
    DONE,
    BROKEN,
    PROMISED,
    FESTIVAL,
    seq(DONE_FOR, maybe(han('用|用的'))),
  ),
);
/** 备注:, 用途是 */
export const CAPTIONED: Rule = seq(
  maybe(han('请|帮我|麻烦')),
  han(
    '备注|附言|用途|摘要|事由|说明|留言|款项用途|转账用途|资金用途|转账备注|转账附言|附注|注|名目|款项性质|项目|科目|事项|标题|理由|原因|付款事由|付款用途|转账说明|转账事由',
  ),
  maybe(han('一下|写|写上|填|填写|是|为|就写|写着|写个|请写|注明')),
  maybe(any(': | ,')),
);
const CAPTION = seq(CAPTIONED, either(PURPOSE, han('感谢|谢谢|辛苦了|祝好|谢谢你|谢谢您|生日快乐|新年快乐')));
/** What a payment is for. */
export const PAID_FOR: Rule = once(either(CAPTION, seq(PURPOSE, maybe(seq(any(','), PURPOSE)))));
