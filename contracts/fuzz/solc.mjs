#!/usr/bin/env node
// The compiler of the npm package with the two options that forge uses: --version, and --standard-json on standard
// input.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import solc from 'solc';

const args = process.argv.slice(2);
if (args.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++');
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`);
  process.exit();
}
const at = args.indexOf('--base-path');
const base = (at >= 0 && args[at + 1]) || process.cwd();
const contents = (path) => {
  const file = resolve(base, path);
  return existsSync(file) ? { contents: readFileSync(file, 'utf8') } : { error: `File not found: ${path}` };
};
process.stdout.write(solc.compile(readFileSync(0, 'utf8'), { import: contents }));
