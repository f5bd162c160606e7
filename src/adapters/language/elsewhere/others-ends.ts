import { fold } from '../words/fold.ts';

const PEOPLE =
  '(?:妹|姐|哥|弟|妈|爸|老婆|老公|媳妇|妻子|丈夫|女友|男友|女朋友|男朋友|朋友|同事|邻居|老板|房东|室友|同学|客户|叔|阿姨|姑|舅|爷爷|奶奶|儿子|女儿|孩子|老师|经理|司机|医生|公司|银行|学校|他|她|人家|对方|别人)';
const OVER =
  '(?:不[转换发买卖打付汇弄搞做办干玩要]了|黄了|作废|取消|撤了|撤销|撤单|停了|没戏|泡汤|吹了|结束|关了|放弃|反悔|后悔|变卦|改主意|算了)';
/** "邻居的交易黄了", "我妹妹不换了", "他的单子被取消了": somebody else's matter is over. */
const OF_OTHERS = new RegExp(
  `${PEOPLE}们?(?:的\\p{Script=Han}{1,6}?)?(?:今天|昨天|刚|已经|都|也|又|突然|后来|最后|终于|被|给|把|说|决定)*${OVER}`,
  'u',
);
/** "会议取消了", "比赛黄了": what is over is named before, and does not belong to the request. */
const EVENTS = new RegExp(
  `(?:会议|比赛|婚礼|演唱会|航班|聚会|活动|项目|课|旅行|约会|演出|生意|合作|谈判|预约|晚饭|闹钟)(?:已经|都|也|又|被|给|全)*${OVER}`,
  'u',
);

const REQUEST =
  'auftrag|uberweisung|transfer|zahlung|tausch|swap|transaktion|anfrage|bestellung|order|vorgang|wechsel|umtausch|handel|ganze|sache|ding|angebot|alles|bitte|mal|wieder|lieber|doch|gleich|sofort|jetzt|einfach|wirklich|ab|ich|danke|sorry|hab|war|weil|da|denn|und|mein|meinen|meine|letzte|letzten';
/** "storniere das Hotel": what is to end is named, and is not the request. */
const NAMED_IN_GERMAN = new RegExp(
  `(?:^| )(?:storniere?|losche?|streiche?|verwirf|stoppe?|brich|kundige?) (?:das|den|die|mein|meine|meinen|sein|seine|seinen|ihr|ihre|ihren|unser|unsere|unseren) (?!(?:${REQUEST})(?: |$))\\p{L}{2,}(?: ab)?(?: bitte)?$`,
  'u',
);
const REQUEST_IN_TURKISH =
  '(?:islem|siparis|gonderi|gonderim|transfer|odeme|talep|taleb|emir|emr|takas|istek|isteg|havale|swap|hepsi|bu|o|su|sun|bun|on|tum|tumu|hemen|lutfen|tamam)';
/** "randevumu iptal et": likewise. */
const NAMED_IN_TURKISH = new RegExp(
  `^(?!${REQUEST_IN_TURKISH}\\p{L}{0,5} )\\p{L}{3,}(?:[mnysl][iu]|[iu]) iptal (?:et|edin|edelim|ettim|edildi|oldu)(?: lutfen)?$`,
  'u',
);

/** Whether a text says that something else than the open request is over, or shall be. */
export function endsElsewhere(text: string): boolean {
  const said = fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [OF_OTHERS, EVENTS, NAMED_IN_GERMAN, NAMED_IN_TURKISH].some((ends) => ends.test(said));
}
