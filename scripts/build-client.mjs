// Compiles client/ into client/dist, unless its sources are those of the last build: a digest of them is kept beside the output.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'client');
const mark = join(client, 'dist/.inputs');

const sources = readdirSync(join(client, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const digest = createHash('sha256');
for (const name of ['tsconfig.json', 'package.json', ...sources.sort().map((source) => join('src', source))])
  digest.update(`${name}\0`).update(readFileSync(join(client, name)));
const inputs = digest.digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== inputs) {
  rmSync(join(client, 'dist'), { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', client], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, inputs);
}
