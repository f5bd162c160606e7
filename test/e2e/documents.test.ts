import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { blocks, refusalsIn, runShell, shellOf, unusedReasons, whyNotRun } from '../support/documents.ts';
import { freePort } from '../support/servers/free-port.ts';
import { endAll, runMain } from '../support/service/process.ts';

/** Pages that only show commands which are not run, and those whose commands documents.long.test.ts runs. */
const RUN_BY_LONG_TEST = [
  ...['api-keys', 'chat', 'decisions-and-audit', 'errors-and-retries', 'gasless', 'machine-payments', 'market-data'],
  ...['operators', 'sale', 'transfers'],
].map((name) => `docs/${name}.md`);

describe('the commands of the documents', () => {
  afterEach(endAll);

  it('are all run, or named with the reason why not', () => {
    const run = new Set(blocks.filter((block) => whyNotRun(block) === undefined).map(({ page }) => page));
    expect([...run]).to.have.members(['README.md', 'docs/sandbox.md', ...RUN_BY_LONG_TEST]);
    expect(unusedReasons()).to.deep.equal([]);
  });

  it('are shell, and name files of this repository, also where they are not run', () => {
    for (const { page, text } of blocks.filter(({ language }) => language === 'sh')) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: text.replace(/<[\w ]+>/g, 'x'), encoding: 'utf8' });
      expect({ status, stderr }, `${page}:\n${text}`).to.deep.equal({ status: 0, stderr: '' });
      for (const [, path = ''] of text.matchAll(/(?<![\w/.-])((?:ops|bin|scripts|docs)\/[\w./@-]*[\w])/g))
        expect(existsSync(path), `${page}: ${path}`).to.equal(true);
    }
  });

  it('are programs only in the guides, where each is compiled', () => {
    const programs = blocks.filter(({ language }) => language !== 'sh').map(({ page }) => page);
    expect(programs).to.not.be.empty;
    for (const page of programs) expect(page).to.match(/^docs\/guides\//);
  });

  it('sign in, buy and are refused in a fresh sandbox, as README and the page of the sandbox have them', async () => {
    const url = `http://localhost:${await freePort()}`;
    const running = runMain('serve', { DATA_DIR: 'memory', CRON: 'off', PORT: new URL(url).port });
    await running.url();
    const printed = await runShell([...shellOf('README.md'), ...shellOf('docs/sandbox.md')], url);
    expect(printed.join('\n')).to.match(/"signature":"0x\w{130}".*"purchaseParams":/);
    expect(refusalsIn(printed)).to.deep.equal(['SALE_NOT_ACTIVE', 'CHAIN_UNAVAILABLE', 'REGION_BLOCKED']);
  });
});
