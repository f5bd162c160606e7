import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'zh', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'zh', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };

const PAYMENTS = [
  '我欠小梁9 dai，帮我转到{A}',
  '欠阿杰9 dai，转给他，地址{A}',
  '还老孟9 dai，她的地址是{A}',
  '{A} 往这个钱包打9个dai',
  '{A} 这个地址转9 dai过去',
  '9 dai，请付到{A}',
  '拿出9 dai，汇给{A}',
  '奶茶钱 9 dai 转 {A}',
  '把上个月的工资9 dai转到{A}',
  '把9 dai给{A}打过去',
  '电工催修理费了，转9 dai到{A}',
  '孩子学费还没交，往{A}打9 dai',
  '月底了，转9 dai到{A}，五月份的工资',
  '小曹帮我垫了饭钱，转9 dai给他，地址{A}',
  '打牌输给老谭了，转9 dai给他，地址{A}',
  '转账给{A}，金额9 dai',
];
const TRADES = [
  'link跌了不少，用9 dai买link',
  '最近行情不好，把9 dai换成link',
  '手续费太高，把9 dai换成link',
  '搞点link玩玩，用9 dai换',
  'base上没gas了，把9 dai换成link',
];
const NOT_PLAIN = [
  '小梁欠我9 dai，帮我转到{A}',
  '他欠小梁9 dai，帮我转到{A}',
  '我可能欠小梁9 dai，帮我转到{A}',
  '小梁说我欠他9 dai，帮我转到{A}',
  '我欠小梁9 dai，转到{A}了',
  '我欠小梁9 dai，明天转到{A}',
  '我欠小梁9 dai，转3 dai到{A}',
  '欠小梁9 dai，转给小曹，地址{A}',
  '还小梁9 dai了，她的地址是{A}',
  '小梁还我9 dai，我的地址是{A}',
  '{A} 从这个地址转9个dai',
  '{A} 小梁往这个地址转9个dai',
  '{A} 往这个地址转了9个dai',
  '9 dai，已经转到{A}',
  '9 dai，小梁转到{A}',
  '9 dai，转到{A}？',
  '小梁拿出9 dai，转给{A}',
  '奶茶钱 9 dai 转了 {A}',
  '等link跌了，用9 dai买link',
  'link跌了再用9 dai买link',
  'link跌到3，用9 dai买link',
  'link跌了吗，用9 dai买link',
  '搞点link，用小梁的9 dai换',
  '搞点link，用9 dai换uni',
  '小梁的工资，把9 dai换成link',
  '这是我妈的生活费，把9 dai换成link',
  '给{A}转9 dai，定金',
  '给{A}转9 dai的利息',
];

describe('reasons, debts and orders of parts in Chinese', () => {
  for (const text of PAYMENTS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(PAID));
  for (const text of TRADES) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(TRADED));
  for (const text of NOT_PLAIN) it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
