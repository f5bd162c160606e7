// `npm run licences`: the licences of all packages that are needed in production, from package-lock.json. Exit status 1 when one of them is
// not accepted.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DATA_OF_COUNTRIES = 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)';
/** Permissive licences; the data of countries needs the attribution that NOTICE has. */
const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  DATA_OF_COUNTRIES,
]);

const lock = readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8');
const needed = Object.entries(JSON.parse(lock).packages).filter(
  ([path, { dev, devOptional, optional, link }]) =>
    path.includes('node_modules/') && !dev && !devOptional && !optional && !link,
);
const byLicence = new Map();
for (const [path, { license = 'none' }] of needed) byLicence.set(license, [...(byLicence.get(license) ?? []), path]);
for (const [licence, paths] of [...byLicence].sort()) {
  console.log(`${licence}: ${paths.length}`);
  if (!ACCEPTED.has(licence)) console.error(`not accepted: ${licence}, of ${paths.join(', ')}`);
}
process.exit([...byLicence.keys()].every((licence) => ACCEPTED.has(licence)) ? 0 : 1);
