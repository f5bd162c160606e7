import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LANGUAGE = join(ROOT, 'src/adapters/language');
const ALLOWED = [
  'src/adapters/language/',
  'src/application/ports/chat/',
  'src/domain/chat/',
  'src/domain/shared/',
  'node:zlib',
];

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import\b[^']*'([^']+)'/gm)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? relative(ROOT, resolve(dirname(file), specifier)) : specifier,
  );

describe('the language adapter', () => {
  const files = readdirSync(LANGUAGE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const imported = files.flatMap((file) => importsOf(join(LANGUAGE, file)));

  it('imports the vocabulary of conversations, and no package and no other part of the service', () => {
    expect(imported.length).to.be.greaterThan(100);
    expect(imported.filter((path) => !ALLOWED.some((folder) => path.startsWith(folder)))).to.deep.equal([]);
  });
});
