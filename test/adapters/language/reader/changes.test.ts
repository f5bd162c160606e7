import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { B, changeMeantBy, isClosedBy, meansEnd, openAfter, openBefore } from './conversation.ts';

const FOLDER = 'test/adapters/language/reader/changes';

type Line = Readonly<{ opening: string; text: string; isAsked: boolean; outcome: string }>;

/** The lines of a table: below "# opening" stand messages to it, with the slots that they set, or "end". "? " before one: it may be asked about first. */
function linesOf(file: string): readonly Line[] {
  let opening = '';
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) opening = line.slice(2);
      if (line === '' || line.startsWith('# ')) return [];
      const isAsked = line.startsWith('? ');
      const [text = '', outcome = ''] = line.slice(isAsked ? 2 : 0).split(' => ');
      return [{ opening, text, isAsked, outcome }];
    });
}

const slotsOf = (outcome: string): Readonly<Record<string, string>> =>
  Object.fromEntries(outcome.split(' ').map((slot) => slot.replace('{B}', B).split('=') as [string, string]));

for (const file of readdirSync(FOLDER))
  describe(`a message to an open request in ordinary words: ${file.replace('.txt', '')}`, () => {
    for (const { opening, text, isAsked, outcome } of linesOf(file))
      it(`${isAsked ? 'is understood as' : 'makes'} ${outcome} of “${opening}”: ${text}`, () => {
        if (outcome === 'end') expect(isAsked ? meansEnd(opening, text) : isClosedBy(opening, text)).to.equal(true);
        else
          expect(isAsked ? changeMeantBy(opening, text) : openAfter(opening, text)).to.deep.equal({
            ...openBefore(opening),
            ...slotsOf(outcome),
          });
      });
  });

describe('"20 mil", a number in Spanish', () => {
  it('is one in a conversation in Spanish, and none in one in English', () => {
    expect(openAfter('envía usdc en base a {A}', '20 mil').amount).to.equal('20000');
    expect(openAfter('send usdc on base to {A}', '20 mil').amount).to.equal(undefined);
  });
});
