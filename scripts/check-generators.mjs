// Generates clients from openapi.json with common tools, compiles each with TypeScript 5, and lints the document with Spectral.
// Fails on any error, and on any warning that ACCEPTED does not name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'test/generators');
const openapi = join(root, 'openapi.json');

/** Findings of the tools that are accepted: a part of the line, and why. */
const ACCEPTED = [
  {
    line: 'SDK warning: unsupported security scheme',
    why: 'machine payments use the HTTP scheme Payment, which hey-api does not support: the payer sends the header itself',
  },
];

const bin = (name) => join(tools, 'node_modules/.bin', name);

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tools,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, text: `${stdout ?? ''}${stderr ?? ''}` };
}

/** The lines of a tool's output that report something and are not accepted. */
const findings = (text) =>
  text
    .split('\n')
    .filter((line) => /\b(warn(ing)?|error|invalid|unsupported)\b/i.test(line))
    .filter((line) => !/No results with a severity/.test(line))
    .filter((line) => !ACCEPTED.some((one) => line.includes(one.line)));

const output = mkdtempSync(join(tmpdir(), 'generators-'));
const failures = [];

function step(name, command, args) {
  const startedAt = performance.now();
  const { status, text } = run(command, args);
  const found = status === 0 ? findings(text) : [text.trim()];
  if (found.length > 0) failures.push(`${name}:\n${found.join('\n')}`);
  console.log(
    `${found.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

function compile(name) {
  const config = join(output, name, 'tsconfig.json');
  mkdirSync(join(output, name), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({ extends: join(tools, 'tsconfig.json'), include: [`${join(output, name)}/**/*.ts`] }),
  );
  step(`tsc ${name}`, bin('tsc'), ['-p', config, '--pretty', 'false']);
}

if (!existsSync(bin('tsc'))) {
  const { status, text } = run('npm', ['ci', '--no-audit', '--no-fund']);
  if (status !== 0) throw new Error(`the generators cannot be installed: ${text}`);
}
try {
  symlinkSync(join(tools, 'node_modules'), join(output, 'node_modules'));
  for (const name of ['openapi-typescript', 'hey-api']) mkdirSync(join(output, name));
  step('spectral', bin('spectral'), [
    'lint',
    '--ruleset',
    join(tools, 'spectral.yaml'),
    '--fail-severity',
    'hint',
    openapi,
  ]);
  step('openapi-typescript', bin('openapi-typescript'), [openapi, '-o', join(output, 'openapi-typescript/schema.ts')]);
  for (const client of ['fetch', 'zod']) {
    const target = join(output, `orval-${client}/client.ts`);
    step(`orval ${client}`, bin('orval'), [
      '--input',
      openapi,
      '--output',
      target,
      '--client',
      client,
      '--mode',
      'single',
    ]);
  }
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'];
  step('hey-api', bin('openapi-ts'), [
    '-i',
    openapi,
    '-o',
    join(output, 'hey-api/client'),
    '-p',
    ...plugins,
    '--no-log-file',
  ]);
  for (const name of ['openapi-typescript', 'orval-fetch', 'orval-zod', 'hey-api']) compile(name);
} finally {
  if (process.env.KEEP === undefined) rmSync(output, { recursive: true, force: true });
  else console.log(output);
}
if (failures.length > 0) {
  console.error(`\n${failures.join('\n\n')}`);
  process.exit(1);
}
