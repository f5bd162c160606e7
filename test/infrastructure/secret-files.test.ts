import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { type ConfigError, type Env, EnvReader } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { isSecretName } from '../../src/infrastructure/config/secret-files.ts';
import { freshSecrets, withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { NAMES, OF_CHAINS } from '../../src/infrastructure/config/variables/catalogue.ts';

const names = [...NAMES, ...OF_CHAINS.map((prefix) => `${prefix}8453`)];
/** What a name or its description calls a secret. */
const SOUNDS_SECRET = /SECRET|PASSWORD|PEPPER|KEYS?$|KEY_|_TOKEN$|DSN|CREDENTIAL/;
/** Names that sound like secrets, and are not. */
const HARMLESS = ['RATE_LIMIT_KEY', 'SALE_TOKEN', 'WEB3SIGNER_KEY_FILE', 'GOOGLE_APPLICATION_CREDENTIALS'];

describe('secrets in files', () => {
  let dir: string;
  let file: string;
  before(() => {
    dir = mkdtempSync(join(tmpdir(), 'secret-files-'));
    file = join(dir, 'secret');
  });
  after(() => rmSync(dir, { recursive: true }));

  const textOf = (env: Env, name: string) => {
    const reader = new EnvReader(env);
    const text = reader.text(name);
    reader.finish();
    return text;
  };
  const written = (content: string) => {
    writeFileSync(file, content, { mode: 0o600 });
    return file;
  };

  it('are possible for every variable whose name sounds like a secret', () => {
    const missed = names.filter((name) => SOUNDS_SECRET.test(name) && !HARMLESS.includes(name) && !isSecretName(name));
    expect(missed).to.deep.equal([]);
  });

  for (const name of names.filter(isSecretName)) {
    it(`reads ${name} from a file, without its last line end`, () => {
      expect(textOf({ [`${name}_FILE`]: written('the content\n') }, name)).to.equal('the content');
      expect(textOf({ [`${name}_FILE`]: '' }, name)).to.equal(undefined);
    });

    it(`refuses ${name} beside its file, and a file that is empty or missing`, () => {
      const variable = `${name}_FILE`;
      expect(() => textOf({ [name]: 'text', [variable]: written('text') }, name)).to.throw(
        `${name} and ${variable} are both set: set only one of them`,
      );
      expect(() => textOf({ [variable]: written(' \n') }, name)).to.throw(`${variable}: ${file} is empty`);
      expect(() => textOf({ [variable]: join(dir, 'nothing') }, name)).to.throw(/_FILE: .* cannot be read \(ENOENT\)/);
    });
  }

  it('give the same configuration as variables, and are not replaced by generated ones', () => {
    const secrets = parseEnv(freshSecrets());
    const files = Object.entries(secrets).map(([name, text]) => {
      writeFileSync(join(dir, name), `${text}\r\n`);
      return [`${name}_FILE`, join(dir, name)] as const;
    });
    const drawn = withDrawnSecrets(Object.fromEntries(files), undefined);
    expect(drawn.generated).to.deep.equal([]);
    const { sale, fees, apiKeyPepper, cronSecret, sessionKeys, auditKeys } = readConfig(drawn.env);
    const expected = readConfig(secrets);
    expect({ sale, fees, apiKeyPepper, cronSecret }).to.deep.equal({
      sale: expected.sale,
      fees: expected.fees,
      apiKeyPepper: expected.apiKeyPepper,
      cronSecret: expected.cronSecret,
    });
    const exported = (keys: typeof sessionKeys) =>
      keys.map((source) => source.kind === 'local' && source.key.export({ format: 'der', type: 'pkcs8' }));
    expect(exported(sessionKeys)).to.deep.equal(exported(expected.sessionKeys));
    expect(exported(auditKeys)).to.deep.equal(exported(expected.auditKeys));
  });

  it('are named in the faults of their content', () => {
    const faultsOf = (env: Env) => {
      const drawn = withDrawnSecrets({}, undefined).env;
      try {
        readConfig({ ...drawn, ...env });
        return [];
      } catch (error) {
        return (error as ConfigError).faults;
      }
    };
    const key = Wallet.createRandom().privateKey;
    const inFile = { SALE_SIGNER_KEY: '', SALE_SIGNER_KEY_FILE: written(key), SALE_SIGNER_KEYS: key };
    expect(faultsOf(inFile)).to.deep.equal([
      'SALE_SIGNER_KEY_FILE and SALE_SIGNER_KEYS are both set: set only one of them',
    ]);
    expect(faultsOf({ SALE_SIGNER_KEY: key, SALE_SIGNER_KEYS: key })).to.deep.equal([
      'SALE_SIGNER_KEY and SALE_SIGNER_KEYS are both set: set only one of them',
    ]);
    const missing = { SALE_SIGNER_KEY: '', SALE_SIGNER_KEYS_FILE: join(dir, 'nothing') };
    expect(faultsOf(missing)).to.have.length(1);
    for (const name of ['SALE_SIGNER_KEY', 'SESSION_KEYS', 'AUDIT_KEYS', 'CRON_SECRET']) {
      const faults = faultsOf({ [name]: '', [`${name}_FILE`]: written('too short') });
      expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).to.deep.equal([`${name}_FILE`]);
    }
  });

  it('report one fault for a missing file, and none that the variable is not set', () => {
    const env = { ...withDrawnSecrets({}, undefined).env, CRON_SECRET: '', CRON_SECRET_FILE: join(dir, 'nothing') };
    expect(() => readConfig(env))
      .to.throw('CRON_SECRET_FILE')
      .and.have.property('faults')
      .with.length(1);
  });
});
