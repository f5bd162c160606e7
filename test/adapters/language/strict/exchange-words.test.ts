import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

/** A swap that nothing is left to ask about. */
const offersSwap = (text: string): boolean => {
  const { act, intent, problems, missing } = understandText(text, EVAL_LEXICON);
  return act === 'request' && intent === 'swap' && problems.length === 0 && missing.length === 0;
};

describe('the words of an exchange', () => {
  for (const token of ['aave', 'uni', 'link'])
    for (const text of [
      `send 200 usdc to ${token}`,
      `pay 200 usdc to ${token}`,
      `give ${token} 200 usdc`,
      `transfer 200 usdc into ${token}`,
      `wire 200 usdc to ${token} please`,
      `transfiere 200 usdc a ${token}`,
      `paga 200 usdc a ${token}`,
      `envie 200 usdc para ${token}`,
      `verse 200 usdc à ${token}`,
      `überweise 200 usdc an ${token}`,
      `${token}'ye 200 usdc öde`,
      `${token}'a 200 usdc gönder`,
      `给 ${token} 转 200 usdc`,
    ])
      it(`are not among those of "${text}", so it is asked about`, () => {
        expect(offersSwap(text)).to.equal(false);
      });

  for (const text of ['put 200 usdc into aave', 'invest 200 usdc in compound', 'put 200 usdc into uniswap'])
    it(`leave it open whether "${text}" is a deposit`, () => {
      expect(offersSwap(text)).to.equal(false);
    });

  for (const text of [
    'swap 200 usdc to aave',
    'buy 200 usdc worth of uni',
    'convert 200 usdc into link',
    'put 200 usdc into link',
  ])
    it(`are among those of "${text}"`, () => {
      expect(offersSwap(text)).to.equal(true);
    });
});
