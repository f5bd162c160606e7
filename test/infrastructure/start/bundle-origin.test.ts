import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { digestOfSources, isOutdatedBundle, ORIGIN_FILE } from '../../../src/infrastructure/start/bundle-origin.ts';

describe('a bundle', () => {
  let root: string;
  const bundle = () => join(root, 'dist/bundle');
  const write = (file: string, content: string) => writeFileSync(join(root, file), content);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-origin-'));
    for (const folder of ['src/domain', 'migrations', 'dist/bundle'])
      mkdirSync(join(root, folder), { recursive: true });
    write('src/main.ts', 'start();');
    write('src/domain/sale.ts', 'sell();');
    write('src/domain/weights.json', '[1]');
    write('migrations/0001.ts', 'create();');
    write('package-lock.json', '{}');
    write('openapi.examples.json', '{}');
    writeFileSync(join(bundle(), ORIGIN_FILE), `${digestOfSources(root)}\n`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('belongs to the same sources, whenever they were written', () => {
    utimesSync(join(root, 'src/main.ts'), new Date(), new Date(Date.now() + 60_000));
    write('src/notes.md', 'nothing that is bundled');
    expect(isOutdatedBundle(bundle())).to.equal(false);
  });

  for (const [what, change] of [
    ['a source changed', () => write('src/domain/sale.ts', 'buy();')],
    ['trained weights changed', () => write('src/domain/weights.json', '[2]')],
    ['a source was added', () => write('src/domain/swap.ts', '')],
    ['a source was deleted', () => rmSync(join(root, 'src/domain/sale.ts'))],
    ['a migration was added', () => write('migrations/0002.ts', 'create();')],
    ['an example of the description changed', () => write('openapi.examples.json', '{"signIn":[]}')],
    ['a package changed', () => write('package-lock.json', '{"lockfileVersion":3}')],
  ] as const)
    it(`is outdated after ${what}`, () => {
      change();
      expect(isOutdatedBundle(bundle())).to.equal(true);
    });

  it('is not compared where there are no sources, or where it does not say what it was made from', () => {
    rmSync(join(root, 'migrations'), { recursive: true });
    expect(isOutdatedBundle(bundle())).to.equal(false);
    expect(isOutdatedBundle(join(root, 'src'))).to.equal(false);
    expect(isOutdatedBundle()).to.equal(false);
  });
});
