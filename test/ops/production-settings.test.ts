import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { ConfigError } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { writeSecretFiles } from '../../src/infrastructure/config/secret-directory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const address = () => Wallet.createRandom().address;

/** The rows of “What to fill in”: the variables, and whether they are secrets. */
const [, section = ''] = /^### What to fill in\n([\s\S]*?)^### /m.exec(read('docs/operations/install.md')) ?? [];
const rows = [...section.matchAll(/^\| (`[^|]+) \| (yes|no) \|/gm)].flatMap(([, names = '', secret]) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, isSecret: secret === 'yes' })),
);
const secrets = rows.filter(({ isSecret }) => isSecret).map(({ name }) => name);
const settings = rows.filter(({ isSecret }) => !isSecret).map(({ name }) => name);

const VALUES: Readonly<Record<string, string>> = {
  TERMS_VERSION: '1',
  TREASURY: address(),
  SALE_CHAIN_ID: '8453',
  SALE_CONTRACT: address(),
  SALE_PAYMENT_TOKENS: `${address()}:USDC:6`,
  RPC_URL_8453: 'https://rpc.customer.test/f2d9',
  DIDIT_WORKFLOW_TIER_1: 'c0ffee00-1111-4222-8333-444455556666',
  DIDIT_WORKFLOW_TIER_2: 'c0ffee00-1111-4222-8333-444455557777',
  DIDIT_API_KEY: 'k3y-of-didit-97fa',
  DIDIT_WEBHOOK_SECRET: 's3cret-of-didit-97fa',
  HISTORY_API_KEY: 'k3y-of-blockscout-5b',
  SENTRY_DSN: 'https://f00d@errors.customer.test/7',
};

/** The settings in a text, with the files of its secrets looked for in `directory`. */
const settingsIn = (text: string, directory: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', '').replace(/^\/run\/secrets\/(service\/)?/, `${directory}/`),
    ]),
  );

function faultyIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...new Set(error.faults.map((fault) => fault.split(/[ :]/)[0]?.replace(/_FILE$/, '') ?? ''))];
  }
}

describe('what production needs', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(directory, name.toLowerCase()), text);
  const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, VALUES[name] ?? '']));

  it('is filled in by the values of this test', () =>
    expect(Object.keys(VALUES)).to.have.members([...secrets, ...settings]));

  it('is on Kubernetes what the manifests and the sub-command secrets give, and the table of install.md', () => {
    const config = settingsIn(read('ops/kubernetes/base/config.yaml'), directory);
    const { missing } = writeSecretFiles(directory, { compose: false });
    expect(Object.keys(missing)).to.deep.equal(['database_url']);
    write('DATABASE_URL', 'postgres://app:dh37fh2k@db.customer.test/app');
    expect(faultyIn(config)).to.have.members([...secrets, ...settings]);
    expect(Object.keys(config).filter((name) => config[name] === '')).to.have.members(settings);
    for (const name of secrets) write(name, VALUES[name] ?? '');
    expect(faultyIn({ ...config, ...filled(settings) })).to.deep.equal([]);
  });

  it('is on one machine what compose.yaml and the sub-command secrets give, and the table of install.md', () => {
    const compose = read('compose.yaml');
    const environment = settingsIn(compose.slice(0, compose.indexOf('\nservices:')), directory);
    const { written, missing } = writeSecretFiles(directory, { compose: true });
    const mounted = [...compose.matchAll(/file: \.\/secrets\/(\w+)/g)].map(([, file = '']) => file);
    expect(mounted).to.have.members(written);
    expect(missing).to.deep.equal({});
    const BASE_URL = 'https://api.customer.test';
    expect(faultyIn({ ...environment, BASE_URL })).to.have.members([...secrets, ...settings]);
    expect(faultyIn({ ...environment, BASE_URL, ...filled([...secrets, ...settings]) })).to.deep.equal([]);
  });
});
