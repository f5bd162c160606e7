// Generates the types of the workspace client/, and compiles it into client/dist, the package as it is published.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const GENERATOR = 'client/scripts/generate.mjs';
const GENERATED = ['client/src/description/api.ts', 'client/src/description/operations.ts'];

/**
 * The exit status of the generator of the client's types, which are not committed; 0 when they are there and the description, the generator
 * and its version are those of the last time.
 */
export function generateClientTypes(root) {
  const mark = `${root}dist/.client-types`;
  const inputs = digestOf(root, ['openapi.json', GENERATOR, 'client/package.json']);
  const isThere = GENERATED.every((file) => existsSync(`${root}${file}`));
  if (isThere && existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return 0;
  const { status } = spawnSync(process.execPath, [`${root}${GENERATOR}`], { stdio: 'inherit' });
  mkdirSync(`${root}dist`, { recursive: true });
  if (status === 0) writeFileSync(mark, inputs);
  return status ?? 1;
}

/** The exit status of the compiler; 0 when the sources are those of the last time, of which a digest is kept beside the output. */
export function compileClient(root) {
  const client = `${root}client/`;
  const mark = `${client}dist/.inputs`;
  const inputs = clientInputs(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return 0;
  rmSync(`${client}dist`, { recursive: true, force: true });
  const compiler = `${root}node_modules/typescript/bin/tsc`;
  const { status } = spawnSync(process.execPath, [compiler, '-p', `${client}tsconfig.json`], { stdio: 'inherit' });
  if (status === 0) writeFileSync(mark, inputs);
  return status ?? 1;
}

/** A digest of what the client is compiled from. */
export function clientInputs(root) {
  const client = `${root}client/`;
  const sources = readdirSync(`${client}src`, { recursive: true }).filter((file) => file.endsWith('.ts'));
  return digestOf(client, ['tsconfig.json', 'package.json', ...sources.sort().map((source) => `src/${source}`)]);
}

function digestOf(folder, files) {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(`${folder}${file}`));
  return digest.digest('hex');
}
