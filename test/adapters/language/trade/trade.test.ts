import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

/** The trade that is offered: "5 UNI > USDC" gives 5 UNI, "UNI > 5 USDC" receives 5 USDC. */
function offered(text: string): string | undefined {
  const { act, intent, slots, problems, missing } = understandText(text, EVAL_LEXICON);
  if (act !== 'request' || intent !== 'swap' || problems.length > 0 || missing.length > 0) return undefined;
  const amount = slots.amount ?? slots.relativeAmount?.kind;
  const [given, received] = [slots.fromToken, slots.toToken];
  return slots.amountSide === 'to' ? `${given} > ${amount} ${received}` : `${amount} ${given} > ${received}`;
}

const OFFERED: readonly (readonly [text: string, trade: string])[] = [
  ['cash me out of arb. all of it, into usdc', 'max ARB > USDC'],
  ['take 33 usdc outta my wallet and turn em into dai', '33 USDC > DAI'],
  ['i want to give you 70 link and you give me weth', '70 LINK > WETH'],
  ['acquire 2 aave - payment token: usdt', 'USDT > 2 AAVE'],
  ['top up my dai by exactly 75, source is usdc', 'USDC > 75 DAI'],
  ['i need 899 usdc, you can sell my weth for that', 'WETH > 899 USDC'],
  ['i got 300 usdt can u make that dai', '300 USDT > DAI'],
  ['i was paid 1,100 dai. could you put all 1,100 into eth', '1100 DAI > ETH'],
  ['i have 31 uni which i wish to close out into dai', '31 UNI > DAI'],
  ["i've 12.5 weth i'd like in unwrapped form", '12.5 WETH > ETH'],
  ['Swap please. From: USDT. To: ETH. Amount: 815.', '815 USDT > ETH'],
  ['our payroll runs on arbitrum, so relocate 9,300 usdc there from mainnet', '9300 USDC > USDC'],
];

const ASKED: readonly (readonly [why: string, texts: readonly string[]])[] = [
  ['may be a report', ['58 link becomes usdc', '90 dai swapped into usdc', 'sale of 5 uni for usdc']],
  ['may count either token', ['i have 300 usdt and want 20 dai', 'buy 80 worth of aave with dai']],
  ['bounds the slippage', ['sell uni for usdc, slippage 1% max', 'i want out of uni and into usdc, 5%']],
  ['may go either way', ['66 aave out, weth in', '1.05 eth in, usdt out', 'link for 90 usdt please']],
  ['may name a network', ['get 20 usdc out of arb', 'get 20 usdc from eth', '5 usdc from arb please']],
  ['may be a deposit', ['exit 70 dai into uni', 'top up aave with 75 usdc', 'i have 300 usdt, put it into lido']],
  ['asks for two trades', ['sell 5 uni for usdc, then sell 5 uni for usdc', '5 usdc to eth please, then wrap it']],
  ['may be for somebody else', ['he is on base, send 5 usdc there from arbitrum']],
  ['depends on something', ['cash me out of arb, all of it, into usdc when it hits 2 dollars']],
  ['holds a word that nobody knows', ['take 33 usdc outta my wallet and blorp em into arb']],
];

describe('a trade by the place of its values', () => {
  for (const [text, trade] of OFFERED)
    it(`is offered for "${text}"`, () => {
      expect(offered(text)).to.equal(trade);
    });

  for (const [why, texts] of ASKED)
    for (const text of texts)
      it(`is not offered where "${text}" ${why}`, () => {
        expect(offered(text)).to.equal(undefined);
      });
});
