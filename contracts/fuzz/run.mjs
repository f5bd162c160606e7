// Runs the fuzz and invariant tests with forge: the binary in FORGE_BIN, or the one of the npm package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = `@foundry-rs/forge-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;

function forgeBinary() {
  if (process.env.FORGE_BIN) return process.env.FORGE_BIN;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), 'bin', 'forge');
  } catch {
    return undefined;
  }
}

const forge = forgeBinary();
if (forge === undefined || !existsSync(forge)) {
  console.error(`forge was not found: install ${PACKAGE} by npm, or set FORGE_BIN to the binary of Foundry`);
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const { status, error } = spawnSync(forge, ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FOUNDRY_DISABLE_NIGHTLY_WARNING: '1' },
});
if (error) console.error(error.message);
process.exit(status ?? 1);
