// `node scripts/bundle-commit.mjs <commit>`: bundles the service as it was at that commit, with the packages that are installed now, and prints the path
// of its main file. Exit status 2 when this checkout does not hold the commit.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING, EXTERNAL } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['src', 'migrations', 'docs', 'package.json', 'openapi.examples.json', 'tsconfig.json'];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], { maxBuffer: 1 << 28 });
  if (status === 0) return stdout;
  console.error(stderr.toString().trim());
  process.exit(2);
}

const commit = git('rev-parse', '--verify', `${process.argv[2] ?? 'HEAD~1'}^{commit}`)
  .toString()
  .trim();
// Below the repository, so that it finds the packages.
const folder = `${root}dist/former/${commit}`;
const main = `${folder}/dist/bundle/main.js`;
if (!existsSync(main)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-x', '-C', folder], { input: git('archive', commit, ...PARTS) });
  if (status !== 0) process.exit(1);
  await build({
    ...BUNDLING,
    absWorkingDir: folder,
    entryPoints: ['src/main.ts'],
    outdir: `${folder}/dist/bundle`,
    external: EXTERNAL,
    logLevel: 'error',
  });
}
console.log(main);
