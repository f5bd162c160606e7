import { expect } from 'chai';
import fc from 'fast-check';
import {
  LINK_CODE_ALPHABET,
  LINK_CODE_LENGTH,
  maskAccount,
  readLinkCommand,
  spellCode,
} from '../../../src/domain/chat/chat-link.ts';
import { casesOf } from '../../chat-eval/cases.ts';

describe('link commands', () => {
  for (const [text, command] of [
    ['link telegram', { kind: 'invite', platform: 'telegram' }],
    [' Link my WhatsApp account. ', { kind: 'invite', platform: 'whatsapp' }],
    ['unlink telegram', { kind: 'unlink', platform: 'telegram' }],
    ['unlink', { kind: 'unlink' }],
    ['linked accounts', { kind: 'list' }],
    ['show my linked accounts', { kind: 'list' }],
    ['link my wallet', { kind: 'explain' }],
    [`link 0x${'a'.repeat(40)}`, { kind: 'explain' }],
    ['link', undefined],
    ['link price', undefined],
    ['link to usdc', undefined],
    ['swap link telegram', undefined],
    ['do not link telegram', undefined],
    ['link telegram and whatsapp', undefined],
    ['link abc', undefined],
  ] as const)
    it(`reads “${text}”`, () => expect(readLinkCommand(text)).to.deep.equal(command));

  it('reads codes in any letter case, with or without dashes', () => {
    const codes = fc.string({
      unit: fc.constantFrom(...LINK_CODE_ALPHABET),
      minLength: LINK_CODE_LENGTH,
      maxLength: LINK_CODE_LENGTH,
    });
    fc.assert(
      fc.property(codes, (code) => {
        for (const spelt of [code, spellCode(code), spellCode(code).toLowerCase()])
          expect(readLinkCommand(`link ${spelt}`)).to.deep.equal({ kind: 'accept', code });
        expect(readLinkCommand(`link ${code}A`)).to.equal(undefined);
        expect(readLinkCommand(`link ${code.slice(1)}`)).to.equal(undefined);
      }),
    );
  });

  it('ignores messages that are not link commands', () => {
    const texts = [...casesOf('dev'), ...casesOf('held-out')].map(({ text }) => text);
    expect(texts.filter((text) => readLinkCommand(text) !== undefined)).to.deep.equal([]);
  });

  it('shows only the last characters of an account', () => {
    expect(maskAccount({ platform: 'whatsapp', id: '15550002222' })).to.equal('…2222');
  });
});
