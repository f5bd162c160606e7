import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'zh', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'zh', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };

const list = (phrases: string): readonly string[] => phrases.split('|');
/** Each class: a sentence, what stands at `_` in it, and what stands there in its twins. */
const PAYMENTS: readonly (readonly [sentence: string, plain: string, others: string])[] = [
  [
    '_请给{A}转9 dai',
    '嗨喽，|小助手晚上好呀！|老铁~|尊敬的客服：|冒昧打扰一下，|有个小事，|哎，|十万火急，|智能助手 ',
    '小郑，|奶奶，|同事们，|各位好，|老板：|晚上，|我们是银行。|敲门，|他说，',
  ],
  [
    '_给{A}转9 dai',
    '恳请您|劳您大驾帮我|速速帮我|麻烦安排一下，|pls|给我|邦我|您快帮我',
    '他让我|我哥帮我|要不要|不用再|谁来|他来|我妈帮我|别急着|下次',
  ],
  [
    '转9 dai_',
    '到下面的地址：{A}|给我堂姐，她的地址是{A}|给装修师傅（{A}）|至我另一个冷钱包{A}|给对方，收款地址为{A}|到{A}那里|给房东小郑{A}',
    '给{A}的邻居|给我堂姐，他的地址是{A}|给我的旧钱包{A}|给合约{A}|给房东和{A}|给房东，我的地址是{A}|给他{A}|给{A}或者房东',
  ],
  [
    '请把9 dai_',
    '打过去给{A}|甩给{A}就行|归集到{A}|转过去，地址是{A}|划转至指定账户{A}|给我二叔打过去，地址{A}',
    '转过给{A}了|存到aave|借给{A}|还没转给{A}|转给{A}的钱|从{A}转出',
  ],
  [
    '给{A}转9 dai_',
    '，用途：九月物业费|，空调维修费|，师傅的工钱|，上次他替我垫的油钱|，机票是小郑订的|，还他钱|，退还押金|，货已经到了|，按合同付款|，发票号：4471|，谢谢他帮忙搬家|（聚餐）|，答应他的红包|，12月房租|，水管漏了',
    '，货到|，订金一半|，月费|，这是广告|，账单20|，他说的|，钱是公司的|，要是货到了|，货到了再转|，每月房租|，测试|，也给我妈|，上周已经转了|，我爸付|，按发票金额',
  ],
  [
    '给{A}转9 dai_',
    '，多谢啦宝子~|，转好了告诉我一声|，别弄错了|，祝您生意兴隆|，在线等，急|，3q|，辛苦啦|就行|，望速办',
    '，等等|，别转了|，算了|，先等我确认|哈哈哈|，3次|，还没想好|，不急|，慢着|以上|，转好了',
  ],
  ['给{A}转_dai', '正好9|区区9个|一笔9|整整9枚', '不到9|9来个|快9|最多9|9块钱|他的9|9个多'],
];
const TRADES: readonly (readonly [sentence: string, plain: string, others: string])[] = [
  [
    '把9 dai_link',
    '卖了换成|拿去买点|换一下，换成|统一换成等值的',
    '卖给我换|再换成|换不换|换成了|能换|换成他的|先别换成',
  ],
  ['兑换9 dai_link', '，目标代币|，我要|换取|->|至', '，不要|换了|还是|，他要'],
  [
    '把9 dai换成link_',
    '，长期持有|，调一下仓位|，看好link|，dai太多了|，付gas用|，年终奖到了|，图个吉利',
    '，朋友说的|，看好uni|，每周一次|，练习|，跌了再说|，小郑的工资|，link太多了',
  ],
];

const filled = (sentence: string, phrases: string): readonly string[] =>
  list(phrases).map((phrase) => sentence.replace('_', phrase));

describe('phrases of Chinese requests that are made of parts', () => {
  for (const [of, read] of [
    [PAYMENTS, PAID],
    [TRADES, TRADED],
  ] as const)
    for (const [sentence, plain, others] of of) {
      for (const text of filled(sentence, plain)) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(read));
      for (const text of filled(sentence, others))
        it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
    }

  const NETWORKS = '，走base链|，网络选base|【base】|，从base上走|，就base吧|，余额在base上|，on base';
  for (const text of filled('给{A}转9 dai_', NETWORKS))
    it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal({ ...PAID, fromChain: '8453' }));
  for (const text of filled('给{A}转9 dai_', '，别走base|，base太贵|，走base或者polygon|，走哪条链|，网络|，base行吗'))
    it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
