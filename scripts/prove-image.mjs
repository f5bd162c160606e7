// Proves the content of the image without an engine: puts together in a temporary folder what the Dockerfile copies, starts it there as a
// user without rights, and asks it; as root, also below a bare root that cannot be written. Takes a minute or two, because it installs the
// packages: node scripts/prove-image.mjs
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bareRoot, startBelow } from './bare-root.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const USER = 10_001;
const START_LIMIT_MS = 30_000;

/** The files of the last stage, from the lines that copy them. */
function assemble(app) {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  for (const line of stage.filter((one) => one.startsWith('COPY --from=build '))) {
    const [to, ...from] = line.split(' ').slice(2).reverse();
    for (const file of from.map((path) => path.replace('/src/', '')))
      cpSync(join(root, file), join(app, to === './' ? file : to), { recursive: true });
  }
}

function install(app) {
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(app, file));
  const options = [
    'ci',
    '--omit=dev',
    '--omit=optional',
    '--ignore-scripts',
    '--workspaces=false',
    '--no-audit',
    '--no-fund',
  ];
  if (spawnSync('npm', options, { cwd: app, stdio: 'inherit' }).status !== 0) throw new Error('npm ci failed');
  const list = spawnSync(process.execPath, [join(root, 'scripts/sbom.mjs'), app], {
    encoding: 'utf8',
    maxBuffer: 1 << 25,
  });
  if (list.status !== 0) throw new Error(list.stderr);
  console.log(`${JSON.parse(list.stdout).components.length} components in the list of the image`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isRoot = process.getuid() === 0;

/** `start` receives the environment and the options of the process. */
async function prove(where, start) {
  const port = await freePort();
  const started = performance.now();
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: 'memory',
    ADAPTERS: 'memory',
    CRON: 'off',
  };
  const child = start({ env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  try {
    const url = `http://127.0.0.1:${port}`;
    const status = (path) =>
      fetch(url + path).then(
        ({ status }) => status,
        () => undefined,
      );
    while ((await status('/api/health/live')) !== 200) {
      if (performance.now() - started > START_LIMIT_MS || child.exitCode !== null) throw new Error('it did not start');
      await pause(50);
    }
    console.log(
      `${where}: started after ${Math.round(performance.now() - started)} ms, as user ${isRoot ? USER : process.getuid()}`,
    );
    for (const path of ['/api/health/ready', '/docs', '/openapi.json', '/llms-full.txt', '/console/'])
      console.log(`${path}: ${await status(path)}`);
  } finally {
    child.kill('SIGTERM');
    console.log(`ended with ${await ended}`);
  }
}

const WRITES = `for (const file of ['/app', '', '/tmp'].map((dir) => dir + '/written'))
  try { (await import('node:fs')).writeFileSync(file, ''); console.log(file + ': written'); } catch ({ code }) { console.log(file + ': ' + code); }`;

const folder = mkdtempSync(join(tmpdir(), 'image-'));
const app = join(folder, 'app');
try {
  mkdirSync(app, { recursive: true });
  assemble(app);
  install(app);
  for (const dir of [folder, app]) chmodSync(dir, 0o755);
  const [size] = spawnSync('du', ['-sm', app], { encoding: 'utf8' }).stdout.split('\t');
  console.log(`${size} MB, Node.js ${process.versions.node}`);
  const main = ['dist/bundle/main.js', 'serve'];
  await prove('in a folder', (options) =>
    spawn(process.execPath, main, { cwd: app, ...options, ...(isRoot && { uid: USER, gid: USER }) }),
  );
  if (isRoot) {
    const root = join(folder, 'root');
    bareRoot(root, app);
    const writing = startBelow(root, USER, ['--input-type=module', '-e', WRITES], { stdio: 'inherit' });
    await new Promise((resolve) => writing.once('exit', resolve));
    await prove('below a bare root', (options) => startBelow(root, USER, [`/app/${main[0]}`, main[1]], options));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
