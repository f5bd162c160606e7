// Compiles the workspace client/ into client/dist, the package as it is published.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

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
  const digest = createHash('sha256');
  for (const file of ['tsconfig.json', 'package.json', ...sources.sort().map((source) => `src/${source}`)])
    digest.update(`${file}\0`).update(readFileSync(`${client}${file}`));
  return digest.digest('hex');
}
