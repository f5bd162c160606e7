import { expect } from 'chai';
import { readLinkCommand } from '../../../src/domain/chat/chat-link.ts';
import { readContactCommand } from '../../../src/domain/chat/contact.ts';
import { changeOf, differenceOf } from '../../../src/domain/chat/request-parts.ts';
import { foreignWordsIn, numberIn, WORDS, wordsIn } from '../../../src/domain/chat/words/index.ts';
import { PLATFORMS } from '../../../src/domain/messaging/platform.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const LANGUAGES = ['es', 'pt', 'de', 'fr', 'tr', 'zh'];
/** Letters that a button of every messaging platform shows. */
const BUTTON = 20;

/** The texts of a language by their path, without the phrases of commands and the lists of what is said. */
function textsOf(words: object, path = ''): Map<string, string> {
  const entries = Object.entries(words).filter(([name]) => !['commands', 'said', 'examples', 'offer'].includes(name));
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}${name}`, value] as const] : [...textsOf(value, `${path}${name}.`)],
    ),
  );
}

const valuesIn = (text: string | undefined) => [...new Set(text?.match(/\{\w+\}/g))].sort();

describe('the words of six languages', () => {
  const english = textsOf(wordsIn(undefined));

  for (const language of LANGUAGES) {
    it(`have every text of the English ones, with the same values, and no other: ${language}`, () => {
      const own = textsOf(wordsIn(language));
      expect([...own.keys()]).to.have.members([...english.keys()]);
      for (const [path, text] of own) expect(valuesIn(text), path).to.deep.equal(valuesIn(english.get(path)));
    });

    it(`hold the values of an offer: ${language}`, () => {
      const { offer } = foreignWordsIn(language) ?? expect.fail('no words');
      expect(valuesIn(offer.transfer)).to.deep.equal(['{amount}', '{network}', '{recipient}', '{token}']);
      expect(valuesIn(offer.swap)).to.deep.equal(['{amount}', '{fromToken}', '{network}', '{toToken}']);
      expect(valuesIn(offer.onNetwork)).to.deep.equal(['{network}']);
    });
  }

  for (const [language, { prepare, yes, no, answers }] of Object.entries(WORDS))
    it(`have buttons that messaging platforms show: ${language}`, () => {
      for (const label of [prepare, yes, no, ...Object.values(answers.topics)])
        expect(label.length, label).to.be.at.most(BUTTON);
      expect(no).to.not.equal(yes);
    });

  for (const [language, { keeping, linking, answers }] of Object.entries(WORDS)) {
    const spoken = language === 'en' ? {} : { language };
    const quotedIn = (text: string) =>
      [...text.matchAll(/[“„«»]\s?([^“”„«»]+?)\s?[”“«»]/g)].map(([, said = '']) => said);

    it(`name commands that are read in the same language: ${language}`, () => {
      for (const text of [answers.notLinked, linking.explain, linking.how])
        expect(quotedIn(text).map(readLinkCommand), text).to.have.deep.members(
          PLATFORMS.map((platform) => ({ kind: 'invite', platform, ...spoken })),
        );
      expect(quotedIn(linking.which).map(readLinkCommand)).to.have.deep.members(
        PLATFORMS.map((platform) => ({ kind: 'unlink', platform, ...spoken })),
      );
      expect(quotedIn(linking.with).map(readLinkCommand)).to.deep.equal([{ kind: 'unlink', ...spoken }]);
      const code = 'ABCD-EFGH-JKLM-NPQR';
      const sent = /[^:：]*\{code\}/.exec(linking.invite)?.[0].trim().replace('{code}', code) ?? '';
      expect(readLinkCommand(sent)).to.deep.equal({ kind: 'accept', code: code.replaceAll('-', ''), ...spoken });
      for (const text of [answers.noContacts, keeping.who])
        for (const said of quotedIn(text))
          expect(readContactCommand(said.replace('0x…', A).replace('{name}', 'Ana'))).to.deep.equal({
            ...{ kind: 'save', name: 'Ana', address: A },
            ...spoken,
          });
    });
  }

  it('show a difference in the language', () => {
    const before = { intent: 'transfer', slots: { amount: '5', token: 'USDC' } } as const;
    const after = { intent: 'transfer', slots: { amount: '50', token: 'USDC' } } as const;
    expect(differenceOf(before, after, 'de')).to.equal('Betrag 5 → 50 USDC');
    expect(differenceOf(before, after)).to.equal('amount 5 → 50 USDC');
    expect(differenceOf(before, { ...before, slots: { amount: '5', token: 'DAI' } })).to.equal('token USDC → DAI');
  });

  it('show what a change would make of a request, also what it adds, and what an amount counts', () => {
    const open = { intent: 'swap', slots: { amount: '100', fromToken: 'USDC', toToken: 'ETH' } } as const;
    const received = { ...open, slots: { ...open.slots, amount: '2', amountSide: 'to', fromChain: 8453 } } as const;
    expect(changeOf(open, received)).to.equal('amount 100 USDC → 2 ETH, network Base');
    expect(changeOf(open, { ...open, slots: { ...open.slots, slippageBps: 50 } }, 'fr')).to.equal('slippage 0.5%');
    expect(changeOf({ ...open, slots: { fromToken: 'USDC' } }, open)).to.equal('amount 100 USDC, token received ETH');
  });

  it('are English for a language without words', () => expect(wordsIn('sw').cancelled).to.match(/^Cancelled/));

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
      expect(readContactCommand(text)).to.include({ kind: 'save', name: 'Ana', address: A }));

  for (const text of ['borra eso', 'elimina todo', 'lösche das', 'supprime ça', 'bunu sil'])
    it(`are not deleted by “${text}”`, () => expect(readContactCommand(text)).to.equal(undefined));
});
