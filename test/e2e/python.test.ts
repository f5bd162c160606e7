import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { freePort } from '../support/servers/free-port.ts';
import { type Behaviour, FAULTS, sends, startProviderServer } from '../support/servers/provider-server.ts';
import { endAll, runMain } from '../support/service/process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { address, privateKey } = developmentAccounts[4];
const VIEM = JSON.stringify(import.meta.resolve('viem/accounts'));

/** The page's files by their names, without those that it does not run. */
const files = [
  ...readFileSync(join(ROOT, 'docs/python.md'), 'utf8').matchAll(/^```python\n# (\S+\.py)\n(.*?)^```$/gms),
];

/** Signs as the page's own signer does, with the library that this repository has. */
const SIGNER = `
import subprocess
address = "${address}"
program = '''import { privateKeyToAccount } from ${VIEM};
console.log(await privateKeyToAccount("${privateKey}").signMessage({ message: process.argv[1] }));'''
sign = lambda text: subprocess.run(["${process.execPath}", "--input-type=module", "-e", program, text], capture_output=True, text=True, check=True).stdout.strip()
`;

describe('the Python page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'python-'));

  before(function () {
    if (spawnSync('python3', ['--version']).status === 0) return;
    console.error('\n!!! No python3: THE PROGRAMS OF docs/python.md ARE NOT RUN.\n');
    this.skip();
  });
  after(async () => {
    await endAll();
    rmSync(folder, { recursive: true });
  });

  const write = (url: string) => {
    writeFileSync(join(folder, 'signer.py'), SIGNER);
    for (const [, name = '', text = ''] of files)
      writeFileSync(join(folder, name), text.replaceAll('http://localhost:3000', url));
  };
  const python = async (...args: readonly string[]) =>
    (await promisify(execFile)('python3', args, { cwd: folder })).stdout.trim().split('\n');

  it('signs in, accepts the terms, is refused with a remedy, and lists the purchases', async () => {
    const url = `http://localhost:${await freePort()}`;
    await runMain('serve', { DATA_DIR: 'memory', CRON: 'off', PORT: new URL(url).port, BASE_URL: url }).url();
    expect(files.map(([, name]) => name)).to.deep.equal(['defi.py', 'buy.py']);
    write(url);
    const printed = await python('buy.py');
    expect(printed.slice(0, 2)).to.deep.equal([`signed in: ${address}`, 'accepted: True']);
    expect(printed[2]).to.match(/^refused: KYC_REQUIRED - .+\.$/);
    expect(printed[3]).to.equal('purchases: []');
  });

  const refusal = (code: string, wait: string) =>
    sends(429, JSON.stringify({ success: false, error: 'Refused', code }), { 'retry-after': wait });

  for (const [what, fault, call, requests, ends] of [
    [
      'repeats a keyed change with the same key when its answer was lost',
      FAULTS['resetting connections'],
      'key="k"',
      2,
      'ok',
    ],
    ['does not repeat a change without a key', FAULTS['resetting connections'], '', 1, 'error'],
    ['repeats after 429', refusal('RATE_LIMITED', '0'), '', 2, 'ok'],
    ['does not wait longer than the limit', refusal('UPSTREAM_BUDGET', '3600'), '', 1, 'error'],
    ['does not follow a redirect', FAULTS['redirecting to the metadata of the host'], '', 1, 'error'],
  ] as const satisfies readonly (readonly [string, Behaviour | undefined, string, number, string])[])
    it(what, async () => {
      const server = await startProviderServer(() => ({ success: true, data: 'ok' }));
      server.behave((response, honest) => {
        if (server.asked.length === 1) fault?.(response, honest);
        else response.writeHead(200, { 'content-type': 'application/json' }).end(honest);
      });
      write(server.url);
      const program = [
        'from defi import Client',
        `try: print(Client("${server.url}", token="t").call("POST", "/x", body={"a": 1}, ${call}))`,
        'except Exception as error: print("error")',
      ].join('\n');
      expect(await python('-c', program)).to.deep.equal([ends]);
      expect(server.asked).to.have.length(requests);
      expect(new Set(server.asked.map(({ sent, headers }) => `${sent} ${headers['idempotency-key']}`)).size).to.equal(
        1,
      );
      await server.stop();
    });
});
