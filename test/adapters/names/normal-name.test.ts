import { expect } from 'chai';
import { ensNormalize } from 'ethers';
import { normalName } from '../../../src/adapters/names/claimed-name.ts';

/** Names of ENSIP-15's text and of its published validation tests: the normal form, or undefined for a name that is not allowed. */
const VECTORS: readonly (readonly [what: string, written: string, normal: string | undefined])[] = [
  ['lower case', 'nick.eth', 'nick.eth'],
  ['upper case', 'Nick.ETH', 'nick.eth'],
  ['a hyphen', 'my-name.eth', 'my-name.eth'],
  ['a leading underscore', '_test.eth', '_test.eth'],
  ['several leading underscores', '___test.eth', '___test.eth'],
  ['a dollar sign', '$test.eth', '$test.eth'],
  ['digits', '123.eth', '123.eth'],
  ['an emoji', 'trish🫧.eth', 'trish🫧.eth'],
  ['an emoji with its presentation selector', '❤️.eth', '❤.eth'],
  ['a joined emoji', 'RaFFY🚴‍♂️.eTh', 'raffy🚴‍♂.eth'],
  ['a keycap', '1️⃣.eth', '1⃣.eth'],
  ['a flag', '🇺🇸.eth', '🇺🇸.eth'],
  ['a skin tone', '👍🏻.eth', '👍🏻.eth'],
  ['full width letters', 'ｎｉｃｋ.eth', 'nick.eth'],
  ['a composed accent', 'é.eth', 'é.eth'],
  ['a decomposed accent', 'e\u0301.eth', 'é.eth'],
  ['a sharp s', 'straße.eth', 'straße.eth'],
  ['an apostrophe', "nick's.eth", 'nick’s.eth'],
  ['Chinese', '中文.eth', '中文.eth'],
  ['Arabic', 'سلام.eth', 'سلام.eth'],
  ['an ideographic full stop', 'nick。eth', undefined],
  ['an underscore inside', 'a_b.eth', undefined],
  ['a label extension', 'ab--c.eth', undefined],
  ['an empty label', 'nick..eth', undefined],
  ['a leading dot', '.eth', undefined],
  ['a space', 'ni ck.eth', undefined],
  ['two scripts', 'nіck.eth', undefined],
  ['a whole label of another script that looks Latin', 'ѕсоре.eth', undefined],
  ['a zero-width joiner between letters', 'ni\u200dck.eth', undefined],
  ['a zero-width space, which is ignored', 'ni\u200bck.eth', 'nick.eth'],
  ['a leading combining mark', '\u0301nick.eth', undefined],
  ['a double combining mark', 'e\u0301\u0301.eth', undefined],
  ['a fenced character first', '’nick.eth', undefined],
  ['a text that turns around', 'ni\u202eck.eth', undefined],
  ['a control character', 'ni\u0000ck.eth', undefined],
];

describe('normalName', () => {
  for (const [what, written, normal] of VECTORS)
    it(`${normal === undefined ? 'refuses' : 'normalizes'} a name with ${what}`, async () => {
      expect(await normalName(written)).to.equal(normal);
    });

  it('agrees with another implementation of the standard', async () => {
    for (const [, written, normal] of VECTORS) {
      const other = () => ensNormalize(written);
      if (normal === undefined) expect(other, written).to.throw();
      else expect(other()).to.equal(normal);
    }
  });
});
