import { ahead, any, either, many, maybe, once, only, type Rule, seq, unless } from '../rules/rule.ts';
import { han } from './han.ts';
import { PAUSE } from './parts.ts';

/** A space between Chinese words, which stands for a comma. */
export const APART: Rule = only((tokens, at) => tokens[at]?.isApart === true);
/** "谢谢~": before a number, it would say "about". */
export const TILDE: Rule = seq(any('~'), many(any('~')), unless(any('§n | §f')));
const END = either(PAUSE, TILDE);

const PARTICLE = maybe(han('啊|呀|哦|哈|喽|咯|哇|哟|呐|嘞|噢|啦|哒'));
const TIME_OF_DAY = '早上|上午|中午|下午|晚上|傍晚|午后|新年|新春|周一|周五|周末|节日';
const HELLO = either(
  han(
    `你好|您好|你好你好|早早早|嗨嗨嗨|哈喽哈喽|哈啰哈啰|莫西莫西|空尼奇瓦|过年好|中秋快乐|国庆快乐|元旦快乐|端午安康|开工大吉|吉祥如意|您安好|您近来可好|近来可好|别来无恙|今天天气不错|今天天气真好|天气真好|最近怎么样|福生无量|阿弥陀佛|善哉|祝好|吃了吗您|您好您好|嗨|嗨嗨|嘿|嘿嘿|哈喽|哈啰|哈罗|哈咯|哈楼|哈囉|嗨喽|早安|午安|晚安|早上好|安安|安|早啊|早呀|幸会|久仰|${TIME_OF_DAY.split(
      '|',
    )
      .map((time) => `${time}好`)
      .join(
        '|',
      )}|新年快乐|节日快乐|周末愉快|周末快乐|恭喜发财|你好早|您早|您吉祥|吉祥|好久不见|敬启者|敬启|见字如面|展信佳|展信安|你最近好吗|最近好吗|你还好吗`,
  ),
  any(
    'hi|hello|hey|hi hi|yo|hola|hallo|hi there|hello hello|morning|gm|hihi|helo|helloo|hiya|moshi moshi|hi hello|hey hey|wei|good morning|nihao|ni hao|halo',
  ),
);
const FOND = maybe(
  han(
    '交易|转账|支付|区块链|链上|亲爱的|尊敬的|敬爱的|可爱的|万能的|聪明的|我的|我亲爱的|伟大的|无敌的|美丽的|善良的|小|智能|咱家|我家|靠谱的|在线',
  ),
);
/** Machines, and names between friends: nobody would speak of them as somebody who pays. */
const TENDER = either(
  han(
    '亲|亲爱的|亲亲|集美|家人|大大|小爱同学|天猫精灵|小度|小冰|小艺|阿福|小精灵|小帮手|帮手|好帮手|大侠|少侠|道友|施主|兄台|公子|闺女|姑娘|小伙子|小伙|大兄弟|小同学|大妹子|老妹|老伙计|老伙伴|咱家宝|崽|孩子|机器猫|女侠|大王|陛下|皇上|殿下|主子|爱卿|将军|队长|船长|精灵|小精灵|宝|宝宝|宝贝|宝子|宝儿|老铁|铁子|铁汁|大佬|大神|哥们|哥们儿|兄弟|兄dei|老哥|老兄|老弟|姐妹|机器人|小机器人|助手|小助手|助理|小助理|智能助手|钱包|小钱包|钱包助手|钱包管家|管家|小管家|客服机器人|小宝贝|大宝贝|小可爱|小伙伴|伙计|小秘|小秘书|系统|程序|同志|乖乖|乖|哥|姐|靓仔|靓女|帅哥|美女|小姐姐|小哥哥|小天使|大聪明|大人|阁下|小同志|机器|电脑|大管家|小宝|小朋友|小家伙',
  ),
  any('ai|bot|ai 助 手|ai 助 理|bro|dear|robot|siri'),
);
const POLITE = han(
  '老板|朋友|师傅|老师|亲友|贵公司|行长|柜员|交易员|操作员|管理员|值班员|同事|出纳|会计|服务员|小老板|掌门|站长|班长|客服|客服小姐姐|大哥|大姐|小哥|小妹|老友|朋友啊|掌柜的|掌柜|大叔|同学|先生|女士|老总|领导|财务|客服人员|客服小哥|经理|秘书|工作人员|店家|大夫|贵司|贵方|贵平台|平台|伙伴|大爷|大妈|阿姨|叔叔|小兄弟|老弟兄|客官|小二|店小二',
);
const CALLED = seq(FOND, either(TENDER, POLITE));
const ASKS = ahead(han('请|麻烦|拜托|劳驾|烦请|劳烦|有劳|恳请|敬请'));
const WELL = han(
  `好|你好|您好|早|早安|在吗|在不|在么|在不在|辛苦了|辛苦啦|辛苦|您辛苦了|你辛苦了|${TIME_OF_DAY.split('|')
    .map((time) => `${time}好`)
    .join('|')}`,
);
/** 亲, 机器人你好, 老板在吗. Whoever else is called and has no pause behind would be who pays. */
const CALLING = seq(
  either(
    seq(CALLED, PARTICLE, either(END, ASKS)),
    seq(FOND, TENDER, PARTICLE, APART),
    seq(CALLED, maybe(either(any(','), APART)), WELL, PARTICLE),
    seq(any('@'), FOND, either(TENDER, POLITE)),
    // The colon of a letter: behind another name, it would be a speaker's.
    seq(han('尊敬的|敬爱的'), either(TENDER, POLITE), any(':')),
  ),
  many(END),
);

const SORRY = seq(
  maybe(han('真|很|实在|非常|十分')),
  han('不好意思|抱歉|对不起|打扰|打搅|叨扰|冒昧|麻烦|劳驾|有劳|辛苦|烦扰|惊扰|冒昧打扰'),
  maybe(han('啊|哈|呀')),
  maybe(any(',')),
  maybe(han('打扰|打搅|叨扰|麻烦|打断|又来打扰|又打扰|又来麻烦|又要麻烦|来麻烦')),
  maybe(han('一下|下|你|您|你了|您了|你一下|您一下|了|啦|你啦|您啦|一下哈')),
);
const FAVOUR = seq(
  maybe(han('请|麻烦|拜托|想请|想麻烦|能|来|有个|有件')),
  maybe(han('你|您')),
  either(
    seq(han('帮'), maybe(han('我|忙')), han('个忙|个小忙|点忙|下忙|一个忙|一个小忙|忙')),
    han('事麻烦你|事麻烦您|事想麻烦你|事想麻烦您|小事|小忙|事儿|事|事要办|事相求|事拜托|事拜托你'),
  ),
  maybe(han('呗|啊|吧|哈|了|哦|一下')),
);
const HERE = han(
  '又是我|又是我啦|请问|请问一下|请问在吗|您好在吗|在吗在吗|在吗亲|亲在吗|麻烦看一下|看过来啊|有事找你|找你有事|有事儿|来帮忙|来帮个忙|开门|出来|出来接客|上号|起来嗨|报告|收到请办理|指令|任务来了|新任务|有新任务|今天也辛苦了|今天也要加油|今天辛苦了|今天辛苦啦|快醒醒|我需要帮忙|需要帮忙|我需要帮助|需要你帮忙|需要您帮忙|是我|我又来了|我又来啦|又来了|我来了|又见面了|又来麻烦你了|又要麻烦你了|又来打扰了|来活了|来活儿了|来活啦|有活了|来单了|来一单|来任务了|开工|开工了|开工啦|干活了|干活啦|起来干活|上班了|上班啦|营业了吗|醒醒|起床了|醒了吗|在吗|在嘛|在么|在不|在不在|在没|你在吗|您在吗|在线吗|有人吗|有人在吗|有空吗|现在有空吗|方便吗|忙吗|忙不忙|吃了吗|吃了没|吃饭了吗|睡了吗|听好了|听好|听着|听我说|听令|接旨|注意|注意了|看这里|看过来|看一下|来|来来|来来来|来吧|来了|芝麻开门|收到请回复|话说|是这样的|是这样|事情是这样的|情况是这样|这样|长话短说|废话不多说|有请|呼叫|呼叫呼叫|呼叫助手|滴滴|滴|叮咚|喂喂|喂喂喂|喂你好|喂您好|出来干活|出来干活了|冒个泡|早',
);
const URGENT = seq(
  maybe(han('有|这个|这事|这笔|事情|比较|挺|很|十分|非常|特别|十万')),
  han('急|急急急|急急|急事|火急|紧急|加急|着急|特急|救急|江湖救急|赶时间'),
  maybe(han('啊|呀|的|了|哈|事')),
);
const AH = han(
  '那|那就|那么|行|好|好吧|行吧|对了|嗯嗯|那个|呃|嗯|嗯哼|好的|诶|欸|哎|喂|呀|哟|噢|哦|啊|唔|额|咳|咳咳|好嘞|行嘞|对|嘛',
);
const OK = any('ok|okay|excuse me|sorry');
/** What is said to be polite or to be heard, at the beginning of a message. */
export const SALUTATION: Rule = once(
  either(
    seq(HELLO, PARTICLE, many(END)),
    seq(HELLO, PARTICLE, maybe(either(any(','), APART)), CALLING),
    CALLING,
    seq(either(SORRY, URGENT, HERE, FAVOUR, OK), PARTICLE, either(END, APART, ASKS), many(END)),
    seq(
      han('那|那就|那么|行|好|好吧|行吧|对了|嗯嗯|那个|呃|嗯|好的|不好意思|打扰了|打扰一下|不好意思打扰了|在吗'),
      many(END),
    ),
    seq(AH, either(END, APART), many(END)),
  ),
);
