import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import sinon from 'sinon';
import { buildsIn } from '../../src/adapters/http/console/builds.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../scripts/build-console.mjs');

/** In place of the bundler: one page, and one script that holds the source and is worth compressing. */
const BUNDLER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [, source, , out] = process.argv.slice(2);
const text = readFileSync(source + 'src/main.ts', 'utf8');
if (text === 'broken') process.exit(3);
mkdirSync(out + '/assets', { recursive: true });
writeFileSync(out + '/index.html', 'page');
writeFileSync(out + '/assets/main.js', text.padEnd(2_000));
`;

/** In place of the generator of the client's types: they hold the description. */
const GENERATOR = `import { copyFileSync, mkdirSync } from 'node:fs';
const at = (path) => new URL('../../' + path, import.meta.url);
mkdirSync(at('client/src/description'), { recursive: true });
for (const name of ['api', 'operations']) copyFileSync(at('openapi.json'), at('client/src/description/' + name + '.ts'));
`;

describe('the build of the console', () => {
  let root: string;
  let dist: string;
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  let buildConsole: (root: string) => Promise<number>;
  const build = () => buildConsole(`${root}/`);
  const scriptIn = (folder = '') => readFileSync(join(folder, 'assets/main.js'), 'utf8').trim();
  const current = () => buildsIn(dist).current;

  before(async () => {
    ({ buildConsole } = await import(pathToFileURL(SCRIPT).href));
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'console-build-'));
    dist = join(root, 'console/dist');
    for (const file of ['package-lock.json', 'client/tsconfig.json', 'client/package.json']) write(file, '{}');
    write('client/src/index.ts', 'client');
    write('client/scripts/generate.mjs', GENERATOR);
    write('openapi.json', '"one"');
    write('console/package.json', '{}');
    write('console/src/main.ts', 'one');
    write('node_modules/vite/package.json', '{"type":"module"}');
    write('node_modules/vite/bin/vite.js', BUNDLER);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes a folder of its own, with each file also compressed', async () => {
    expect(await build()).to.equal(0);
    const folder = current()?.folder ?? '';
    expect(scriptIn(folder)).to.equal('one');
    const bytes = (name: string) => readFileSync(join(folder, 'assets', name));
    expect(brotliDecompressSync(bytes('main.js.br'))).to.deep.equal(bytes('main.js'));
    expect(gunzipSync(bytes('main.js.gz'))).to.deep.equal(bytes('main.js'));
    expect(readdirSync(folder)).to.deep.equal(['assets', 'index.html']);
  });

  it('is not made again while its inputs are the same', async () => {
    await build();
    write('node_modules/vite/bin/vite.js', 'process.exit(3);');
    expect(await build()).to.equal(0);
  });

  it('has the types of the client that the description gives now, also when they were lost', async () => {
    const types = join(root, 'client/src/description/api.ts');
    for (const description of ['"one"', '"two"']) {
      write('openapi.json', description);
      expect(await build()).to.equal(0);
      expect(readFileSync(types, 'utf8')).to.equal(description);
    }
    rmSync(types);
    await build();
    expect(existsSync(types)).to.equal(true);
    write('client/scripts/generate.mjs', 'process.exit(3);');
    expect(await build()).to.not.equal(0);
  });

  it('is made again after each change of what it is made of, and leaves the earlier one in place', async () => {
    await build();
    for (const file of [
      'console/src/main.ts',
      'console/src/kit/new.ts',
      'client/src/index.ts',
      'openapi.json',
      'package-lock.json',
    ] as const) {
      const before = current();
      write(file, '"two"');
      expect(await build(), file).to.equal(0);
      expect(current()?.name, file).to.not.equal(before?.name);
      expect(existsSync(join(before?.folder ?? '', 'index.html')), file).to.equal(true);
    }
  });

  it('returns to an earlier build without making it again', async () => {
    await build();
    const before = current()?.name;
    write('console/src/main.ts', 'two');
    await build();
    write('console/src/main.ts', 'one');
    write('node_modules/vite/bin/vite.js', 'process.exit(3);');
    expect(await build()).to.equal(0);
    expect(current()?.name).to.equal(before);
  });

  it('keeps the current build and two before it', async () => {
    for (const text of ['one', 'two', 'three', 'four']) {
      write('console/src/main.ts', text);
      await build();
    }
    const { current: newest, earlier } = buildsIn(dist);
    expect(scriptIn(newest?.folder)).to.equal('four');
    expect(earlier.map(({ folder }) => scriptIn(folder))).to.have.members(['two', 'three']);
  });

  it('keeps the current build when the next one fails', async () => {
    await build();
    const before = current();
    write('console/src/main.ts', 'broken');
    expect(await build()).to.equal(3);
    expect(current()).to.deep.equal(before);
    expect(readdirSync(dist)).to.have.members(['current', before?.name]);
  });

  it('keeps what was built where the bundler is not installed', async () => {
    await build();
    rmSync(join(root, 'node_modules'), { recursive: true });
    write('console/src/main.ts', 'two');
    expect(await build()).to.equal(0);
    expect(scriptIn(current()?.folder)).to.equal('one');
  });

  it('says what to do where neither the bundler nor a build is', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    const told = sinon.stub(console, 'error');
    const status = await build().finally(() => told.restore());
    expect(status).to.equal(1);
    expect(told.firstCall.args[0]).to.include('npm ci');
    expect(existsSync(dist)).to.equal(false);
  });
});
