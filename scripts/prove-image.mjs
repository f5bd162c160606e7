// Proves the content of the image without an engine: puts together in a temporary folder what the Dockerfile copies, starts it there as a
// user without rights, and asks it. Takes a minute or two, because it installs the packages: node scripts/prove-image.mjs
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const USER = 10_001;
const START_LIMIT_MS = 30_000;

/** The files of the last stage, from the lines that copy them. */
function assemble(app) {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  for (const line of stage.filter((one) => one.startsWith('COPY --from=build '))) {
    const [to, ...from] = line.split(' ').slice(2).reverse();
    for (const file of from.map((path) => path.replace('/src/', '')).filter((path) => path !== 'sbom.cdx.json'))
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
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function prove(app) {
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
  const isRoot = process.getuid() === 0;
  const child = spawn(process.execPath, ['dist/bundle/main.js', 'serve'], {
    cwd: app,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: USER, gid: USER }),
  });
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
      `started after ${Math.round(performance.now() - started)} ms, as user ${isRoot ? USER : process.getuid()}`,
    );
    for (const path of ['/api/health/ready', '/docs', '/openapi.json', '/llms-full.txt', '/console/'])
      console.log(`${path}: ${await status(path)}`);
  } finally {
    child.kill('SIGTERM');
    console.log(`ended with ${await ended}`);
  }
}

const app = mkdtempSync(join(tmpdir(), 'image-'));
try {
  mkdirSync(app, { recursive: true });
  assemble(app);
  install(app);
  chmodSync(app, 0o755);
  const [size] = spawnSync('du', ['-sm', app], { encoding: 'utf8' }).stdout.split('\t');
  console.log(`${size} MB, Node.js ${process.versions.node}`);
  await prove(app);
} finally {
  rmSync(app, { recursive: true, force: true });
}
