import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { NAMES } from '../../src/infrastructure/config/variables/catalogue.ts';
import { faultsOf, SECRETS } from '../support/fixtures/live-environment.ts';

const CONFIG = resolve(import.meta.dirname, '../../../src/infrastructure/config');
const MIB = 1_024 * 1_024;
const READS = /\b(readFileSync|openSync|readSync|createReadStream|fs\/promises)\b/;
/** What makes the configuration read the file of a variable. */
const ENVIRONMENT = {
  ...SECRETS,
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'a@example.com',
  ERROR_TRACKER: 'sentry',
};
const OF_FILES = [
  ...['BRAND_LOGO', 'GOOGLE_APPLICATION_CREDENTIALS', 'SALE_SIGNER_KEY_FILE', 'CRON_SECRET_FILE', 'SENTRY_DSN_FILE'],
  ...NAMES.filter((name) => name.endsWith('_FILE')),
];

describe('a file that the configuration names', () => {
  let folder: string;
  let pipe: string;
  let long: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'config-files-'));
    [pipe, long] = [join(folder, 'pipe'), join(folder, 'long')];
    execFileSync('mkfifo', [pipe]);
    writeFileSync(long, '<svg ');
    // Without blocks on the disk.
    truncateSync(long, 2_000 * MIB);
  });
  after(() => rmSync(folder, { recursive: true }));

  const faultOf = (variable: string, file: string) => {
    const { [variable.replace(/_FILE$/, '')]: _, ...others } = ENVIRONMENT as Record<string, string>;
    return faultsOf({ ...others, [variable]: file }).find((fault) => fault.startsWith(`${variable}:`));
  };
  const faultOfDatabase = (parameter: string, file: string) =>
    faultsOf({ ...SECRETS, DATABASE_URL: `postgres://user@127.0.0.1/db?${parameter}=${file}` }).join();

  it('is one of several', () => expect(OF_FILES).to.include.members(['TERMS_FILE', 'SMTP_CA_FILE']));

  for (const variable of OF_FILES)
    it(`is read up to a bound, and only if it is a regular file: ${variable}`, () => {
      const before = process.memoryUsage().rss;
      expect(faultOf(variable, long)).to.match(/must have at most \d+ bytes$/);
      for (const endless of ['/dev/zero', folder, pipe])
        expect(faultOf(variable, endless)).to.equal(`${variable}: ${endless} must be a file`);
      expect(faultOf(variable, join(folder, 'none'))).to.match(/cannot be read \(ENOENT\)$/);
      expect(process.memoryUsage().rss - before).to.be.below(200 * MIB);
    });

  for (const parameter of ['sslcert', 'sslkey', 'sslrootcert'])
    it(`is the same where DATABASE_URL names it: ${parameter}`, () => {
      for (const endless of ['/dev/zero', folder, pipe])
        expect(faultOfDatabase(parameter, endless)).to.equal(
          `DATABASE_URL: has the parameter ${parameter}: ${endless} must be a file`,
        );
      expect(faultOfDatabase(parameter, long)).to.match(/must have at most \d+ bytes$/);
      expect(faultOfDatabase(parameter, join(CONFIG, 'config.ts'))).to.equal('');
    });

  it('is read by none of the readers of settings itself', () => {
    const readers = readdirSync(CONFIG, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && READS.test(readFileSync(join(CONFIG, name), 'utf8')),
    );
    // It writes files itself, and reads what it wrote.
    expect(readers).to.deep.equal(['secret-directory.ts']);
  });
});
