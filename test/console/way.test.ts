import { expect } from 'chai';
import { hasBought, nextStep, type WayFacts } from '../../console/src/values/way.ts';

const MET = ['kyc', 'terms'].map((rule) => ({ rule, outcome: 'pass', message: null }) as const);

describe('the way to the first purchase', () => {
  const facts = (recorded: Parameters<typeof hasBought>[0]): WayFacts => ({
    isSignedIn: true,
    rules: MET,
    hasBought: hasBought(recorded),
  });

  it('ends with tokens, with an NFT, and with both', () => {
    expect(nextStep(facts({ purchases: [{}], nfts: [] }))).to.equal(undefined);
    expect(nextStep(facts({ purchases: [], nfts: [{}] }))).to.equal(undefined);
    expect(nextStep(facts({ purchases: [{}], nfts: [{}] }))).to.equal(undefined);
  });

  it('leads to the purchase of somebody who bought neither', () =>
    expect(nextStep(facts({ purchases: [], nfts: [] }))).to.equal('buy'));
});
