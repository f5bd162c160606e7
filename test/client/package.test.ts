import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'client');
const run = promisify(execFile);

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packageAt = (folder: string) => JSON.parse(text(join(folder, 'package.json')));

describe('the package of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  after(() => rmSync(folder, { recursive: true }));

  it('holds the compiled client, its sources and its documents, and nothing else', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: CLIENT });
    const [{ files }] = JSON.parse(stdout) as [{ files: readonly { path: string }[] }];
    const others = files
      .map(({ path }) => path)
      .filter((path) => !/^(dist|src)\/.*\.(js|d\.ts|js\.map|ts)$/.test(path));
    expect(others).to.have.members(['LICENSE', 'README.md', 'REFERENCE.md', 'package.json']);
    for (const entry of ['dist/index.js', 'dist/base.d.ts', 'dist/react/index.js', 'src/description/api.ts'])
      expect(files.map(({ path }) => path)).to.include(entry);
  });

  it('is usable at its base without viem, which the main entry needs', async () => {
    const packages = join(folder, 'node_modules');
    const installed = join(packages, '@institutional-defi/client');
    mkdirSync(installed, { recursive: true });
    for (const part of ['package.json', 'dist']) cpSync(join(CLIENT, part), join(installed, part), { recursive: true });
    for (const name of Object.keys(packageAt('client').dependencies).flatMap(withDependencies))
      cpSync(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true });
    const load = (entry: string) =>
      run(process.execPath, ['--input-type=module', '-e', `await import('@institutional-defi/client${entry}')`], {
        cwd: folder,
      });
    await load('/base');
    const failure = await load('').catch(({ stderr }: { stderr: string }) => stderr);
    expect(failure).to.include("Cannot find package 'viem'");
  });

  it('has a README that names versions which this repository installs together', () => {
    const pinned = { ...packageAt('console').devDependencies, ...packageAt('.').dependencies };
    for (const name of ['viem', 'mppx', 'react', '@tanstack/react-query'])
      expect(text('client/README.md')).to.include(`${name}@${pinned[name]}`);
  });

  it('has the reference of its exports (npm run -s reference -w client > client/REFERENCE.md renews it)', async () => {
    const { stdout } = await run(process.execPath, [join(CLIENT, 'scripts/reference.mjs')]);
    expect(stdout).to.equal(text('client/REFERENCE.md'));
  });
});

const withDependencies = (name: string): readonly string[] => [
  name,
  ...Object.keys(packageAt(join('node_modules', name)).dependencies ?? {}).flatMap(withDependencies),
];
