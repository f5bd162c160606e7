import { expect } from 'chai';
import { destinationsOf, WORDS_OF_OPERATORS } from '../../console/src/palette/destinations.ts';
import deWords from '../../console/src/palette/texts/de.ts';
import enWords from '../../console/src/palette/texts/en.ts';
import esWords from '../../console/src/palette/texts/es.ts';
import { INNER_PLACES, OPERATIONS_PLACES, PLACES } from '../../console/src/shell/places.ts';
import de from '../../console/src/shell/texts/de.ts';
import en from '../../console/src/shell/texts/en.ts';
import es from '../../console/src/shell/texts/es.ts';
import { LANGUAGES, type Language } from '../../console/src/values/language.ts';
import { consoleRoutes } from '../support/console/routes.ts';

const CATALOGUES = { en: { ...en, ...enWords }, de: { ...de, ...deWords }, es: { ...es, ...esWords } };

/** What somebody who has not seen the console would type, in the order of the languages. */
const TYPED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/': { en: 'home', de: 'start', es: 'inicio' },
  '/buy': { en: 'invest', de: 'investieren', es: 'invertir' },
  '/buy/auction': { en: 'bid', de: 'gebot', es: 'puja' },
  '/portfolio': { en: 'balance', de: 'guthaben', es: 'saldo' },
  '/move': { en: 'send', de: 'uberweisung', es: 'enviar' },
  '/move/swap': { en: 'exchange', de: 'umtausch', es: 'cambiar' },
  '/markets': { en: 'chart', de: 'diagramm', es: 'grafico' },
  '/agent': { en: 'chat', de: 'chat', es: 'chat' },
  '/verification': { en: 'kyc', de: 'kyc', es: 'kyc' },
  '/developer': { en: 'api key', de: 'api-schlussel', es: 'claves' },
  '/settings': { en: 'language', de: 'sprache', es: 'idioma' },
  ...Object.fromEntries(
    Object.entries({
      '': 'figures',
      '/people': 'customers',
      '/proposals': 'approve',
      '/decisions': 'refused',
      '/alarms': 'alerts',
      '/audit': 'log',
      '/reconciliation': 'differences',
      '/queue': 'dead letters',
    }).map(([path, word]) => [`/operations${path}`, { en: word, de: word, es: word }]),
  ),
};

/** The pages that a role can open, as the shell hands them to the palette. */
function pagesOf(language: Language, isOperator: boolean) {
  const texts: Readonly<Record<string, string>> = CATALOGUES[language];
  const ofEverybody = [...PLACES, ...INNER_PLACES].map(({ to, text }) => ({
    to,
    label: texts[`place.${text}`] ?? '',
    words: texts[`words.${text}`] ?? '',
  }));
  const ofOperators = OPERATIONS_PLACES.map(({ to, label }) => ({ to, label, words: WORDS_OF_OPERATORS[to] ?? '' }));
  return isOperator ? [...ofEverybody, ...ofOperators] : ofEverybody;
}

/** A page of one record is reached from its list. */
const wanted = (isOperator: boolean) =>
  consoleRoutes.filter((route) => !route.isOfRecord && (isOperator || !route.isOfOperators)).map(({ path }) => path);

describe('Ctrl+K', () => {
  for (const language of LANGUAGES)
    for (const isOperator of [false, true])
      it(`finds each page of ${isOperator ? 'an operator' : 'a customer'} by its title and by a common word, in ${language}`, () => {
        const pages = pagesOf(language, isOperator);
        const leadsTo = (text: string) => destinationsOf(text, pages, isOperator).map(({ to }) => to);
        const lost = wanted(isOperator).filter((path) => {
          const page = pages.find(({ to }) => to === path);
          const typed = TYPED[path]?.[language];
          if (page === undefined || typed === undefined) return true;
          const texts = [page.label, page.label.toUpperCase(), typed, ...page.words.split(', ')];
          return page.label === '' || page.words === '' || texts.some((text) => !leadsTo(text).includes(path));
        });
        expect(lost).to.deep.equal([]);
      });

  it('leads a customer to no page of operators', () => {
    expect(destinationsOf('', pagesOf('en', false), false).filter(({ to }) => to.startsWith('/operations'))).to.be
      .empty;
  });
});
