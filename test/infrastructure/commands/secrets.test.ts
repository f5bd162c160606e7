import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { secrets } from '../../../src/infrastructure/commands/secrets.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';

const GENERATED = ['api_key_pepper', 'audit_keys', 'cron_secret', 'fee_quote_keys', 'sale_signer_keys', 'session_keys'];

describe('the sub-command secrets', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'secrets-'));
    folder = join(parent, 'secrets');
  });
  afterEach(() => rmSync(parent, { recursive: true }));
  const run = async (...args: string[]) => {
    const out = new PassThrough();
    await secrets(args, out);
    return String(out.read());
  };
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  const put = (name: string, text: string) => {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    writeFileSync(join(folder, name), text);
  };

  it('prints lines of an environment file without a folder', async () =>
    expect((await run()).split('\n').filter((line) => /^[A-Z_]+=\S+$/.test(line))).to.have.length(7));

  it('writes each secret to a file that containers can read, in a folder that only its owner can enter', async () => {
    const before = process.umask(0o077);
    const told = await run('--directory', folder).finally(() => process.umask(before));
    expect(readdirSync(folder).sort()).to.deep.equal(GENERATED);
    expect(statSync(folder).mode & 0o777).to.equal(0o700);
    for (const name of GENERATED) {
      expect(statSync(join(folder, name)).mode & 0o777).to.equal(0o644);
      expect(told).to.include(`  ${name}\n`).and.not.include(textOf(name));
    }
    expect(told).to.include(
      'Still to be written:\n  database_url: postgres://<user>:<password>@<host>:5432/<database>\n',
    );
  });

  it('changes no file that is there', async () => {
    put('session_keys', 'of before');
    expect(await run('--directory', folder)).to.include('Already there, not changed:\n  session_keys\n');
    const first = GENERATED.map(textOf);
    expect(first).to.include('of before');
    expect(await run('--directory', folder)).to.not.include('Written');
    expect(GENERATED.map(textOf)).to.deep.equal(first);
  });

  it('writes the passwords of the servers of compose.yaml, and the URLs with them', async () => {
    expect(await run('--directory', folder, '--compose')).to.not.include('Still to be written');
    expect(textOf('database_url')).to.equal(`postgres://app:${textOf('postgres_password')}@postgres:5432/app`);
    expect(textOf('redis_url')).to.equal(`redis://:${textOf('redis_password')}@redis:6379`);
    expect(textOf('grafana_password')).to.have.length.above(20);
  });

  it('derives the URL from a password that is there, and leaves the password of a given URL to the operator', async () => {
    put('postgres_password', 'a/b@c\n');
    await run('--directory', folder, '--compose');
    expect(textOf('database_url')).to.equal('postgres://app:a%2Fb%40c@postgres:5432/app');
    rmSync(join(folder, 'postgres_password'));
    expect(await run('--directory', folder, '--compose')).to.include('postgres_password: the password in database_url');
    expect(readdirSync(folder)).to.include('redis_password');
    expect(readdirSync(folder)).to.not.include('postgres_password');
  });

  it('refuses a folder that others can enter, one that cannot be created, and wrong options', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    put('taken', '');
    const wrong: readonly (readonly [string[], string])[] = [
      [['--directory', folder], `${folder} is open to other users of this machine: run chmod 700 ${folder} first`],
      [['--directory', join(folder, 'taken', 'below')], 'cannot be created (ENOTDIR)'],
      [['--compose'], 'Usage: secrets'],
      [['--folder', 'x'], 'Usage: secrets'],
    ];
    for (const [args, message] of wrong) {
      const error = await rejectionOf(run(...args));
      expect(error).to.be.instanceOf(StartError);
      expect((error as StartError).message).to.include(message);
    }
    expect(readdirSync(folder)).to.deep.equal(['taken']);
  });
});
