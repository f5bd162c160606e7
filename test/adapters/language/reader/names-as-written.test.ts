import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/text/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/text/normalize.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const SIGNED = [
  'nick.🚀eth',
  'nick.e🚀th',
  'nick🚀.eth',
  'l’art.eth',
  "l'art.eth",
  '$nick.eth',
  '#nick.eth',
  'a&b.eth',
];
const PLAIN = ['nick.eth', 'nick.eth 🚀', "'nick.eth'", '"nick.eth"', "nick.eth's wallet"];

const namesIn = (text: string) =>
  lex(normalizeText(`send 5 usdc on base to ${text}`), EVAL_LEXICON).filter(
    (lexeme) => lexeme.is === 'name' || (lexeme.is === 'invalid' && lexeme.why === 'name-unsafe'),
  );

describe('A name is read as it is written', () => {
  for (const text of SIGNED)
    it(`refuses ${text}, and finds no other name in it`, () =>
      expect(namesIn(text).map(({ is }) => is)).to.deep.equal(['invalid']));
  for (const text of PLAIN)
    it(`reads ${text}`, () => expect(namesIn(text)).to.deep.equal([{ is: 'name', written: 'nick.eth' }]));
});
