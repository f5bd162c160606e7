import { expect } from 'chai';
import { ANSWERS } from '../../../../src/adapters/language/words/answers.ts';
import { CUES } from '../../../../src/adapters/language/words/cues.ts';
import { FILLERS } from '../../../../src/adapters/language/words/fillers.ts';
import { LINKS } from '../../../../src/adapters/language/words/links.ts';
import { VERBS } from '../../../../src/adapters/language/words/verbs.ts';
import { VETOES } from '../../../../src/adapters/language/words/vetoes.ts';
import { phraseAt } from '../../../../src/adapters/language/words/vocabulary.ts';

describe('the vocabulary', () => {
  const phrases = [CUES, FILLERS, LINKS, ANSWERS, VERBS, VETOES].flatMap((table) =>
    Object.values(table).flatMap((list) => list.split('|').map((phrase) => phrase.trim())),
  );

  it('gives every phrase one role', () => {
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).to.deep.equal([]);
  });

  it('finds every phrase of its tables, whole', () => {
    for (const phrase of phrases) expect(phraseAt(phrase.split(' '))?.words.join(' ')).to.equal(phrase);
  });

  it('prefers the longest phrase', () => {
    expect(phraseAt(['how', 'do', 'i', 'send'])?.role).to.equal('how-to');
    expect(phraseAt(['gas', 'price', 'on'])?.words).to.deep.equal(['gas', 'price']);
    expect(phraseAt(['frobnicate'])).to.equal(undefined);
  });
});
