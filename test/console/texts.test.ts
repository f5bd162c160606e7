import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import compile from 'icu-minify/compile';
import { LANGUAGES } from '../../console/src/values/language.ts';
import { literalTexts, messagesOf, stringsOf } from '../support/console/texts.ts';

const SOURCES = resolve(import.meta.dirname, '../../../console/src');

/** The parts that customers see. Operators' and developers' pages are in English. */
const ROOMS = [
  ...['app', 'shell', 'session', 'guide', 'figures', 'history', 'kit', 'signing', 'tokens'],
  ...['agent', 'buy', 'markets', 'move', 'overview', 'portfolio', 'settings', 'verification'].map(
    (section) => `sections/${section}`,
  ),
  'sections/buy/auction',
];

/** Names of languages in themselves, and of the operators' pages. */
const NOT_TEXTS = ['shell/language-choice.tsx', 'shell/places.ts'];

const filesOf = (room: string) =>
  readdirSync(join(SOURCES, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)texts\//.test(file))
    .map((file) => `${room}/${file}`);

const sourceOf = (path: string) => readFileSync(join(SOURCES, path), 'utf8');

/** The palette also leads to the records of operators, in English. */
const catalogues = [...ROOMS, 'palette'].filter((room) => existsSync(join(SOURCES, room, 'texts')));

describe('the texts of the console', () => {
  for (const room of ROOMS)
    it(`of ${room} are in a catalogue, and nowhere else`, () => {
      const found = filesOf(room)
        .filter((path) => !NOT_TEXTS.includes(path))
        .flatMap((path) => literalTexts(path, sourceOf(path)).map((text) => `${path}: ${text}`));
      expect(found).to.deep.equal([]);
    });

  for (const room of catalogues)
    it(`of ${room} take the same arguments in each language, and each is used`, () => {
      const [english, ...others] = LANGUAGES.map((language) => {
        const path = `${room}/texts/${language}.ts`;
        return messagesOf(path, sourceOf(path));
      });
      const argumentsIn = (messages: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, argumentsOf(text)]));
      for (const other of others) expect(argumentsIn(other)).to.deep.equal(argumentsIn(english ?? {}));
      const used = usedIn(room);
      expect(Object.keys(english ?? {}).filter((key) => !used(key))).to.deep.equal([]);
    });

  for (const route of readdirSync(join(SOURCES, 'routes')).filter(
    (name) => name.endsWith('.ts') && name !== 'index.ts',
  ))
    it(`of everything on the page of routes/${route} are loaded with it`, () => {
      const source = sourceOf(`routes/${route}`);
      const loaded = [...AT_START, ...importsIn(`routes/${route}`, source)].filter(isCatalogue);
      const page = /import\('([^']+)'\)/.exec(source)?.[1] ?? '';
      const needed = [...reachedFrom(join('routes', page))].filter(isCatalogue);
      expect(needed.filter((catalogue) => !loaded.includes(catalogue))).to.deep.equal([]);
    });

  it('call the agent by one word in each language', () => {
    const others = { en: /\bassistants?\b/i, de: /\bAgent(?:en)?\b/i, es: /\bagentes?\b/i };
    for (const [language, other] of Object.entries(others))
      expect(textsIn(language).filter(([, text]) => other.test(text))).to.deep.equal([]);
  });

  it('have no word for two things', () => {
    const english = new Map<string, string>(textsIn('en'));
    const faults = WORDS.flatMap(([language, word, meant]) => {
      const isMeant = (where: string) => meant?.test(english.get(where.replace(`/${language}.ts`, '/en.ts')) ?? '');
      return textsIn(language).filter(([where, text]) => word.test(text) && isMeant(where) !== true);
    });
    expect(faults).to.deep.equal([]);
  });

  it('explain each abbreviation that not everybody who comes here knows', () => {
    const unexplained = LANGUAGES.flatMap((language) => {
      const texts = textsIn(language);
      return texts
        .flatMap(([where, text]) => [...text.matchAll(ABBREVIATION)].map(([short]) => [where, short] as const))
        .filter(([, short]) => !KNOWN.has(short) && !texts.some(([, text]) => text.includes(`(${short}`)))
        .map(([where, short]) => `${where}: ${short}`);
    });
    expect(unexplained).to.deep.equal([]);
  });

  it('have no label of the kind “number of the swap”', () => {
    const written = filesOf('sections/operations').flatMap((path) =>
      literalTexts(path, sourceOf(path)).map((text) => [path, text] as const),
    );
    expect([...textsIn('en'), ...written].filter(([, text]) => ROUNDABOUT.test(text))).to.deep.equal([]);
    for (const label of ['Number of the swap', 'The code of this offer']) expect(label).to.match(ROUNDABOUT);
  });

  it('have their figures from values/, which writes them as the language does', () => {
    const faults = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('values/'))
      .filter((file) => OWN_FIGURE.test(sourceOf(file)));
    expect(faults).to.deep.equal([]);
    for (const own of ['usd.toFixed(2)', 'bid.maxPrice.decimal']) expect(own).to.match(OWN_FIGURE);
  });

  it('are found where they are written into a page', () => {
    const page = `export const Page = () => <Card title="A card" label={isOpen ? 'Open' : say('closed')}>Some <b>text</b></Card>;
      const COLUMNS = [{ id: 'time', title: 'Time' }];`;
    expect(literalTexts('page.tsx', page)).to.have.members(['A card', 'Open', 'Some', 'text', 'Time']);
  });
});

/** The texts of all rooms that customers see, each with where it is. */
const textsIn = (language: string) =>
  catalogues
    .filter((room) => ROOMS.includes(room))
    .flatMap((room) => {
      const path = `${room}/texts/${language}.ts`;
      return Object.entries(messagesOf(path, sourceOf(path))).map(([key, text]) => [`${path} ${key}`, text] as const);
    });

/** A word of a language, and what the English text speaks of wherever it stands; nothing where another word is used. */
const WORDS: readonly (readonly [language: string, word: RegExp, meant?: RegExp])[] = [
  ['es', /carteras?\b/i, /portfolio/i],
  ['es', /monederos?\b/i, /wallet|account|it\b/i],
  ['es', /\bnivel(es)?\b/i, /tier|level/i],
  ['es', /\bseries?\b/i, /series/i],
  ['es', /aprobaci[oó]n|asistencia|billetera/i],
  ['de', /Stufen?\b/i, /tier|level/i],
  ['de', /\bSerien?\b/i, /series/i],
  ['de', /Nummer des Tauschs|Genehmigung|Geldbörse/i],
  ['en', /number of the swap/i],
];

const ABBREVIATION = /\b[A-Z]{2,}\b/g;
/** Currencies and coins, and what is known by its abbreviation only. `FR` is an example of a country. */
const KNOWN = new Set(['API', 'ETH', 'EU', 'FR', 'ID', 'NFT', 'OK', 'QR', 'SOL', 'URL', 'US', 'USD', 'USDC', 'UTC']);

/** Two nouns and nothing else. */
const ROUNDABOUT = /^(?:The [a-z]|[A-Z])\w* of (?:the|this) [\w-]+$/;

/** The API's decimal text of a price, or the decimals of a number, as they are. */
const OWN_FIGURE = /\.toFixed\(|(?<!amountText\([\w.]*)\.decimal\b/;

const isCatalogue = (path: string) => path.endsWith('/texts/index.ts');

/** Files that a file imports, at once or when they are needed. */
const importsIn = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, name = '']) => join(dirname(path), name));

const AT_START = importsIn('main.tsx', sourceOf('main.tsx'));

function reachedFrom(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path) || !/\.tsx?$/.test(path)) return known;
  known.add(path);
  // Catalogues import their languages, which lead nowhere.
  if (!isCatalogue(path)) for (const next of importsIn(path, sourceOf(path))) reachedFrom(next, known);
  return known;
}

/** The palette and the pages of the frame use the catalogue of the shell, and whoever shows an error that of the kit. */
const USED_ALSO_IN: Readonly<Record<string, readonly string[]>> = { shell: ['app', 'palette', 'routes'] };

/** Whether a key is written somewhere in the room, whole or as what begins it: `status.${status}`. */
function usedIn(room: string): (key: string) => boolean {
  const strings = [room, ...(USED_ALSO_IN[room] ?? [])].flatMap((one) =>
    filesOf(one).flatMap((path) => stringsOf(path, sourceOf(path))),
  );
  const whole = new Set(strings.map(({ text }) => text));
  const begun = strings.filter(({ isBeginning, text }) => isBeginning && text.endsWith('.')).map(({ text }) => text);
  return (key) => whole.has(key) || begun.some((beginning) => key.startsWith(beginning));
}

/** The arguments with their kinds, and the tags. What stands in braces after a case of a plural is a text. */
const ARGUMENT = /(?<!(?:one|other|=\d+)\s*)\{\s*(\w+\s*(?:,\s*\w+)?)\s*[,}]|<(\w+)>/g;

/** Throws when the text is not an ICU message. */
function argumentsOf(text: string): readonly string[] {
  compile(text);
  return [...new Set([...text.matchAll(ARGUMENT)].map(([, argument, tag]) => argument ?? `<${tag}>`))].sort();
}
