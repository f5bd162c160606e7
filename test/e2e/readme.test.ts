import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { freePort } from '../support/servers/free-port.ts';
import { endAll, runMain } from '../support/service/process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LOCAL = 'http://localhost:3000';

/** The shell blocks below the headings of a page, in their order. */
function blocksOf(page: string, headings: readonly string[]): string {
  const sections = readFileSync(resolve(ROOT, page), 'utf8').split(/^## /m).slice(1);
  const wanted = sections.filter((section) => headings.includes(section.split('\n')[0] ?? ''));
  expect(wanted).to.have.length(headings.length);
  return wanted.flatMap((section) => [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines)).join('\n');
}

/** Each JSON response of a script that prints one after the other without line breaks. */
const answersIn = (printed: string) =>
  printed.split(/(?<=\})(?=\{)/).map((text) => JSON.parse(text) as { success?: boolean; code?: string; data?: object });

describe('the commands of the documents', () => {
  afterEach(endAll);

  it('sign in, buy and are refused in a fresh sandbox, as they are written', async () => {
    const url = `http://localhost:${await freePort()}`;
    const running = runMain('serve', { DATA_DIR: 'memory', CRON: 'off', PORT: new URL(url).port });
    await running.url();
    const script = [
      blocksOf('README.md', ['First call', 'Sign in', 'Buy']),
      blocksOf('docs/errors-and-retries.md', ['Idempotency-Key']),
      blocksOf('docs/sandbox.md', ['Troubles', 'Verifications', 'Clock and reset']),
    ].join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-euc', script.replaceAll(LOCAL, url)], {
      cwd: ROOT,
      maxBuffer: 16 * 1024 * 1024,
    });
    // The last, because the API description, which is printed first, shows an example of the same answer.
    const accepted = stdout.lastIndexOf(
      '{"success":true,"data":{"wallet":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266","accepted"',
    );
    const answers = answersIn(stdout.slice(accepted));
    const authorized = answers.find(({ data }) => data !== undefined && 'signature' in data);
    expect(authorized).to.have.nested.property('data.purchaseParams');
    const refusals = answers.filter(({ success }) => success === false).map(({ code }) => code);
    expect(refusals).to.deep.equal(['SALE_NOT_ACTIVE', 'CHAIN_UNAVAILABLE', 'REGION_BLOCKED']);
  });
});
