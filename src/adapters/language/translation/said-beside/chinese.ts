import { isApart, type Run } from '../../beside/runs.ts';
import { TOLD } from '../told/vocabulary.ts';
import type { Text } from './text.ts';

const PERSON =
  '(?:我|他|她|你)?(?:的)?(?:爸爸?|妈妈?|老爸|老妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥?|姐姐?|弟弟?|妹妹?|儿子|女儿|孩子|老公|老婆|丈夫|妻子|太太|男友|女友|男朋友|女朋友|朋友|同学|同事|室友|邻居|房东|租客|老板|叔叔|阿姨|舅舅|姑姑|表[哥姐弟妹]|堂[哥姐弟妹]|孙子|孙女|客户|老师|家人|[小老阿][\\p{Script=Han}])';
/** What something is without being paid for: played, quoted, tried; a part or what comes again; what an address is. */
const UNFIT = [
  '电影|电影院|话剧|戏|戏剧|歌剧|小说|书|课本|作业本|歌|歌曲|歌词|诗|梦|故事|童话|剧本|台词|角色|游戏|玩具|马戏|博物馆|动物园|游乐园|拼图|象棋|考试|课|课程|音乐会|合唱团|乐队|鹦鹉|愚人节|玩笑|演戏|彩排|照片|相册|翻译',
  '草稿|草案|测试|试验|演习|练习|例子|示例|样本|模拟|作业|骗局|敲诈|钱|公款|班费|会费|团费|经费|基金',
  '一半|半|另一半|[一二三四五六七八九十两]分之[一二三四五六七八九十两]|(?:一|大|小)?部分|零头|余款|余额|剩下|双倍|两倍|首付|首付款|定金|订金|押金|预付款|预付|分期|月供|第[一二三四五六七八九十两几]?(?:笔|期|次|部分|个)',
  '月费|年费|周费|日费|订阅|月租|周薪|日薪|月结|定期|固定|惯例|例行|会员',
  '合约|合同|代币|代币合约|智能合约|币|发送方|付款方|来源|交易所|旧|旧地址|旧账户|旧账号|旧钱包|老地址|以前|原来|之前',
].join('|');
const UNFIT_WORD = new RegExp(
  `^(?:我|他|她|你|我们|一|个|本|部|首|场|只|是|的|这|那)*(?:${UNFIT})(?:的|了|吧|啊)*$`,
  'u',
);
const UNFIT_NOUN = new RegExp(`^(?:${UNFIT})$`, 'u');
const IS = /^(?:这|那|它|他|她|这个|那个|这些|那些|这笔|钱|都|就|只|也|其实)*(?:是|算|属于)(.+)$/u;
const PRESSING = /^(?:很|非常|十分|挺|比较)?(?:急|紧急|急用|重要|要紧|着急|急事)(?:的)?(?:吧|啊|呢)?$/u;
const SOMEBODY = new RegExp(`^(?:${PERSON})$`, 'u');
const OWNERS = new RegExp(`^(?:是|归)?(?:${PERSON}|公司|别人|大家|客户|学校)的(?:钱)?$`, 'u');
const FOR = /^(?:为了?|用于|用来|用作|付|交|给|买|还)/u;
const COURTEOUS = /^(?:谢谢|多谢|感谢|麻烦|辛苦|拜托|请|你好|您好)/u;

/** What people usually pay for, at the end of the phrase. */
function isPurpose(phrase: string): boolean {
  const things = TOLD.zh?.things;
  if (things === undefined || UNFIT_WORD.test(phrase)) return false;
  for (let at = 0; at < phrase.length; at += 1) {
    const tail = phrase.slice(at);
    if (UNFIT_NOUN.test(tail)) return false;
    if (things.has(tail) || FURTHER.test(tail)) return true;
  }
  return false;
}
const FURTHER =
  /^(?:工资|薪水|学费|生活费|礼金|份子钱?|红包|货款|尾款|运费|手续费|设计费|律师费|医药费|饭钱|房钱|欠款|债|报酬|小费|奖金|费用?|[\p{Script=Han}]{1,3}[费款])$/u;

const isFit = (phrase: string): boolean => {
  const bare = phrase.replace(/(?:的|了|吧|啊|呢|哦|呀|嘛)+$/u, '');
  const isWhose = /的$/u.test(phrase) && SOMEBODY.test(bare);
  return (
    !isWhose &&
    (isPurpose(bare) || PRESSING.test(bare) || SOMEBODY.test(bare) || FOR.test(bare) || COURTEOUS.test(bare))
  );
};

function isUnaccounted(run: Run): boolean {
  const said = run.words.join('');
  if (!isApart(run) || run.closes === '=') return false;
  // "备注：" labels what follows.
  if (/^[:：]$/.test(run.closes ?? '')) return run.opens === undefined && UNFIT_WORD.test(said);
  if (/^(?:aa|AA)制?$/.test(said)) return true;
  const what = IS.exec(said)?.[1];
  if (what !== undefined) return !isFit(what);
  if (OWNERS.test(said)) return true;
  const isBracketed = /^[(（]$/.test(run.opens ?? '') || /^[)）]$/.test(run.closes ?? '');
  return isBracketed ? !isFit(said) : UNFIT_WORD.test(said);
}

const TEXTS: readonly RegExp[] = [
  // with somebody, or somebody else, too
  new RegExp(`(?:^|[^\\p{L}]|给|把)(?:和|跟|与|同|陪)${PERSON}(?:一起|一块|一同|合|把| |$)`, 'u'),
  new RegExp(`(?:还有|再加上?|外加|加上|以及|另外|和)${PERSON}(?= |$)`, 'u'),
  new RegExp(`${PERSON}(?:也|都|同样)(?:是|要|一样|同样|算)?(?= |$)`, 'u'),
  // split
  /平摊|均摊|分摊|各付各的|各自付|凑份子(?=付)|对半|(?<![\p{L}])aa制?(?![\p{L}])/iu,
  // the role of the account
  /(?:合约|代币|智能合约|旧地址|旧账户|旧钱包) ?§a|[,，(（。.] ?(?:[^§]{0,12}(?:旧|以前|原来|之前|前一个|原先)[^§]{0,12}|我的?)(?:是|:|：) ?§a|来自 ?§a|§a ?(?:留|上|敬上)(?: |$)/u,
  // whose means
  /(?:用|从|拿)(?:班费|公款|会费|团费|基金|众筹|集体|大家)/u,
  new RegExp(`(?:用|从|拿|刷)${PERSON}的|(?:替|代|代替|帮)${PERSON}(?= |$)`, 'u'),
  new RegExp(`(?:作为|当作|算作|当)(?:${UNFIT})(?= |$)`, 'u'),
];
/** "卖给小明", "换成你的 USDC" */
const TRADES: readonly RegExp[] = [
  new RegExp(`(?:卖给|换给|给|跟|和|找|向) ?${PERSON}`, 'u'),
  new RegExp(`(?:你|您|他|她|${PERSON})们?的 ?§[tn]`, 'u'),
];

export const isChineseAgainst = ({ runs, all, words }: Text): boolean =>
  runs.some(isUnaccounted) ||
  TEXTS.some((pattern) => pattern.test(all)) ||
  (!words.includes('§a') && TRADES.some((pattern) => pattern.test(all)));
