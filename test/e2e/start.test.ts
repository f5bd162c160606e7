import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { until } from '../support/real-time.ts';
import { CALLED_BASE_URL as BASE_URL, call, tokenAt } from '../support/service/calls.ts';
import { BUNDLED_MAIN, endAll, runMain } from '../support/service/process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MAIN = 'import { first } from "./first.ts";\nconsole.log(first);\n';

/** Among them is one whose handler loads a package first. */
const PATHS = [
  '/api/health',
  '/docs',
  '/openapi.json',
  '/api/oracle/dashboard?token=0x4200000000000000000000000000000000000006&chainId=8453',
];

/** An API key of a wallet that signed in. */
async function keyAt(url: string): Promise<string> {
  const { body } = await call(`${url}/api/auth/api-key`, { env: 'live', label: 'start' }, await tokenAt(url));
  return (body as unknown as { data: { key: string } }).data.key;
}

/** A project with the build scripts of this one and sources of its own. */
function project({ packages }: { packages: boolean }): string {
  const root = mkdtempSync(join(tmpdir(), 'start-'));
  for (const entry of ['scripts', 'package.json', 'tsconfig.json', 'tsconfig.service.json'])
    cpSync(join(ROOT, entry), join(root, entry), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  if (packages) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

const runAs = (loglevel: 'notice' | 'silent', root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: loglevel },
  });
const run = (root: string, ...args: string[]) => runAs('notice', root, ...args);
const compile = (root: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'service'], { encoding: 'utf8' });

describe('the start', () => {
  const roots: string[] = [];
  const children: ChildProcess[] = [];
  const made = (needs: { packages: boolean }) => {
    const root = project(needs);
    roots.push(root);
    return root;
  };
  afterEach(async () => {
    await endAll();
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const root of roots.splice(0)) rmSync(root, { recursive: true });
  });

  it('runs what was built where the compiler is not installed, and deletes nothing', () => {
    const root = made({ packages: false });
    write(root, 'dist/src/main.js', 'console.log(process.argv.slice(2).join());\n');
    write(root, 'dist/src/other.js', '');
    const { status, stdout } = run(root, 'src/main.js', 'migrate', '--json');
    expect([status, stdout]).to.deep.equal([0, 'migrate,--json\n']);
    expect(existsSync(join(root, 'dist/src/other.js'))).to.equal(true);
  });

  it('says what to do where neither esbuild nor a built service is', () => {
    const { status, stderr } = run(made({ packages: false }), 'src/main.js', 'serve');
    expect([status, stderr]).to.deep.equal([
      1,
      'esbuild is not installed. Run `npm ci`, with the development dependencies, and try again.\n',
    ]);
  });

  it('transpiles a changed source again, whatever its date, and nothing otherwise', () => {
    const root = made({ packages: true });
    const first = join(root, 'src/first.ts');
    write(root, 'src/first.ts', 'export const first: string = "one";\n');
    write(root, 'src/main.ts', MAIN);
    const { stdout, stderr } = run(root, 'src/main.js');
    expect(stdout).to.equal('one\n');
    expect(stderr).to.match(/^Transpiled in \d+\.\d s\.\n$/);
    const date = statSync(first).mtime;
    expect(run(root, 'src/main.js')).to.include({ stdout: 'one\n', stderr: '' });

    write(root, 'src/first.ts', 'export const first: string = "two";\n');
    utimesSync(first, date, date);
    expect(run(root, 'src/main.js').stdout).to.equal('two\n');

    rmSync(first);
    expect(run(root, 'src/main.js').status).to.equal(1);
    write(root, 'src/first.ts', 'export const first: string = "three";\n');
    const silent = runAs('silent', root, 'src/main.js');
    expect([silent.stdout, silent.stderr]).to.deep.equal(['three\n', '']);
  });

  it('leaves the results of running services in place, and what the compiler wrote', () => {
    const root = made({ packages: true });
    write(root, 'dist/src/main.js', 'console.log("compiled");\n');
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      write(root, 'src/main.ts', `console.log("${text}");\n`);
      expect(run(root, 'src/main.js').stdout).to.equal(`${text}\n`);
    }
    expect(readdirSync(join(root, 'dist/start')).filter((name) => name.startsWith('service-'))).to.have.length(3);
    expect(readFileSync(join(root, 'dist/src/main.js'), 'utf8')).to.include('compiled');
  });

  it('does not run what is not valid, and says where', () => {
    const root = made({ packages: true });
    write(root, 'src/main.ts', 'console.log("\\n1\\n");\nconst one: = 1;\n');
    const { status, stdout, stderr } = run(root, 'src/main.js');
    expect(status).to.equal(1);
    expect(stdout).to.equal('');
    expect(stderr).to.include('src/main.ts:2:11');
  });

  it('is compiled by the build, with checked types: deleted, changed and lost files', () => {
    const root = made({ packages: true });
    write(root, 'src/first.ts', 'export const first: string = "one";\n');
    write(root, 'src/main.ts', MAIN);
    write(root, 'dist/src/stale.js', '');
    expect(compile(root).status).to.equal(0);
    expect(existsSync(join(root, 'dist/src/stale.js'))).to.equal(false);
    rmSync(join(root, 'dist/src/first.js'));
    expect(compile(root).status).to.equal(0);
    expect(readFileSync(join(root, 'dist/src/first.js'), 'utf8')).to.include('one');
    write(root, 'src/first.ts', 'export const first: string = 1;\n');
    expect(compile(root).stdout).to.include('TS2322');
  });

  it('passes a signal to `npm start` on to the service', async () => {
    const root = made({ packages: false });
    const service =
      "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); setInterval(() => {}, 1e6);";
    write(root, 'dist/src/main.js', `${service}\nconsole.log('pid ' + process.pid);\n`);
    const npm = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(npm);
    let said = '';
    npm.stdout.on('data', (chunk: Buffer) => (said += chunk));
    await until(() => said.includes('pid '));
    npm.kill('SIGTERM');
    await once(npm, 'close');
    expect(said).to.include('stopped');
  });

  describe('of the bundle', () => {
    before(() => void execFileSync(process.execPath, [join(ROOT, 'scripts/bundle.mjs')]));

    it('serves the API, its pages and what is loaded with the first request', async () => {
      const running = runMain('serve', { DATA_DIR: 'memory', CRON: 'off', BASE_URL }, BUNDLED_MAIN);
      const url = await running.url();
      const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
      expect(await Promise.all(PATHS.map(statusOf))).to.deep.equal(PATHS.map(() => 200));
      const { body: pinged } = await call(`${url}/mcp`, { jsonrpc: '2.0', id: 1, method: 'ping' }, await keyAt(url));
      expect(pinged).to.deep.equal({ jsonrpc: '2.0', id: 1, result: {} });
      running.child.kill('SIGTERM');
      expect(await running.ended).to.equal(0);
    });

    it('keeps its data in the embedded database', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
      roots.push(folder);
      const running = runMain('serve', { DATA_DIR: folder, CRON: 'off' }, BUNDLED_MAIN);
      const health = await (await fetch(`${await running.url()}/api/health`)).json();
      expect(health).to.include({ db: 'healthy' });
    });
  });
});
