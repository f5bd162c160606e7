import { expect } from 'chai';
import { answersIn as writtenIn } from '../../../src/adapters/language/writer/answers/index.ts';
import { readContactCommand } from '../../../src/domain/chat/contact.ts';
import { answersIn, numberIn } from '../../../src/domain/chat/sentences/answers/index.ts';
import { changeOf, differenceOf } from '../../../src/domain/chat/sentences/difference.ts';
import { aroundIn, fill, sentencesIn } from '../../../src/domain/chat/sentences/index.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const LANGUAGES = ['es', 'pt', 'de', 'fr', 'tr', 'zh'];

describe('the sentences of six languages', () => {
  for (const language of LANGUAGES)
    it(`hold their values: ${language}`, () => {
      const { transfer, swap, changed, changeMeant, problems } = sentencesIn(language) ?? expect.fail('no sentences');
      const filled = fill(transfer, { amount: '5', token: 'USDC', recipient: A, network: '' });
      for (const value of ['5', 'USDC', A]) expect(filled).to.include(value);
      expect(fill(swap, { amount: '5', fromToken: 'USDC', toToken: 'ETH', network: '' })).to.match(/5.*USDC.*ETH/);
      expect(changed).to.include('{changes}');
      expect(changeMeant).to.include('{changes}');
      expect(answersIn(language).no).to.not.equal(answersIn(language).yes);
      expect(problems['change-unclear']).to.include('{said}');
      expect(problems['amount-unclear']).to.include('{options}');
    });

  it('show a difference in the language', () => {
    const before = { intent: 'transfer', slots: { amount: '5', token: 'USDC' } } as const;
    const after = { intent: 'transfer', slots: { amount: '50', token: 'USDC' } } as const;
    expect(differenceOf(before, after, 'de')).to.equal('Betrag 5 → 50 USDC');
    expect(differenceOf(before, after)).to.equal('amount 5 → 50 USDC');
  });

  it('show what a change would make of a request, also what it adds, and what an amount counts', () => {
    const open = { intent: 'swap', slots: { amount: '100', fromToken: 'USDC', toToken: 'ETH' } } as const;
    const received = { ...open, slots: { ...open.slots, amount: '2', amountSide: 'to', fromChain: 8453 } } as const;
    expect(changeOf(open, received)).to.equal('amount 100 USDC → 2 ETH, network Base');
    expect(changeOf(open, { ...open, slots: { ...open.slots, slippageBps: 50 } }, 'fr')).to.equal('slippage 0.5%');
  });

  it('are English for a language without sentences', () => expect(aroundIn('sw').cancelled).to.match(/^Cancelled/));
});

describe('the answers of six languages', () => {
  for (const language of LANGUAGES)
    it(`hold their values: ${language}`, () => {
      const { price, holding, holds, holdsNone, cost, fee } = writtenIn(language);
      expect(fill(price, { token: 'ETH', usd: '2500', source: 'test' })).to.match(/ETH.*2500 USD.*test/);
      for (const value of ['{amount}', '{token}', '{network}']) expect(holding).to.include(value);
      for (const value of ['{wallet}', '{holdings}']) expect(holds).to.include(value);
      for (const value of ['{wallet}', '{token}', '{networks}']) expect(holdsNone).to.include(value);
      for (const value of ['{action}', '{amount}', '{coin}']) expect(cost).to.include(value);
      for (const value of ['{usd}', '{network}']) expect(fee).to.include(value);
    });

  it('write decimals as the language does, and never with three places', () => {
    expect(numberIn('de', '1234.5')).to.equal('1234,5');
    expect(numberIn('es', '1.234')).to.equal('1,2340');
    expect(numberIn('zh', '1.234')).to.equal('1.234');
    expect(numberIn(undefined, '1.234')).to.equal('1.234');
  });
});

describe('contacts in other languages', () => {
  for (const text of [
    `guarda ${A} como Ana`,
    `salva ${A} como Ana, por favor`,
    `speichere ${A} als Ana`,
    `enregistre ${A} sous le nom de Ana`,
    `${A} adresini Ana olarak kaydet`,
    `把${A}存成Ana`,
  ])
    it(`are saved by “${text.replace(A, 'A')}”`, () =>
      expect(readContactCommand(text)).to.deep.equal({ kind: 'save', name: 'Ana', address: A }));

  for (const text of ['borra eso', 'elimina todo', 'lösche das', 'supprime ça', 'bunu sil'])
    it(`are not deleted by “${text}”`, () => expect(readContactCommand(text)).to.equal(undefined));
});
