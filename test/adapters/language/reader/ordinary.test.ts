import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { A, meantBy, offersFor } from './conversation.ts';

const FOLDER = 'test/adapters/language/reader/ordinary';

type Line = Readonly<{ text: string; isAsked: boolean; slots: string }>;

/** The lines of a table: below "# slots" stand the texts that mean them. "? " before a text: it may be asked about first. */
function linesOf(file: string): readonly Line[] {
  let slots = '';
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) slots = line.slice(2);
      if (line === '' || line.startsWith('# ')) return [];
      const isAsked = line.startsWith('? ');
      return [{ text: line.slice(isAsked ? 2 : 0).replaceAll('\\n', '\n'), isAsked, slots }];
    });
}

const spelt = (slots: Readonly<Record<string, string>> = {}): string =>
  Object.entries(slots)
    .map(([name, value]) => `${name}=${value === A ? 'A' : value}`)
    .sort()
    .join(' ');

for (const file of readdirSync(FOLDER))
  describe(`a first message in ordinary words: ${file.replace('.txt', '')}`, () => {
    for (const { text, isAsked, slots } of linesOf(file))
      it(`${isAsked ? 'is understood as meant' : 'is offered'}: ${text}`, () => {
        if (!isAsked) expect(offersFor(text)).to.equal(true);
        expect(spelt(meantBy(text))).to.equal(slots);
      });
  });
