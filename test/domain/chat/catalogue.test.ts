import { expect } from 'chai';
import { knownLexicon } from '../../../src/adapters/token-list/known-tokens.ts';
import { CATALOGUE } from '../../../src/domain/chat/catalogue.ts';
import { readLinkCommand } from '../../../src/domain/chat/chat-link.ts';
import { readContactCommand } from '../../../src/domain/chat/contact.ts';
import { INTENTS } from '../../../src/domain/chat/understanding.ts';
import { understandText } from '../../chat-eval/understand-text.ts';

describe('the catalogue of intents', () => {
  it('names every intent once', () =>
    expect(CATALOGUE.map(({ name }) => name))
      .to.have.members(INTENTS)
      .and.to.have.length(INTENTS.length));

  for (const { name, examples } of CATALOGUE)
    for (const example of examples)
      it(`has the example “${example}” for ${name}, and it is understood as ${name}`, () => {
        const { intent, missing, problems } = understandText(example, knownLexicon());
        expect(readLinkCommand(example) !== undefined).to.equal(name === 'link');
        expect(readContactCommand(example) !== undefined).to.equal(name === 'contacts');
        if (name === 'link' || name === 'contacts') return;
        expect(intent).to.equal(name);
        if (name !== 'unknown') expect({ missing, problems }).to.deep.equal({ missing: [], problems: [] });
      });
});
