import { expect } from 'chai';
import { step } from '../../../chat-eval/sets/dialogue.ts';
import { ADDRESSES } from './dialogue-table.ts';

const written = (text: string): string => text.replace(/\{([AB])\}/g, (_, letter: 'A' | 'B') => ADDRESSES[letter]);
const read = (text: string) => step(written(text));

describe('a second payment with a bare amount', () => {
  for (const [said, amount, token] of [
    ['send 5 usdc to {A} and then 2 to {B}', '2', 'USDC'],
    ['pay 40 dai to {A}, then 15 to {B}', '15', 'DAI'],
    ['transfer 0.5 eth to {A} on base, after that 0.1 to {B}', '0.1', 'ETH'],
    ['first send 30 usdt to {A}, and afterwards 12 to {B}', '12', 'USDT'],
  ] as const)
    it(`counts the token of the payment before: “${said}”`, () => {
      const { understood, offers } = read(said);
      const second = understood.steps?.[1];
      expect(understood.steps).to.have.length(2);
      expect(second?.intent).to.equal('transfer');
      expect(second?.slots).to.include({ amount, token, recipient: ADDRESSES.B });
      expect(offers).to.equal(false);
    });

  it('stays on the network of the payment before', () => {
    const networks = (text: string) => read(text).understood.steps?.map(({ slots }) => slots.fromChain);
    expect(networks('pay 40 dai to {A} on base, then 15 to {B}')).to.deep.equal([8453, 8453]);
  });

  it('keeps a token of its own', () => {
    const { understood } = read('send 5 usdc on base to {A}, then 2 dai to {B}');
    expect(understood.steps?.map(({ slots }) => slots.token)).to.deep.equal(['USDC', 'DAI']);
  });
});

describe('a bare amount behind a request that is not a payment', () => {
  for (const said of [
    'swap 1 eth for usdc on base and then 2 to {B}',
    'swap 1 eth for usdc on base and then send 2 to {B}',
    'trade 300 dai for usdt on polygon, after that 50 to {B}',
    'bridge 100 usdc from base to arbitrum and then 20 to {B}',
    'wrap 1 eth on optimism and then 0.5 to {B}',
  ])
    it(`takes no token, and nothing is offered: “${said}”`, () => {
      const { understood, offers } = read(said);
      expect(understood.steps).to.equal(undefined);
      expect(offers).to.equal(false);
    });
});
