import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

/** What is given and what is received; undefined where nothing is offered. */
function tradeIn(text: string): string | undefined {
  const understood = understandText(text, EVAL_LEXICON);
  const { fromToken, toToken, amount, amountSide } = understood.slots;
  if (actionOf(understood) === undefined) return undefined;
  const count = (side: 'to' | undefined) => (amountSide === side ? `${amount} ` : '');
  return `${count(undefined)}${fromToken} > ${count('to')}${toToken}`;
}

describe('the direction of a trade', () => {
  for (const [text, trade] of [
    ['for dai, would you please sell 3 uni', '3 UNI > DAI'],
    ['in exchange for 70 dai sell uni', 'UNI > 70 DAI'],
    ['against usdt sell 2 weth', '2 WETH > USDT'],
    ['for link swap 40 usdt', '40 USDT > LINK'],
    ['for 40 usdt buy link', '40 USDT > LINK'],
    ['für 70 dai verkaufe uni', 'UNI > 70 DAI'],
    ['für 70 dai kaufe uni', '70 DAI > UNI'],
    ['contre 70 dai vends uni', 'UNI > 70 DAI'],
    ['70 dai için uni sat', 'UNI > 70 DAI'],
    ['用 usdt 换 3 link', 'USDT > 3 LINK'],
    ['拿 dai 兑换 2 weth', 'DAI > 2 WETH'],
    ['用 3 link 换 usdt', '3 LINK > USDT'],
    ['把 3 link 换成 usdt', '3 LINK > USDT'],
  ] as const)
    it(`${text}: ${trade}`, () => expect(tradeIn(text)).to.equal(trade));

  for (const text of ["3 link'i usdt'den çevir", 'swap with usdt 3 link', '3 link 用 usdt'])
    it(`is asked about where it may be either: ${text}`, () => expect(tradeIn(text)).to.equal(undefined));
});
