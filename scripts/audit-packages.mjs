// `npm run audit:packages [-- <folder>]`: what package-lock.json may hold, and whether advisories are known about what production needs. Exit
// status 1 when something is not accepted. A registry that has no advisories (404 or 405) is named, and passes; one that cannot be reached
// passes too, but not where CI is set.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
/** Signs in variable time, and has no maintainer for it. */
const BANNED = ['elliptic'];
const GRAVE = ['high', 'critical'];
const NOT_OFFERED = [404, 405];

const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
const nameOf = (path) => path.split('node_modules/').at(-1);
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
const faults = [...hosts(), ...banned(), ...unpinned()];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && advisoriesPass() ? 0 : 1;

function hosts() {
  const named = installed.filter(([, { resolved, link }]) => resolved !== undefined && !link);
  return named.map(([path, { resolved }]) => `${path} names where it comes from: ${resolved}`);
}

function banned() {
  return installed.filter(([path]) => BANNED.includes(nameOf(path))).map(([path]) => `${path} must not be installed`);
}

/** A version of @noble that no package names is one that nobody has tried with it: exact, or the lowest of a range. */
function unpinned() {
  const ours = (name) => name.startsWith('@noble/');
  const pins = new Set(
    installed.flatMap(([, { dependencies = {} }]) =>
      Object.entries(dependencies).map(([name, range]) => `${name}@${range.replace(/^[~^]/, '')}`),
    ),
  );
  const versions = installed.filter(([path]) => ours(nameOf(path))).map(([path, { version }]) => [path, version]);
  return versions
    .filter(([path, version]) => !pins.has(`${nameOf(path)}@${version}`))
    .map(([path, version]) => `${path} is ${version}, which no package that needs it pins`);
}

function advisoriesPass() {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];
  const { stdout, error } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw error;
  const report = JSON.parse(stdout);
  if (report.vulnerabilities === undefined) {
    const isOffered = !NOT_OFFERED.includes(report.statusCode);
    const why = report.message ?? report.error?.summary ?? 'no reason given';
    console.log(`advisories were not checked: ${isOffered ? why : `the registry offers none (${report.statusCode})`}`);
    return !isOffered || process.env.CI === undefined;
  }
  const known = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of known) console.error(`${severity}: ${name} ${range}`);
  console.log(`${known.length} packages with advisories`);
  return known.every(({ severity }) => !GRAVE.includes(severity));
}
