import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import { SUB_COMMANDS } from '../../src/infrastructure/commands/sub-commands.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const operations = readdirSync(join(ROOT, 'docs/operations'))
  .map((file) => read(`docs/operations/${file}`))
  .join('\n');
const documents = [
  ...['.env.example', 'README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'compose.yaml'],
  ...readdirSync(join(ROOT, 'docs'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md') && !file.startsWith('adr'))
    .map((file) => `docs/${file}`),
];

/** What the last stage of the Dockerfile copies from the one that builds. */
const image = read('Dockerfile');
const copied = all(image.slice(image.lastIndexOf('\nFROM ')), /^COPY --from=build (.+) \S+$/gm)
  .flatMap((files) => files.split(' '))
  .map((file) => file.replace('/src/', ''));

describe('the commands of the documents', () => {
  it('run files that the image has', () => {
    const programs = new Set(all(operations, /\bnode ([\w./-]+\.m?js)/g));
    expect([...programs]).to.deep.equal(['bin/service.mjs']);
    for (const program of programs) {
      expect(statSync(join(ROOT, program)).isFile()).to.equal(true);
      expect(copied.some((place) => program === place || program.startsWith(`${place}/`))).to.equal(true);
    }
  });

  it('run the bundle, or the modules that were compiled after it, or say that nothing is compiled', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bin-'));
    cpSync(join(ROOT, 'bin'), join(folder, 'bin'), { recursive: true });
    const run = () =>
      spawnSync(process.execPath, ['bin/service.mjs', 'migrate', '--x'], { cwd: folder, encoding: 'utf8' });
    expect(run()).to.include({ status: 1, stderr: 'The service is not compiled: run npm run build first.\n' });
    const write = (file: string, second: number) => {
      const path = join(folder, 'dist', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `console.log('${file}', ...process.argv.slice(2));`);
      utimesSync(path, second, second);
    };
    for (const [file, second, expected] of [
      ['src/main.js', 1, 'src/main.js'],
      ['bundle/main.js', 2, 'bundle/main.js'],
      ['.tsbuildinfo', 3, 'src/main.js'],
      ['bundle/main.js', 4, 'bundle/main.js'],
      ['.tsbuildinfo-service', 5, 'src/main.js'],
    ] as const) {
      write(file, second);
      expect(run()).to.include({ status: 0, stdout: `${expected} migrate --x\n` });
    }
    rmSync(join(folder, 'dist/src'), { recursive: true });
    for (const record of ['.tsbuildinfo', '.tsbuildinfo-service']) rmSync(join(folder, 'dist', record));
    expect(run()).to.include({ status: 0, stdout: 'bundle/main.js migrate --x\n' });
    rmSync(folder, { recursive: true });
  });

  it('run with npm only what is done in a checkout', () =>
    expect(new Set(all(operations, /\bnpm (?:run )?([a-z]+)/g))).to.deep.equal(
      new Set(['build', 'ci', 'test', 'bundle', 'prune']),
    ));

  it('name sub-commands that exist', () => {
    const known = Object.keys(SUB_COMMANDS);
    expect(known).to.include.members(['serve', 'migrate', 'secrets', 'dead-letters']);
    for (const document of documents)
      for (const name of all(read(document), /(?:bin\/service\.mjs|`institutional-defi-api) ([a-z-]+)/g))
        expect(known, document).to.include(name);
  });

  it('name commands of operators that exist', () => {
    const main = join(ROOT, 'dist/src/main.js');
    const { stdout } = spawnSync(process.execPath, [main, 'operator', '--help'], { encoding: 'utf8' });
    const known = all(stdout, /^ {2}([a-z-]+)\b/gm);
    expect(known).to.include.members(['reconcile', 'decisions', 'approve']);
    for (const document of documents)
      for (const name of all(read(document), /(?:service\.mjs|`) ?operator ([a-z][a-z-]*)/g))
        expect(known, document).to.include(name);
  });

  it('never name the compiled files themselves', () => {
    for (const document of documents) expect(read(document), document).to.not.match(/dist\/(src|bundle)\/main\.js/);
  });
});

const ROTATION = /\brotat|\b(new|old) (one|key|value)\b/i;
const ORDER = /\b(first|front|end|after|then|later|minutes?|hours?|days?)\b/i;

/** The sentences of a text, its comment signs, link targets and line ends removed, that say how a key is replaced. */
const rotationsIn = (text: string) =>
  text
    .replaceAll(/^[A-Z0-9_]+=.*$/gm, '| ')
    .replaceAll(/^# ?/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll('\n', ' ')
    .split(/(?<=[.|:]) /)
    .filter((sentence) => ROTATION.test(sentence) && ORDER.test(sentence));

describe('the order in which a secret is replaced', () => {
  it('is stated in docs/operations/rotate.md only', () => {
    expect(read('docs/operations/rotate.md')).to.match(/Add the new key at the \*\*end\*\*. 2. Move it to the front/);
    // The page of error codes speaks to callers, about keys of their own.
    for (const document of documents.filter((name) => !['docs/operations/rotate.md', 'docs/errors.md'].includes(name)))
      expect(rotationsIn(read(document)), document).to.deep.equal([]);
  });

  it('is found in the sentences that stated another one', () => {
    for (const sentence of [
      '# The first signs, all verify: to\n# rotate, put a new one first and drop the old one 12 hours later.\nSESSION_KEYS=',
      'Rotation: `SESSION_KEYS` takes several keys; put the new one first.',
      'To rotate the secret, add a new one at the end of `MPP_SECRET_KEYS`, then move it to the front.',
    ])
      expect(rotationsIn(sentence)).to.have.length(1);
  });
});
