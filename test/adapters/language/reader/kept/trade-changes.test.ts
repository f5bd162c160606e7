import { expect } from 'chai';
import { step, wordsOf } from '../../../../chat-eval/sets/dialogue.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const B = '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E';

/** What is open after a message to a request, in words. */
const openAfter = (opening: string, text: string) => {
  const { open } = step(text, step(opening).memory);
  return open === undefined ? undefined : wordsOf(open);
};
const openBefore = (opening: string) => wordsOf(step(opening).open ?? { intent: 'unknown', slots: {} });

/** Trades in several forms: what is given, what is received, and which of them the amount counts. */
const TRADES = [
  { text: 'swap 10 usdc for eth on base', from: 'USDC', to: 'ETH' },
  { text: 'sell 2 weth for dai on base', from: 'WETH', to: 'DAI' },
  { text: 'buy link with 30 usdt on base', from: 'USDT', to: 'LINK' },
  { text: 'buy 3 link with dai on base', from: 'DAI', to: 'LINK' },
  { text: 'convert 4 uni into usdc on optimism', from: 'UNI', to: 'USDC' },
] as const;
const OTHER = 'AAVE';

describe('a change of an open trade', () => {
  for (const { text, from, to } of TRADES) {
    for (const [token, side] of [
      [from, ''],
      [to, '@to'],
    ] as const)
      for (const said of [
        `make it 7 ${token}`,
        `7 ${token} instead`,
        `no, 7 ${token}`,
        `change the amount to 7 ${token}`,
      ])
        it(`counts ${token} in “${said}” to “${text}”`, () =>
          expect(openAfter(text, said)).to.deep.equal({ ...openBefore(text), amount: `7${side}` }));

    for (const [token, slot] of [
      [from, 'fromToken'],
      [to, 'toToken'],
    ] as const)
      for (const said of [
        `replace ${token} with ${OTHER}`,
        `${OTHER} instead of ${token}`,
        `${OTHER} rather than ${token}`,
        `not ${token} but ${OTHER}`,
        `I meant ${OTHER}, not ${token}`,
      ])
        it(`replaces ${token}, and no other, in “${said}” to “${text}”`, () =>
          expect(openAfter(text, said)).to.deep.equal({ ...openBefore(text), [slot]: OTHER }));

    for (const said of [`use my ${OTHER}`, `sell my ${OTHER} instead`, `I would rather sell ${OTHER}`])
      it(`pays with what is given in “${said}” to “${text}”`, () =>
        expect(openAfter(text, said)).to.deep.equal({ ...openBefore(text), fromToken: OTHER }));

    for (const said of [
      `${OTHER}, I do not like ${from}`,
      'to optimism',
      'get it on polygon',
      `use ${OTHER} to pay the fee`,
      `keep ${to}`,
      'drop the last zero',
      'he said "polygon"',
    ])
      it(`is not made by “${said}” to “${text}”`, () => expect(openAfter(text, said)).to.deep.equal(openBefore(text)));
  }

  it('takes an amount to reduce to for what it counts', () => {
    const bridge = 'bridge 100 usdc from base to arbitrum';
    for (const [opening, said, amount] of [
      ['swap 1000 usdc to wbtc on ethereum', 'reduce it to 600 usdc', '600'],
      ['buy eth with 500 usdc', 'lower it to 400 usdc', '400'],
      ['buy 0.1 wbtc with usdc', 'lower it to 0.05 wbtc', '0.05@to'],
      [bridge, 'reduce it to 50 usdc', '50'],
    ] as const)
      expect(openAfter(opening, said)).to.deep.equal({ ...openBefore(opening), amount });
  });

  it('takes both sides of a bridge where both are said, and the end where only the end is open', () => {
    const bridge = 'bridge 200 usdc from arbitrum to base';
    const turned = { ...openBefore(bridge), fromChain: '8453', toChain: '42161' };
    for (const said of [
      'no, the other way round, from base to arbitrum',
      "i mixed that up, it's from base to arbitrum",
    ])
      expect(openAfter(bridge, said)).to.deep.equal(turned);
    const half = 'bridge 1 eth to base';
    for (const said of ['optimism instead of base', 'not base, optimism'])
      expect(openAfter(half, said)).to.deep.equal({ ...openBefore(half), toChain: '10' });
    for (const said of [
      'optimism instead',
      'move it to optimism',
      'I need it on optimism',
      'via optimism',
      'receive on optimism',
    ])
      expect(openAfter(half, said), said).to.deep.equal(openBefore(half));
    for (const said of ['from optimism', 'optimism', 'it is on optimism'])
      expect(openAfter(half, said), said).to.deep.equal({ ...openBefore(half), fromChain: '10' });
  });

  it('asks in which token a missing amount counts', () => {
    const { understood } = step('buy usdc with eth');
    expect(understood.clarification).to.deep.equal({ missing: 'amount', counts: 'ETH' });
  });
});

describe('a change of an open trade in six languages', () => {
  const TRADE: Readonly<Record<string, string>> = {
    es: 'vende 1 eth por usdc en base',
    pt: 'vende 1 eth por usdc na base',
    de: 'verkaufe 1 eth für usdc auf base',
    fr: 'vends 1 eth contre usdc sur base',
    tr: "base'de 1 eth'yi usdc'ye çevir",
    zh: '在base上把1个eth换成usdc',
  };
  for (const [language, said, changed] of [
    ['es', 'mejor 500 usdc', { amount: '500@to' }],
    ['pt', 'melhor 500 usdc', { amount: '500@to' }],
    ['de', 'lieber 500 usdc', { amount: '500@to' }],
    ['fr', 'plutôt 500 usdc', { amount: '500@to' }],
    ['tr', '500 usdc olsun', { amount: '500@to' }],
    ['zh', '改成500 usdc', { amount: '500@to' }],
    ['tr', '2 eth olsun', { amount: '2' }],
    ['zh', '改成2个eth', { amount: '2' }],
    ['de', 'nimm meine dai', { fromToken: 'DAI' }],
    ['de', 'verkauf lieber dai', { fromToken: 'DAI' }],
    ['fr', 'utilise mes dai', { fromToken: 'DAI' }],
    ['fr', 'vends plutôt dai', { fromToken: 'DAI' }],
    ['pt', 'usa os meus dai', { fromToken: 'DAI' }],
    ['tr', "dai'mi kullan", { fromToken: 'DAI' }],
    ['es', 'dai en vez de eth', { fromToken: 'DAI' }],
    ['fr', 'dai à la place de usdc', { toToken: 'DAI' }],
    ['tr', 'usdc yerine dai', { toToken: 'DAI' }],
    ['zh', '不是eth，是dai', { fromToken: 'DAI' }],
    ['es', 'quiero recibir 100', {}],
    ['pt', 'quero receber 100', {}],
    ['de', 'ich will 100 bekommen', {}],
    ['fr', 'je veux recevoir 100', {}],
    ['tr', '100 almak istiyorum', {}],
    ['zh', '我要收到100', {}],
    ['tr', "optimism'e", {}],
    ['de', 'nach optimism', {}],
  ] as const) {
    const opening = TRADE[language] ?? '';
    it(`“${said}” to “${opening}”`, () =>
      expect(openAfter(opening, said)).to.deep.equal({ ...openBefore(opening), ...changed }));
  }

  it('that is asked about counts what is received', () => {
    const { memory } = step('我要收到100', step(TRADE.zh ?? '').memory);
    expect(memory.asked?.slots).to.include({ amount: '100', amountSide: 'to' });
  });
});

describe('a change of an open payment', () => {
  const dollars = `send $20 of eth on base to ${A}`;

  it('halves what is worth so much, and asks which half is meant', () => {
    expect(openAfter(dollars, 'halve it')).to.deep.equal({ ...openBefore(dollars), amount: '$10' });
    for (const said of ['only half', 'make it half'])
      expect(openAfter(dollars, said), said).to.not.have.property('amount');
  });

  it('takes another address where it is said to be one, and none that pays, signs or is wrong', () => {
    const [whole, part] = [`send 20 usdc on base to ${A}`, 'send 20 usdc on base'];
    expect(openAfter(whole, `use this address instead: ${B}`)).to.deep.equal({ ...openBefore(whole), recipient: B });
    for (const said of ['payer', 'signer:', 'wrong address:', 'block:', 'lender:', 'sponsor:'])
      expect(openAfter(part, `${said} ${B}`), said).to.deep.equal(openBefore(part));
  });

  it('keeps the recipient when another amount is sent', () => {
    const whole = `send 20 usdc on base to ${A}`;
    expect(openAfter(whole, 'send 30 usdc')).to.deep.equal(openBefore(whole));
    expect(openAfter(whole, 'send 30')).to.deep.equal(openBefore(whole));
  });
});
