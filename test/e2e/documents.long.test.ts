import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { refusalsIn, runShell, shellOf } from '../support/documents.ts';
import { onServer } from '../support/servers/database.ts';
import { freePort } from '../support/servers/free-port.ts';
import { endAll, runMain } from '../support/service/process.ts';

/** What a page of commands prints in a fresh sandbox after the README's sign-in and purchase, besides no refusal but these. */
const PAGES: Readonly<Record<string, Readonly<{ prints: RegExp; refusals?: readonly string[] }>>> = {
  'docs/api-keys.md': { prints: /"content":\[\{"type":"text"/ },
  'docs/chat.md': { prints: /"prepareId":"[\w-]+"/ },
  'docs/errors-and-retries.md': { prints: /0x90F79bf6EB2c4f870365E785982E1f101E93b906/ },
  'docs/gasless.md': { prints: /"taskId":/ },
  'docs/machine-payments.md': { prints: /www-authenticate: Payment /i, refusals: ['PAYMENT_REQUIRED'] },
  'docs/market-data.md': { prints: /"bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"/ },
  'docs/transfers.md': { prints: /"hash":"0x\w{64}"/ },
};
/** These also run sub-commands on the host, beside the service. */
const ON_THE_HOST: typeof PAGES = {
  'docs/decisions-and-audit.md': { prints: /The audit log is what its checkpoints commit to\./ },
  'docs/operators.md': { prints: /"canBuy"|eligibility/ },
};

describe('the commands of each page', () => {
  afterEach(endAll);
  const readme = shellOf('README.md').slice(-2);

  const start = async (env: Readonly<Record<string, string>>) => {
    const url = `http://localhost:${await freePort()}`;
    await runMain('serve', { PORT: new URL(url).port, ...env }).url();
    return url;
  };
  const expectToPrint = (printed: readonly string[], { prints, refusals = [] }: (typeof PAGES)[string]) => {
    expect(printed.join('\n')).to.match(prints);
    expect(refusalsIn(printed)).to.deep.equal(refusals);
  };

  it('follow the sign-in and the purchase of the README', () => expect(readme[0]).to.include('sign_in()'));

  for (const [page, expected] of Object.entries(PAGES))
    it(`do in a sandbox what the page says: ${page}`, async () => {
      const url = await start({ DATA_DIR: 'memory', CRON: 'off' });
      expectToPrint(await runShell([...readme, ...shellOf(page)], url), expected);
    });

  onServer((server) => {
    for (const [page, expected] of Object.entries(ON_THE_HOST))
      it(`do beside a running service what the page says: ${page}`, async () => {
        const folder = mkdtempSync(join(tmpdir(), 'documents-'));
        const env = { DATABASE_URL: await server().create('migrated'), DATA_DIR: folder, LOG_LEVEL: 'info' };
        const url = await start(env);
        const onHost = { ...env, PORT: new URL(url).port };
        expectToPrint(await runShell([...readme, ...shellOf(page)], url, onHost), expected);
        await endAll();
        rmSync(folder, { recursive: true });
      });
  });

  it('make a purchase on a development chain: docs/sale.md', async () => {
    const url = `http://localhost:${await freePort()}`;
    const [chain = '', service = '', ...commands] = shellOf('docs/sale.md');
    const env = { PORT: new URL(url).port, DATA_DIR: 'memory', CRON: 'off' };
    const background = (script: string) => `(${script.trim()}) &`;
    const waiting = (condition: string) => `until ${condition}; do sleep 0.2; done`;
    const script = [
      // Each job has a process group, so that what npm starts ends with it.
      `set -m; trap 'for job in $(jobs -p); do kill -- -$job; done; wait' EXIT`,
      background(`${chain.trim()} 2> progress`),
      waiting(`grep -q '^# The chain runs until' progress`),
      'cat progress',
      background(service),
      waiting(`curl -sf ${url}/api/health | grep -q '"status":"ok"'`),
      ...commands,
    ];
    const printed = await runShell(script, url, env);
    expect(printed.join('\n')).to.match(
      /^# Starting an EVM node …\n# The node runs at .+\n# The chain runs until .+$/m,
    );
    expect(refusalsIn(printed)).to.deep.equal([]);
    expect(printed.at(-1)).to.match(/0x\w{64}[\s\S]+"txHash"/);
  });
});
