import { expect } from 'chai';
import { A, asked } from './asked.ts';

const PAID = { language: 'zh', intent: 'transfer', token: 'DAI', recipient: A, amount: '9' };
const TRADED = { language: 'zh', intent: 'swap', fromToken: 'DAI', toToken: 'LINK', amount: '9' };
const MOVED = { language: 'zh', intent: 'swap', fromToken: 'DAI', toToken: 'DAI', amount: '9' };

const PAYMENTS = [
  '给{A}转9个dai',
  '您好，麻烦您把9 dai转给{A}，谢谢！',
  '帮我转九个dai到{A}',
  '請幫我轉9 dai給{A}',
  '能帮我给{A}转9 dai吗',
  '我想向{A}支付9 dai，昨天的打车费',
  '师傅在等着，付9 dai给{A}',
  '给我妹妹转9 dai，她的地址是{A}',
  '快给{A}转9 dai',
];
const OTHERS: readonly (readonly [text: string, read: Readonly<Record<string, unknown>>])[] = [
  ['把9 dai换成link', TRADED],
  ['用9 dai买link', TRADED],
  ['卖掉9个dai换link', TRADED],
  ['买9 dai的link', TRADED],
  ['用dai买9个link', { ...TRADED, amount: '9@to' }],
  ['在polygon上把9 dai换成link，滑点最多1%', { ...TRADED, fromChain: '137', slippageBps: '100' }],
  ['把9 dai从base跨链到以太坊', { ...MOVED, fromChain: '8453', toChain: '1' }],
  ['包装9个eth成weth', { ...MOVED, fromToken: 'ETH', toToken: 'WETH' }],
  ['把我一半的dai转给{A}', { ...PAID, amount: '1/2' }],
  ['dai全部转给{A}', { ...PAID, amount: 'max' }],
  ['转半个以太币给{A}', { ...PAID, token: 'ETH', amount: '0.5' }],
  ['给{A}转一百二十dai', { ...PAID, amount: '120' }],
  ['给{A}转1.5万dai', { ...PAID, amount: '15000' }],
  ['给{A}转50美元的eth', { ...PAID, token: 'ETH', amount: '$50' }],
];
const NOT_PLAIN = [
  '别给{A}转9 dai',
  '给{A}转了9 dai',
  '给{A}转9 dai吗',
  '我朋友给{A}转9 dai',
  '老板给{A}转9 dai',
  '老板:给{A}转9 dai',
  '又给{A}转9 dai',
  '明天给{A}转9 dai',
  '给{A}转快9 dai',
  '帮我把快9 dai换成link',
  '给{A}转一百多dai',
  '给{A}转9 dai和3 link',
  '用我妈的9 dai买link',
  '为{A}支付9 dai',
  '卖我9 dai换link',
  '给我卖9 dai换link',
  '把9 dai换成3 link',
  '把9 eth包成dai',
  '从base转9 dai到base',
  '给{A}转一个半dai',
];

describe('plain first messages in Chinese', () => {
  for (const text of PAYMENTS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(PAID));
  for (const [text, read] of OTHERS) it(`reads "${text}"`, () => expect(asked(text)).to.deep.equal(read));
  for (const text of NOT_PLAIN) it(`does not read "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
