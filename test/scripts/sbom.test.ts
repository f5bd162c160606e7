import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../../..');

type Component = Readonly<{
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: unknown;
  hashes?: unknown;
}>;

function listed(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs'), folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 25,
  });
  return { status, stderr, components: JSON.parse(stdout).components as readonly Component[] };
}

describe('the list of components', () => {
  it('has every package that is installed, with its licence', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, Readonly<{ link?: boolean; version?: string }>>>;
    };
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => path.startsWith('node_modules/') && !link && existsSync(join(ROOT, path, 'package.json')),
    );
    const { components } = listed(ROOT);
    expect(installed.length).to.be.greaterThan(200);
    const found = new Map(components.map((one) => [one['bom-ref'], one.version]));
    for (const [path, { version }] of installed) expect(found.get(path), path).to.equal(version);
    expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).to.deep.equal([]);
  });

  it('has packages inside of others and of a scope, follows no link, and fails without a licence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
    const add = (path: string, content: object) => {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
    };
    add('.', { name: 'app', version: '1.0.0', license: 'Apache-2.0' });
    add('workspace', { name: 'workspace', version: '1.0.0' });
    add('node_modules/@scope/one', { name: '@scope/one', version: '1.0.0', license: 'MIT' });
    add('node_modules/@scope/one/node_modules/two', { name: 'two', version: '2.0.0', license: '(MIT OR ISC)' });
    symlinkSync(join(folder, 'workspace'), join(folder, 'node_modules/workspace'));
    const { status, components } = listed(folder);
    expect(status).to.equal(0);
    expect(components.map(({ purl }) => purl)).to.deep.equal(['pkg:npm/%40scope/one@1.0.0', 'pkg:npm/two@2.0.0']);
    expect(components[1]?.licenses).to.deep.equal([{ expression: '(MIT OR ISC)' }]);
    add('node_modules/three', { name: 'three', version: '3.0.0' });
    const refused = listed(folder);
    expect(refused.status).to.equal(1);
    expect(refused.stderr).to.include('node_modules/three has no licence');
    rmSync(folder, { recursive: true });
  });
});
