import { expect } from 'chai';
import { spokenLanguage } from '../../../src/domain/chat/spoken-language.ts';
import type { TokenDirectory } from '../../../src/domain/chat/token-directory.ts';

const directory = {
  tokensOf: (symbol: string) => (symbol === 'USDC' ? [{}] : []),
} as unknown as TokenDirectory;
const replyTo = (message: string, said?: string) => spokenLanguage(message, said, 'de', directory);

describe('the language of a reply', () => {
  for (const values of [
    '5',
    '0,5 usdc',
    '$50',
    '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5',
    'ana.eth, Base',
    'polygon!',
  ])
    it(`is that of the conversation for “${values}”`, () => expect(replyTo(values)).to.equal('de'));

  for (const english of ['make it 5', '5 please', 'cancel', 'to ana.eth'])
    it(`is English for “${english}”`, () => expect(replyTo(english)).to.equal(undefined));

  it('is that of the message, where it has one', () => expect(replyTo('5 por favor', 'es')).to.equal('es'));

  it('is English where nothing else was spoken', () =>
    expect(spokenLanguage('5', undefined, undefined, directory)).to.equal(undefined));
});
