// `node scripts/sbom.mjs <folder>`: what is installed in its node_modules, as CycloneDX 1.5 on standard output. `npm sbom` reads the lock file,
// and leaves out packages of a project with workspaces. Exit status 1 when a package has no licence.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = process.argv[2] ?? '.';
const read = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

/** The folders of packages, with those inside of them, relative to the folder. Links lead to workspaces, which are not packages of others. */
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.') && !lstatSync(join(modules, name)).isSymbolicLink())
    .flatMap((name) => {
      const path = join(modules, name);
      if (name.startsWith('@')) return packagesIn(path);
      return [relative(folder, path), ...packagesIn(join(path, 'node_modules'))];
    });
}

const idOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const licencesOf = (licence) => [
  /^[\w.-]+$/.test(licence)
    ? { license: { id: licence } }
    : /^SEE /.test(licence)
      ? { license: { name: licence } }
      : { expression: licence },
];
const hashesOf = (integrity = '') => {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return digest === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
};

const locked = existsSync(join(folder, 'node_modules/.package-lock.json'))
  ? read('node_modules/.package-lock.json').packages
  : {};
const components = packagesIn(join(folder, 'node_modules')).map((path) => {
  const { name, version, license, licenses } = read(path, 'package.json');
  const licence = license?.type ?? license ?? licenses?.[0]?.type ?? locked[path]?.license;
  if (licence === undefined) {
    console.error(`${path} has no licence`);
    process.exitCode = 1;
  }
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    ...(licence !== undefined && { licenses: licencesOf(licence) }),
    purl: idOf(name, version),
    ...hashesOf(locked[path]?.integrity),
  };
});
const { name, version, license } = read('package.json');
const component = { type: 'application', 'bom-ref': idOf(name, version), name, version, licenses: licencesOf(license) };
console.log(
  JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components },
    null,
    1,
  ),
);
