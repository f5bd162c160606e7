import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { LANGUAGES } from '../../console/src/values/language.ts';
import { knownLexicon } from '../../src/adapters/token-list/known-tokens.ts';
import { CATALOGUE } from '../../src/domain/chat/catalogue.ts';
import { readLinkCommand } from '../../src/domain/chat/chat-link.ts';
import { readContactCommand } from '../../src/domain/chat/contact.ts';
import { understandText } from '../chat-eval/understand-text.ts';
import { messagesOf } from '../support/console/texts.ts';

/** Not offered as an example. */
const UNUSUAL = ['unknown', 'help'];
const SAYABLE = CATALOGUE.filter(({ name }) => !UNUSUAL.includes(name));

const textsIn = (language: string) => {
  const path = `console/src/sections/agent/texts/${language}.ts`;
  return messagesOf(path, readFileSync(resolve(path), 'utf8'));
};

function intentOf(text: string): string {
  if (readLinkCommand(text) !== undefined) return 'link';
  if (readContactCommand(text) !== undefined) return 'contacts';
  const { intent, missing, problems } = understandText(text, knownLexicon());
  expect({ missing, problems }, text).to.deep.equal({ missing: [], problems: [] });
  return intent;
}

describe('what can be said to the agent of the console', () => {
  for (const language of LANGUAGES)
    it(`is described in ${language}, with an example that is understood as it is meant`, () => {
      const texts = textsIn(language);
      for (const { name } of SAYABLE) {
        expect(texts[`about.${name}`], name).to.be.a('string');
        expect(intentOf(texts[`say.${name}`] ?? ''), name).to.equal(name);
      }
    });

  it('is in English what the service says of itself', () => {
    const texts = textsIn('en');
    for (const { name, description, examples } of SAYABLE)
      expect([texts[`about.${name}`], texts[`say.${name}`]], name).to.deep.equal([description, examples[0]]);
  });
});
