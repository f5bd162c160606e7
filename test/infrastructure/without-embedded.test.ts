import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { runMain } from '../support/service/process.ts';

/** No package of this scope is found, as in the image. */
const HOOKS = `export async function resolve(name, context, next) {
  if (!name.startsWith('@electric-sql/')) return await next(name, context);
  throw Object.assign(new Error('not found'), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(HOOKS))});`;
const WITHOUT_EMBEDDED = { NODE_OPTIONS: `--import=${dataUrl(REGISTER)}`, ADAPTERS: 'memory', CRON: 'off' };

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('an installation without the embedded database', () => {
  for (const command of ['serve', 'cron', 'migrate'])
    it(`refuses ${command} without DATABASE_URL, and says what to set`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'data-'));
      const { ended, said } = runMain(command, { ...WITHOUT_EMBEDDED, DATA_DIR: folder });
      expect(await ended).to.equal(1);
      rmSync(folder, { recursive: true });
      expect(said()).to.equal(
        'The configuration is invalid:\n  - DATABASE_URL is not set: set it to the URL of a PostgreSQL server, because this installation has no embedded database\n',
      );
    });

  it('needs none in memory', async () => {
    const { url, child, ended } = runMain('serve', { ...WITHOUT_EMBEDDED, DATA_DIR: 'memory' });
    expect((await fetch(`${await url()}/api/health/live`)).status).to.equal(200);
    child.kill('SIGTERM');
    expect(await ended).to.equal(0);
  });
});
