import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect } from 'chai';
import { circlesOf, circlesOfFolders, circlesOfSiblings, type Import } from './support/import-circles.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SRC = join(ROOT, 'src');

/** The layers that each layer may import; packages are listed separately. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  application: ['domain', 'application'],
  adapters: ['domain', 'application', 'adapters', 'openapi.examples.json'],
  infrastructure: ['domain', 'application', 'adapters', 'infrastructure', 'migrations'],
  'main.ts': ['infrastructure'],
};
const WITHOUT_PACKAGES = ['domain', 'application'];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Static, type-only, re-exporting and dynamic imports, and `import('x').T`; not the same words inside quotes. */
const IMPORT = /(?<!['"])(?<![.\w])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENT, '');

const importsOf = (file: string) => [...codeOf(file).matchAll(IMPORT)].map(([, , specifier = '']) => specifier);

const floorOf = (file: string) => relative(SRC, file).split(sep)[0] ?? '';

function trespass(file: string, specifier: string): string[] {
  const from = floorOf(file);
  const isLocal = specifier.startsWith('.');
  const target = isLocal ? resolve(dirname(file), specifier) : specifier;
  const to = isLocal
    ? target.startsWith(`${SRC}${sep}`)
      ? floorOf(target)
      : relative(ROOT, target).split(sep)[0]
    : '';
  const allowed = isLocal ? MAY_IMPORT[from]?.includes(to ?? '') : !WITHOUT_PACKAGES.includes(from);
  return allowed ? [] : [`${relative(ROOT, file)} -> ${specifier}`];
}

/** Every import of one file by another, including types. */
const importsAmong = (files: readonly string[]): Import[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier): Import => [relative(ROOT, file), relative(ROOT, resolve(dirname(file), specifier))]),
  );

describe('the architecture', () => {
  const files = filesIn(SRC);

  it('is read completely', () => {
    expect(files.length).to.be.greaterThan(100);
    for (const floor of Object.keys(MAY_IMPORT)) expect(existsSync(join(SRC, floor)), floor).to.equal(true);
    expect(files.flatMap(importsOf).length).to.be.greaterThan(300);
  });

  it('allows imports inwards only, and no packages in the inner layers', () => {
    expect(files.flatMap((file) => importsOf(file).flatMap((specifier) => trespass(file, specifier)))).to.deep.equal(
      [],
    );
  });

  const imports = importsAmong(files);

  it('has no files that import each other in a circle', () => expect(circlesOf(imports)).to.deep.equal([]));

  // A bundle of a file that loads itself later calls what it does not hold.
  it('has no file that imports itself', () => expect(imports.filter(([from, to]) => from === to)).to.deep.equal([]));

  it('has no folders whose files import each other in a circle', () =>
    expect(circlesOfFolders(imports)).to.deep.equal([]));

  it('has no siblings, at any level, that import each other in a circle', () =>
    expect(circlesOfSiblings(imports)).to.deep.equal([]));

  for (const [what, pattern, floors] of [
    ['process.env', /\bprocess\.env\b/, ['infrastructure']],
    ['Inversify', /'inversify'/, ['infrastructure']],
    ['Express', /'express'/, ['adapters', 'infrastructure']],
    ['the clock', /\bDate\.now\(|new Date\(\)/, ['adapters', 'infrastructure']],
    ['chance', /\bMath\.random\(/, []],
  ] as const)
    it(`allows only ${floors.join(' and ') || 'nobody'} to import ${what}`, () => {
      const strangers = files.filter((file) => pattern.test(codeOf(file)) && !floors.includes(floorOf(file) as never));
      expect(strangers.map((file) => relative(ROOT, file))).to.deep.equal([]);
    });

  it('makes outgoing HTTP requests in one file', () => {
    const clients = files.filter((file) => /'axios'|\bfetch\(\s*['"`]|\bhttps?\.(get|request)\(/.test(codeOf(file)));
    expect(clients.map((file) => relative(SRC, file))).to.deep.equal(['adapters/outbound/http-exchange.ts']);
  });

  it('proves a wallet where the frame admits and of a linked account, and nowhere else', () => {
    const filesWith = (pattern: RegExp) =>
      files.filter((file) => pattern.test(codeOf(file))).map((file) => relative(SRC, file));
    expect(filesWith(/\bproved\(/)).to.have.members([
      'adapters/http/frame/admission/admit.ts',
      'application/chat/index.ts',
    ]);
    expect(filesWith(/\bas (ProvedWallet|ProvedSession|ProvedKey)\b/)).to.deep.equal([]);
    expect(filesWith(/\bnew (SessionCaller|KeyCaller|OperatorCaller)\(/)).to.deep.equal([
      'adapters/http/frame/admission/admit.ts',
    ]);
  });

  describe('of the client', () => {
    const client = filesIn(join(ROOT, 'client/src'));
    const among = importsAmong(client);

    /** The packages that an entry of the client needs, with those of all files that it reaches. */
    const neededBy = (entry: string) => {
      const reached = new Set([`client/src/${entry}`]);
      for (const file of reached)
        for (const [importer, imported] of among) if (importer === file) reached.add(imported);
      return new Set([...reached].flatMap((file) => importsOf(join(ROOT, file)).filter((one) => !one.startsWith('.'))));
    };
    const VIEM = ['viem', 'viem/actions', 'viem/siwe'];

    it('needs nothing but openapi-fetch at its base, so that it runs in browsers and without a wallet', () =>
      expect(neededBy('base.ts')).to.deep.equal(new Set(['openapi-fetch'])));

    it('needs viem for the flows, and React and TanStack Query for the hooks only', () => {
      expect(neededBy('index.ts')).to.deep.equal(new Set(['openapi-fetch', ...VIEM]));
      const forHooks = ['react', '@tanstack/react-query'];
      expect(new Set(client.flatMap(importsOf).filter((one) => !one.startsWith('.')))).to.deep.equal(
        new Set(['openapi-fetch', ...VIEM, ...forHooks]),
      );
    });

    it('has no circles, and nothing of the service', () => {
      expect([...circlesOf(among), ...circlesOfFolders(among), ...circlesOfSiblings(among)]).to.deep.equal([]);
      expect(among.map(([, imported]) => imported).filter((file) => !file.startsWith('client/src/'))).to.deep.equal([]);
    });

    it('is used by no file of the service', () =>
      expect(files.filter((file) => importsOf(file).includes('@institutional-defi/client'))).to.deep.equal([]));
  });

  it('of the console has no files that import each other in a circle', () =>
    expect(circlesOf(importsAmong(filesIn(join(ROOT, 'console/src'))))).to.deep.equal([]));

  it('detects every form of import', () => {
    const inDomain = join(SRC, 'domain', 'sale', 'x.ts');
    const ways = ["import 'a'", "import x from 'a'", "import type { X } from 'a'", "export * from 'a'", "import('a')"];
    for (const way of ways)
      expect(
        [...way.matchAll(IMPORT)].map((match) => match[2]),
        way,
      ).to.deep.equal(['a']);
    for (const specifier of [
      'ethers',
      'node:fs',
      '../../application/x.ts',
      '../../adapters/x.ts',
      '../../../test/x.ts',
    ])
      expect(trespass(inDomain, specifier), specifier).to.have.length(1);
  });
});
