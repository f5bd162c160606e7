import { any, either, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { PERSON, WHO } from './chinese-people.ts';
import * as words from './chinese-purpose-words.ts';
import { PAST } from './chinese-words.ts';
import { han } from './han.ts';

const MONTH = seq(any('§n'), han('月|月份|月的|月份的|年|年度|年的|年度的|季度|季度的'));
const WHEN = maybe(either(han(PAST), seq(maybe(seq(any('§n'), han('年'))), MONTH)));
const SUBJECT = once(han(words.SUBJECT));
const HEAD = seq(maybe(han('的')), han(words.HEAD));
/** 网站开发的费用, 昨晚的饭钱 */
export const THING: Rule = once(
  seq(
    WHEN,
    either(
      seq(SUBJECT, maybe(seq(maybe(han('的')), SUBJECT)), HEAD),
      seq(SUBJECT, maybe(han('师傅|工人|老师|团队|阿姨')), maybe(han('的')), han('工钱|工资|劳务费|辛苦费|报酬')),
      han(words.PAYMENT_NOUN),
      seq(
        han('员工|工人|职员|团队|师傅|老师|开发|兼职|实习生|主播|全职|临时工|外包|保姆|司机|阿姨'),
        maybe(han('的')),
        han('工资|薪水|奖金|补贴|工钱|报酬|劳务费|年终奖|津贴|加班费|尾款|费用|提成'),
      ),
    ),
  ),
);
/** What somebody else needs is no reason for a trade. */
const SOMEBODYS = saying('payment', seq(WHO, maybe(han('的')), THING));
const OWN_SHARE = seq(WHEN, either(SUBJECT, THING), maybe(han('的')), han('我那份|我的那份|我的份|我的部分|我那一份'));
const I_PAY = seq(
  either(SUBJECT, THING),
  han('我来出|我出|我付|我来付|我来|我请|算我的|我来结|我买单|我来买单|我包了'),
);

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
/** 买了他一个键盘, 闲鱼买的东西, 买皮肤 */
const BOUGHT = seq(
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
const FOR_SOMEBODY = saying(
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
const FAVOUR = either(
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
const HELPED = seq(
  WHEN,
  SOMEBODY,
  either(
    seq(han('帮|帮了|给|替|帮着'), han('我|我们|咱|咱们|我家|我妈|我爸'), maybe(han('了')), DEED),
    seq(han('帮了|帮过|帮忙'), DEED),
  ),
  maybe(han('了|的')),
);
const THANKED = seq(
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

const DEBT = either(
  seq(
    WHEN,
    han('还|归还|偿还|还上|还清|还掉|还一下'),
    maybe(PERSON),
    maybe(han('的|上次的|之前的|昨天的|借我的|上次借我的|之前借我的|上次帮我垫的')),
    han('钱|账|债|人情|借款|欠款|欠的钱|饭钱|车钱|饭账|旧账|借的钱|借来的钱|垫付款|垫的钱|这笔钱|个人情'),
  ),
  seq(
    maybe(han('我|还|之前|上次|上周|我之前|我上次|我还')),
    han('欠'),
    PERSON,
    han('的|的钱|的账|的饭钱|钱|的人情|一顿饭|人情|的车费|的房租|的工钱'),
  ),
  seq(
    han('上次|之前|上周|上个月|前几天|昨天|前天|早前|以前|去年'),
    maybe(han('我')),
    maybe(seq(han('跟|向|找|问|和'), PERSON)),
    han('借|欠|赊|借他|借她|欠他|欠她'),
    han('的|的钱|的款'),
  ),
  seq(
    han('借款|垫付款|欠款|代垫款|垫款|债务|货款|押金|款项|欠账|贷款'),
    han('归还|偿还|清偿|结清|还清|退还|结算|返还'),
  ),
  han(
    '还钱|还账|还债|还款|还人情|清账|结清欠款|归还借款|归还垫付款|归还垫款|清偿债务|还贷|还清借款|还信用卡|结账|对账结清|两清|账清了|结清|清旧账|了账|还清欠款|归还欠款|借的钱',
  ),
);
const REFUND = either(
  seq(
    han('退|退还|退回|返还|退给|赔|赔偿|赔给'),
    maybe(PERSON),
    maybe(han('的')),
    either(THING, han('差价|多收的|多收的钱|多付的|多付的钱|多打的|货款|的款|的钱|钱|款|运费')),
    maybe(han('的款|的钱')),
  ),
  seq(
    han('多收的|多付的|多收了的|多打的|多转的'),
    maybe(han('钱|款|部分')),
    maybe(han('退回去|退回|退给他|退给她|退还|还给他|还给她|退给客户|退回给他')),
  ),
  seq(
    PERSON,
    han('退货了|退货|多付了|多打了|多给了|付多了|退课了|退租了|退房了'),
    maybe(seq(maybe(any(',')), han('退给他|退给她|退他|退她|退还给他'))),
  ),
  han('退货退款|退款处理|退差价|退押金|退货|退运费|退票款|押金退还|押金退回|理赔|理赔款|退租押金'),
);

const NTH = seq(
  han('第'),
  han([...'一二三四五六七八九十'].join('|')),
  maybe(han('一|二|三|四|五|六|七|八|九|十')),
  han('条|款|章|项|条款|条约定'),
);
const CODE = either(any('§d'), seq(any('inv|po|ht|fp|ord|order|pi|ref'), any('§d | §n')));
const LETTERED = seq(any('inv|po|ht|fp|ord|order|pi|ref'), any('§d'));
const DOCUMENT = either(
  seq(
    han('按|按照|根据|依据|依|凭|参照|遵照|照|依照|见|详见|基于|对照|执行|履行|附'),
    maybe(han('双方|我们|我司|本|该|上述|事先|原|签的|说好的|公司|内部')),
    han(words.DOCUMENT),
    maybe(NTH),
    maybe(han('付款|支付|执行|办理|结算|打款|转账|约定|约定付款|结账|的款项|的约定|放款|拨付|核算|发放')),
  ),
  seq(
    maybe(han('对应|付|支付|结|核销|关于')),
    either(
      seq(
        han('发票|订单|合同|单|账单|工单|采购单|运单|快递单|流水|项目|收据|报销单|合同编|凭证'),
        maybe(han('号|编号|号码|单号')),
        maybe(either(any(':'), han('是|为'))),
        CODE,
      ),
      seq(
        han('发票|订单|合同|单|账单|工单|采购单|运单|快递单|收据|报销单|流水|编|房'),
        han('号|编号|号码|单号'),
        maybe(either(any(':'), han('是|为'))),
        any('§n'),
      ),
      LETTERED,
      han('发票|账单|对账单|订单|合同|这张发票|这份合同|这单|发票款|订单款|账单款'),
    ),
  ),
  han('说好的|说好的价|说好的价钱|讲好的|谈好的|约好的|约定好的|之前说好的|按约定|如约|如约付款|依约付款|履约'),
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
const PROMISED = seq(
  maybe(han('我')),
  han('答应|说好|约好|讲好|承诺|许诺|早就答应|之前答应|上次答应|之前说好'),
  maybe(han('了|过|给|要给|好')),
  PERSON,
  maybe(han('的|了|的钱|的红包|的礼物|的报酬')),
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
