import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { freshSecrets, withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';

const NAMES = [
  'SESSION_KEYS',
  'AUDIT_KEYS',
  'API_KEY_PEPPER',
  'CRON_SECRET',
  'KYC_WEBHOOK_SECRET',
  'FEE_QUOTE_KEYS',
  'SALE_SIGNER_KEY',
];

describe('generated secrets', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('let the service start, and are the same at the next start', () => {
    const first = withDrawnSecrets({}, dir);
    readConfig(first.env);
    expect(withDrawnSecrets({}, dir).env).to.deep.equal(first.env);
  });

  it('are reported as generated at the first start, and as read at the next', () => {
    const first = withDrawnSecrets({}, dir);
    expect(first.generated).to.have.members(NAMES);
    expect(first.read).to.deep.equal([]);
    const second = withDrawnSecrets({ CRON_SECRET: 'set-by-the-operator' }, dir);
    expect(second.generated).to.deep.equal([]);
    expect(second.read).to.have.members(NAMES.filter((name) => name !== 'CRON_SECRET'));
    expect(withDrawnSecrets({}, undefined).generated).to.have.members(NAMES);
  });

  it('are readable by the owner only', () => {
    const { keptIn } = withDrawnSecrets({}, dir);
    expect(statSync(keptIn ?? '').mode & 0o077).to.equal(0);
  });

  it('never replace a configured secret', () => {
    const { env, generated } = withDrawnSecrets({ CRON_SECRET: 'set-by-the-operator' }, dir);
    expect(env.CRON_SECRET).to.equal('set-by-the-operator');
    expect(generated).to.not.include('CRON_SECRET');
  });

  it('are not stored when everything is in memory', () => {
    expect(withDrawnSecrets({}, undefined).env).to.not.deep.equal(withDrawnSecrets({}, undefined).env);
  });

  it('are never generated in production', () =>
    expect(withDrawnSecrets({ NODE_ENV: 'production' }, dir)).to.deep.equal({
      env: { NODE_ENV: 'production' },
      generated: [],
      read: [],
    }));

  it('are completed when a newer version needs one more', () => {
    const file = join(dir, 'secrets.json');
    writeFileSync(file, JSON.stringify({ CRON_SECRET: 'kept-from-before' }));
    const { env, generated, read } = withDrawnSecrets({}, dir);
    expect(env.CRON_SECRET).to.equal('kept-from-before');
    expect(read).to.deep.equal(['CRON_SECRET']);
    expect(generated).to.have.members(NAMES.filter((name) => name !== 'CRON_SECRET'));
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).to.have.members(NAMES);
    expect(withDrawnSecrets({}, dir).env).to.deep.equal(env);
  });

  it('can be generated as lines of an environment file', () => {
    const env = parseEnv(freshSecrets());
    expect(Object.keys(env)).to.have.members(
      NAMES.map((name) => (name === 'SALE_SIGNER_KEY' ? 'SALE_SIGNER_KEYS' : name)),
    );
    readConfig(env);
  });
});
