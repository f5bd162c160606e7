// Packs the client, installs it from the registry into empty folders with what each entry needs, and imports the entry there. The versions are
// those of this repository, which the README names. Not a test: it needs the registry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('..', import.meta.url));
const packageAt = (folder) => JSON.parse(readFileSync(join(client, folder, 'package.json'), 'utf8'));
const pinned = { ...packageAt('../console').devDependencies, ...packageAt('..').dependencies };

const ENTRIES = [
  { entry: 'base', needs: [] },
  { entry: '', needs: ['viem'] },
  { entry: '', needs: ['viem', 'mppx'] },
  { entry: 'react', needs: ['viem', 'react', '@tanstack/react-query'] },
];

const folder = mkdtempSync(join(tmpdir(), 'client-'));
try {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: client,
    encoding: 'utf8',
  });
  const tarball = join(folder, JSON.parse(packed)[0].filename);
  for (const { entry, needs } of ENTRIES) tryIn(mkdtempSync(join(folder, 'empty-')), tarball, entry, needs);
} finally {
  rmSync(folder, { recursive: true });
}

function tryIn(cwd, tarball, entry, needs) {
  writeFileSync(join(cwd, 'package.json'), '{"type":"module"}');
  const packages = needs.map((name) => `${name}@${pinned[name]}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...packages], { cwd });
  const specifier = ['@institutional-defi/client', entry].filter((part) => part !== '').join('/');
  execFileSync(process.execPath, ['--input-type=module', '-e', `await import('${specifier}')`], { cwd });
  console.log(`ok ${specifier} with ${packages.join(', ') || 'nothing else'}`);
}
