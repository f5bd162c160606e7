import { expect } from 'chai';
import { yesOrNo } from '../../../../src/adapters/language/proposed-change/answer.ts';

describe('an answer to a question about a change', () => {
  for (const text of [
    'yes',
    'Yes!',
    'yes please',
    'ok',
    'yep, that’s right',
    'sí',
    'sim, isso mesmo',
    'ja bitte',
    'oui',
    'evet',
    '是的',
    '对，改吧',
  ])
    it(`is a yes: ${text}`, () => expect(yesOrNo(text)).to.equal('yes'));

  for (const text of [
    'no',
    'No.',
    'nope',
    'no thanks',
    'no, leave it as it is',
    'não',
    'nein danke',
    'non merci',
    'hayır',
    '不是',
    '不用了',
    'no way',
    'please don’t',
    'not yet, sorry',
    'no, i was joking',
    'todavía no',
    'de jeito nenhum',
    'noch nicht',
    'pas encore',
    'henüz değil',
    '还没',
  ])
    it(`is a no: ${text}`, () => expect(yesOrNo(text)).to.equal('no'));

  for (const text of [
    '',
    'yes?',
    'yeah right',
    'oh sure',
    'cancel',
    'no, make it 70',
    'yes to 70',
    'yes no',
    'never mind',
    'send it',
    'please',
    'yesterday',
    'confirm 0123abcd',
    '不是很好',
  ])
    it(`is neither: ${text}`, () => expect(yesOrNo(text)).to.equal(undefined));
});
