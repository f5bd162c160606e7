import { expect } from 'chai';
import { abbreviation, oneMistakeAway } from '../../../src/domain/operator/user-entry.ts';

const WALLET = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';

describe('the nearest wallets', () => {
  for (const [mistake, typed] of [
    ['none', WALLET],
    ['the letter case', WALLET.toUpperCase().replace('0X', '0x')],
    ['no prefix', WALLET.slice(2)],
    ['spaces around it', `  ${WALLET} `],
    ['a wrong digit', WALLET.replace('eb2c', 'eb2d')],
    ['a character that is no digit', WALLET.replace('eb2c', 'ebOc')],
    ['a missing digit', WALLET.replace('eb2c', 'ebc')],
    ['a missing last digit', WALLET.slice(0, -1)],
    ['a digit too many', WALLET.replace('eb2c', 'eb22c')],
    ['a digit too many at the end', `${WALLET}0`],
    ['two neighbours swapped', WALLET.replace('eb2c', 'e2bc')],
  ])
    it(`contain the one that was meant after this mistake: ${mistake}`, () =>
      expect(oneMistakeAway(typed ?? '')).to.include(WALLET));

  for (const [mistake, typed] of [
    ['two wrong digits', WALLET.replace('eb2c', 'ec2d')],
    ['two missing digits', WALLET.slice(0, -2)],
    ['digits swapped over a distance', WALLET.replace('f79b', 'b79f')],
  ])
    it(`do not contain it after ${mistake}`, () => expect(oneMistakeAway(typed ?? '')).to.not.include(WALLET));

  it('are addresses, each once, and few enough for one query', () => {
    for (const typed of [WALLET, WALLET.slice(0, -1), `${WALLET}0`]) {
      const candidates = oneMistakeAway(typed);
      expect(new Set(candidates).size).to.equal(candidates.length);
      expect(candidates.length).to.be.within(1, 1 + 40 * 16 + 39);
      for (const candidate of candidates) expect(candidate).to.match(/^0x[0-9a-f]{40}$/);
    }
  });

  it('do not exist for a text of another kind', () => {
    for (const typed of ['', '0x', 'alice@example.org', WALLET.slice(0, 20), `${WALLET}00`, 'z'.repeat(40)])
      expect(oneMistakeAway(typed), typed).to.deep.equal([]);
  });
});

describe('an abbreviation of a wallet', () => {
  for (const typed of ['0x90F7…b906', '0x90f7...b906', '0x90f7..B906', ' 0x90f7…b906 '])
    it(`is read from "${typed}"`, () => expect(abbreviation(typed)).to.deep.equal({ start: '0x90f7', end: 'b906' }));

  for (const typed of [WALLET, '0x90f7', '0x90f…b906', '0x90f7…', '90f7…b906', '0x90f7....b906', '0x%%%%…b906'])
    it(`is not read from "${typed}"`, () => expect(abbreviation(typed)).to.equal(undefined));
});
