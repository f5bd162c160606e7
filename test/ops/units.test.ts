import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const UNITS = resolve(import.meta.dirname, '../../../ops/systemd');
const COMMON = 'institutional-defi-.service.d/common.conf';

describe('the units of systemd', () => {
  let folder: string;
  before(function () {
    if (spawnSync('systemd-analyze', ['--version']).error !== undefined) this.skip();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'units-'));
    cpSync(UNITS, folder, { recursive: true });
    // Where Node.js is differs between machines.
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.service'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replace('/usr/bin/node', process.execPath));
    }
  });
  afterEach(() => folder && rmSync(folder, { recursive: true }));

  const faultsOf = (unit: string) =>
    spawnSync('systemd-analyze', ['verify', unit], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    }).stderr;

  for (const unit of ['institutional-defi-api@3000', 'institutional-defi-api-cron', 'institutional-defi-api-migrate'])
    it(`are accepted by systemd, with what they have in common: ${unit}`, () => {
      expect(faultsOf(`${unit}.service`)).to.equal('');
      writeFileSync(join(folder, COMMON), '[Service]\nProtectEverything=true\n');
      expect(faultsOf(`${unit}.service`)).to.match(/Unknown key.*'ProtectEverything'/);
    });

  it('give a sub-command their user, folder, settings and mode', () => {
    const common = readFileSync(join(UNITS, COMMON), 'utf8');
    const command = readFileSync(join(UNITS, 'institutional-defi-api'), 'utf8');
    expect(statSync(join(UNITS, 'institutional-defi-api')).mode & 0o111).to.equal(0o111);
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) {
      const [, value] = new RegExp(`^${name}=(.+)$`, 'm').exec(common) ?? [];
      expect(command).to.include(`--property=${name}=${value} \\\n`);
    }
    expect(common).to.match(/^Environment=NODE_ENV=production /m);
    expect(command).to.include('--setenv=NODE_ENV=production \\\n');
  });
});
