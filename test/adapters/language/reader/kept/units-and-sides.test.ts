import { expect } from 'chai';
import { type Step, step, wordsOf } from '../../../../chat-eval/sets/dialogue.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';

const told = (...messages: string[]): Step => {
  const [first = '', ...rest] = messages;
  return rest.reduce((last, text) => step(text, last.memory), step(first));
};
const openAfter = (...messages: string[]) => wordsOf(told(...messages).open);
const askedAfter = (...messages: string[]) => wordsOf(told(...messages).memory.asked);

describe('a bare number to a request that counts money or a share', () => {
  const inDollars = `send $20 of eth to ${A}`;
  for (const said of ['make it 30', 'no, 30', '30 instead', 'sorry 30', 'the amount is 30', '30', 'raise it to 30'])
    it(`asks about dollars: ${said}`, () => {
      expect(openAfter(inDollars, said)).to.include({ amount: '$20' });
      expect(askedAfter(inDollars, said)).to.deep.equal({ ...openAfter(inDollars), amount: '$30' });
    });

  it('asks about hundredths', () => {
    const opening = `send 50% of my eth to ${A}`;
    expect(openAfter(opening, 'make it 30')).to.include({ amount: '50%' });
    expect(askedAfter(opening, 'make it 30')).to.include({ amount: '30%' });
    expect(openAfter(opening, 'make it 300')).to.not.include({ amount: '300' });
  });

  it('counts the token that is named', () =>
    expect(openAfter(inDollars, 'make it 30 eth')).to.include({ amount: '30' }));

  it('names a sum of money in the question as a person would', () => {
    const { understood } = told(inDollars, '$30');
    const [problem] = understood.problems;
    expect(problem?.said).to.equal('30 USD');
  });

  it('names a network in the question as a person would', () => {
    const { understood } = told(`send 20 usdc on base to ${A}`, 'arbitrum');
    expect(understood.problems[0]?.said).to.equal('Arbitrum');
  });
});

describe('an amount that is answered in parts of the balance', () => {
  for (const [said, share] of [
    ['1/2 of the balance', '1/2'],
    ['1/4 of my balance', '1/4'],
    ['1/3 of the whole balance', undefined],
    ['3/4 of my wallet', undefined],
    ['1/2 of everything', undefined],
    ['1/2 of what I have', '1/2'],
    ['half of the balance', '1/2'],
  ] as const)
    it(`does not count tokens: ${said}`, () => expect(openAfter(`send eth to ${A}`, said).amount).to.equal(share));
});

describe('a purchase that grows message by message', () => {
  for (const messages of [
    ['buy usdc', '50', 'eth'],
    ['buy usdc', '50', 'pay with eth'],
    ['i want to buy usdc', '50', 'eth'],
  ])
    it(`counts what is bought: ${messages.join(' / ')}`, () =>
      expect(openAfter(...messages)).to.deep.equal({ amount: '50@to', fromToken: 'ETH', toToken: 'USDC' }));

  for (const said of ['I need 50 usdc', 'i want 50 usdc', 'I should get 50 usdc'])
    it(`counts what is needed: ${said}`, () =>
      expect(openAfter('swap 1 eth', said)).to.deep.equal({ amount: '50@to', fromToken: 'ETH', toToken: 'USDC' }));
});

describe('a token that a change of a trade only names', () => {
  const purchase = 'buy 50 usdc with eth';
  for (const said of ['use dai', 'use dai instead', 'pay with dai'])
    it(`pays for what is bought: ${said}`, () =>
      expect(openAfter(purchase, said)).to.deep.equal({ ...openAfter(purchase), fromToken: 'DAI' }));

  for (const [opening, said] of [
    [purchase, 'take dai'],
    [purchase, 'go with dai'],
    ['swap 1 eth for usdc', 'use dai'],
    ['swap 1 eth for usdc', 'take dai instead'],
    ['swap 1 eth for usdc', 'go with dai'],
  ] as const)
    it(`may be given or received: ${said} to “${opening}”`, () =>
      expect(openAfter(opening, said)).to.deep.equal(openAfter(opening)));

  const bridge = 'bridge 50 usdc from base to arbitrum';
  for (const said of [
    'usdt, not usdc',
    'usdt not usdc',
    'usdt instead of usdc',
    'make it usdt',
    'i meant usdt',
    'use usdt',
  ])
    it(`takes both places of a bridge: ${said}`, () =>
      expect(openAfter(bridge, said)).to.deep.equal({ ...openAfter(bridge), fromToken: 'USDT', toToken: 'USDT' }));
});

describe('numbers that a message judges or takes back', () => {
  const payment = `send 20 usdc to ${A}`;
  for (const said of [
    '50 usdc is too much',
    '50 usdc would be wrong',
    '100 usdc is a lot',
    '50 usdc is not right',
    '100 usdc would be a mistake',
    '50 usdc sounds odd',
    '60 no 70 no 80',
    '50 no 60',
  ])
    it(`change nothing: ${said}`, () => expect(openAfter(payment, said)).to.deep.equal(openAfter(payment)));

  for (const [said, amount] of [
    ['60 no wait 70', '70'],
    ['make it 50, no, 60', '60'],
    ['50 usdc is fine', '50'],
    ['20 is too much, make it 10', '10'],
  ] as const)
    it(`change what stands: ${said}`, () => expect(openAfter(payment, said)).to.include({ amount }));

  it('ask where a comma stands before a number', () => {
    expect(openAfter(`send usdc to ${A}`, ',5').amount).to.equal(undefined);
    expect(openAfter(`send usdc to ${A}`, '0,5').amount).to.equal('0.5');
  });
});

describe('words of an end that end nothing', () => {
  for (const opening of [
    `send 20 usdc to ${A}`,
    'swap 1 eth for usdc',
    'bridge 50 usdc from base to arbitrum',
    'buy 50 usdc with eth',
  ])
    for (const said of [
      'stick with usdc',
      'stay with usdc',
      'keep usdc as it is',
      'leave it at that',
      'drop it on base',
      'no reason to cancel',
      'no need to stop',
      'cancel half of it',
      'cancel my last payment',
      'cancel the previous one',
      'let it be',
      'cancel base',
    ])
      it(`leave “${opening}” open: ${said}`, () => expect(openAfter(opening, said)).to.deep.equal(openAfter(opening)));
});
