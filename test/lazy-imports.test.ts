import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const SRC = resolve(import.meta.dirname, '../../src');
/** Import expressions of packages, with what stands before and after them in their line. */
const LAZY = /^(.*?)(?<!typeof )\bimport\('([^'.][^']*)'\)(.*)$/gm;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const lazy = files.flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(LAZY)]
    .filter(([, before = '']) => /\bawait $|\bawait \S*\($|^\s*$/.test(before))
    .map(([line, , name = '']) => ({ file, name, takesDefault: /\{ default\b|\.default\b/.test(line) })),
);

/** Whether Node.js loads the file as CommonJS: by its extension, or the `type` of the package around it. */
function isCommonJs(file: string): boolean {
  if (file.endsWith('.mjs') || file.startsWith('node:')) return false;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { type?: string };
  return file.endsWith('.cjs') || type !== 'module';
}

const resolved = (name: string): string => {
  const url = import.meta.resolve(name);
  return url.startsWith('file:') ? fileURLToPath(url) : url;
};

describe('packages that are loaded when they are needed', () => {
  // Node.js finds the names in the text of a CommonJS module. The bundle keeps only its default export, and the names are undefined.
  it('are taken from the default export where they are CommonJS', () => {
    const inCommonJs = lazy.filter(({ name }) => isCommonJs(resolved(name)));
    expect(inCommonJs.map(({ name }) => name)).to.include.members(['ioredis', '@aws-sdk/client-kms']);
    expect(lazy.map(({ name }) => name)).to.include.members(['viem', 'mppx', 'axios', 'trading-signals']);
    expect(inCommonJs.filter(({ takesDefault }) => !takesDefault)).to.deep.equal([]);
  });
});
