import { expect } from 'chai';
import { tradeIn } from './read-trade.ts';

const VERBS = [
  'insta-convert',
  'spot exchange',
  'swpa',
  'exhcange',
  'trade off',
  'switch back',
  'roll over',
  'grab from my account and swap',
  'exchange or convert',
  'put in a market order to convert',
  'carry through a speedy exchange of',
  'kick off a plain conversion of',
  'trade out of',
];
const AMOUNTS = [
  'a sum of 70 dai',
  'notional 70 dai',
  '70 (seventy) dai',
  '70 pieces of dai',
  '70 of the dai',
  'dai 70 flat',
  '70 dai of mine',
  'this 70 dai',
];
const TARGETS = [
  'to lovely link',
  'straight into link',
  'in return for link',
  'for the equivalent in link',
  'to our favourite coin, link',
  'so that we get link',
  'target token: link',
  'to chainlink (link)',
  'for a pile of that link',
  'to as much link as possible',
];
const REASONS = [
  'to renew an ens name',
  'so we can restake',
  'for my old age',
  'for network fees',
  'portfolio rebalancing',
  'tidying up my wallets',
  'just taking profits',
  'i need it for the validator',
  'our guild needs it',
  'they only take this',
  'the charts look good today',
  'hodling',
  'i slept on it',
  'my spare cash is lying around',
  'too many stablecoins in here',
  'the peso keeps falling',
  'my sister idea',
  'excuse my typing',
  'approved by our board',
  'compliance has signed off',
  'per the treasury mandate',
  'so my portfolio is balanced',
  'inflation worries me',
  'our supplier wants link',
  'i got paid in dai',
  'purpose: risk reduction',
  'trade ref: TR-4411',
];
const NOT_SAID = [
  'swap over 70 dai to link',
  'swap around 70 dai to link',
  'covert 70 dai to link',
  'do a limit swap of 70 dai to link',
  'do a test swap of 70 dai to link',
  'get a quote for a swap of 70 dai to link',
  'roll 70 dai to arbitrum',
  'roll 70 dai to aave',
  'swap the first 70 dai to link',
  'swap at least 70 dai to link',
  'swap 70 (71) dai to link',
  'swap 70 in eth to link',
  'swap 70 of my 100 dai to link',
  'swap all the dai i got today to link',
  'swap 70 dai to staked link',
  'swap 70 dai for the same amount of link',
  'swap 70 dai across to arb',
  'swap 70 dai to my arb',
  'swap 70 dai target: polygon',
];
const NO_REASONS = [
  'if the price is low',
  'when the chart looks good',
  'should the dip come',
  'the price is above 20',
  'the board has not approved it',
  'compliance will sign off',
  'not approved by the board',
  'the board approved 90',
  'a change of heart',
  'change of plans',
  'the trade is done',
  'i no longer need it',
  'no need for it anymore',
  'i need it tomorrow',
  'stacking every week',
  'i am holding',
  'just playing',
  'just curious',
  'to avoid the trade',
  'it is useless',
  'for my landlord',
  'for my daughter',
  'rent for my landlord',
  'to fund my cold wallet',
  'for my other wallet',
  'out of my savings',
  'kids',
  'family',
  'treasury',
  'the support agent told me',
  'my bank asked for it',
  'and stake it',
  'and mint an nft',
  'then bridge it',
  'our supplier wants uni',
  'so i have some uni',
  'i got paid in usdt',
  'note: 90',
  'memo: cancelled',
];

describe('the parts of trades in English', () => {
  const plain = tradeIn('swap 70 dai to link');

  for (const text of [
    ...VERBS.map((verb) => `${verb} 70 dai to link`),
    ...AMOUNTS.map((amount) => `swap ${amount} to link`),
    ...TARGETS.map((target) => `swap 70 dai ${target}`),
    ...REASONS.map((reason) => `swap 70 dai to link, ${reason}`),
  ])
    it(`say the same in "${text}"`, () => {
      expect(plain).to.not.equal(undefined);
      expect(tradeIn(text)).to.deep.equal(plain);
    });

  for (const text of [...NOT_SAID, ...NO_REASONS.map((reason) => `swap 70 dai to link, ${reason}`)])
    it(`are not all plain in "${text}"`, () => {
      expect(tradeIn(text)).to.equal(undefined);
    });

  it('hold no reason about stablecoins where another token goes out', () => {
    expect(tradeIn('swap 7 uni to link, too many stablecoins in here')).to.equal(undefined);
  });
});
