import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { LANGUAGES } from '../../console/src/values/language.ts';
import { messagesOf } from '../support/console/texts.ts';

const textsOf = (room: string, language: string) => {
  const path = `console/src/${room}/texts/${language}.ts`;
  return messagesOf(path, readFileSync(resolve(path), 'utf8'));
};

/** The text of each page’s title, by the text of the navigation that leads to it. */
const TITLES: Readonly<Record<string, readonly [room: string, key: string]>> = {
  ...Object.fromEntries(
    ['overview', 'buy', 'portfolio', 'markets', 'agent', 'verification', 'settings'].map((name) => [
      name,
      [`sections/${name}`, 'title'],
    ]),
  ),
  auction: ['sections/buy/auction', 'title'],
  move: ['sections/move', 'move'],
  swap: ['sections/move', 'swap'],
};

/** Its page is in English. */
const NOT_TRANSLATED = 'developer';

describe('the places of the console', () => {
  for (const language of LANGUAGES)
    it(`have one name in ${language}: in the navigation and on their page`, () => {
      const places = Object.entries(textsOf('shell', language)).filter(([key]) => key.startsWith('place.'));
      for (const [key, text] of places) {
        const name = key.slice('place.'.length);
        if (name === NOT_TRANSLATED) continue;
        const [room, title] = TITLES[name] ?? ['', ''];
        expect(textsOf(room, language)[title], name).to.equal(text);
      }
    });

  it('call a swap in Spanish by one word', () => {
    for (const room of ['shell', 'history', 'kit', 'signing', 'sections/agent', 'sections/move', 'sections/settings'])
      expect(
        Object.values(textsOf(room, 'es')).filter((text) => /intercambi/i.test(text)),
        room,
      ).to.deep.equal([]);
  });
});
