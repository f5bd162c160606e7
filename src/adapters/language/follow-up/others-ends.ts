import type { Lexeme } from '../lexer/lexeme.ts';

const PEOPLE =
  '(?:妹|姐|哥|弟|妈|爸|老婆|老公|媳妇|妻子|丈夫|女友|男友|女朋友|男朋友|朋友|同事|邻居|老板|房东|室友|同学|客户|表哥|表姐|叔|阿姨|姑|舅|爷爷|奶奶|儿子|女儿|孩子|老师|经理|司机|医生|公司|银行|学校|他|她|人家|对方|别人)';
const OVER =
  '(?:不[转换发买卖打付汇弄搞做办干玩要]了|黄了|作废|取消|撤了|撤销|撤单|停了|没戏|泡汤|吹了|结束|关了|放弃|反悔|后悔|变卦|改主意)';
/** Chinese: "邻居的交易黄了", "我妹妹不换了", "他的单子被取消了". Somebody else's matter is over. */
const OF_OTHERS = new RegExp(
  `${PEOPLE}们?(?:的[\\p{Script=Han}]{1,6}?)?(?:今天|昨天|刚刚|刚|已经|都|也|又|突然|后来|最后|终于|被|给|把|说|决定)*${OVER}`,
  'u',
);
/** "会议取消了", "比赛黄了": what is over is named before, and is none of the request. */
const EVENTS = new RegExp(
  `(?:会议|比赛|婚礼|演唱会|航班|聚会|活动|项目|课|旅行|约会|演出|生意|合作|谈判)(?:已经|都|也|又|被|给|全)*${OVER}`,
  'u',
);

/** Whether a text says that something else than the open request is over. */
export function endsElsewhere(written: readonly Lexeme[]): boolean {
  const text = written.map((lexeme) => lexeme.written).join('');
  return OF_OTHERS.test(text) || EVENTS.test(text);
}
