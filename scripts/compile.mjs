// Compiles into `dist` and leaves there exactly what the sources give. Only changed files are written, so that a running service keeps its
// modules; the output of a deleted source is deleted, so that no stale test or migration is ever run.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileClient, generateClientTypes } from './compile-client.mjs';

/** `service`: what `dist/src/main.js` loads. `all`: also the tests, the demo, the benches and the client that these import. */
const PROJECTS = {
  service: { config: 'tsconfig.service.json', record: '.tsbuildinfo-service', folders: ['src', 'migrations'] },
  all: {
    config: 'tsconfig.json',
    record: '.tsbuildinfo',
    // Not client/src/react: the types of React declare an empty DOM, so nothing here imports the hooks.
    folders: [
      ...['src', 'migrations', 'test', 'contracts', 'demo', 'bench', 'drills', 'console/src/values'],
      ...['core', 'description', 'flows', 'http'].map((folder) => `client/src/${folder}`),
    ],
  },
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The exit status of the compiler. `tell` receives what is being done. */
export function compile(name, tell = () => {}, root = ROOT) {
  const { config, record, folders } = PROJECTS[name];
  const compiler = `${root}node_modules/typescript/bin/tsc`;
  if (!existsSync(compiler)) return withoutCompiler();
  const first = existsSync(`${root}dist/${record}`) ? '' : ': the first time this takes up to a minute';
  tell(`Compiling ${name === 'all' ? 'everything' : 'the service'}${first}.`);
  dropOrphans(root, folders);
  // The compiler trusts its record of what it wrote, so a missing output would stay missing.
  if (anyMissing(root, folders)) rmSync(`${root}dist/${record}`, { force: true });
  const startedAt = performance.now();
  const project = () => run(compiler, `${root}${config}`);
  const status = name === 'all' ? generateClientTypes(root) || project() || compileClient(root) : project();
  if (status === 0) tell(`Compiled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Starting.`);
  return status;
}

const run = (compiler, project) =>
  spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).status ?? 1;

function withoutCompiler() {
  console.error('The compiler is not installed. Run `npm ci`, with the development dependencies, and try again.');
  return 1;
}

function dropOrphans(root, folders) {
  for (const folder of folders)
    for (const output of filesIn(`${root}dist/${folder}`, /\.js(\.map)?$/)) {
      const source = output.replace(/\.js(\.map)?$/, '.ts');
      if (!existsSync(`${root}${folder}/${source}`)) rmSync(`${root}dist/${folder}/${output}`);
    }
}

const anyMissing = (root, folders) =>
  folders.some((folder) =>
    filesIn(`${root}${folder}`, /(?<!\.d)\.ts$/).some(
      (source) => !existsSync(`${root}dist/${folder}/${source.replace(/\.ts$/, '.js')}`),
    ),
  );

const filesIn = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => name.test(file) && !file.includes('node_modules'))
    : [];
