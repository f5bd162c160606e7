import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { anvilBinary, developmentAccounts, NodeRpcError, startNode } from '../../../contracts/kit/node.ts';
import { describeOnChain } from '../../support/chain/chain.ts';
import { until } from '../../support/real-time.ts';

const kit = new URL('../../../contracts/kit/node.js', import.meta.url).href;
const script = (then: string) => [
  '--input-type=module',
  '--eval',
  `import { startNode } from '${kit}'; const node = await startNode(); console.log(node.url); ${then}`,
];

describeOnChain(
  'A development chain',
  (node) => {
    let folder: string;
    let inFolder: NodeJS.ProcessEnv;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'chain-test-'));
      inFolder = { ...process.env, TMPDIR: folder };
    });
    after(() => rmSync(folder, { recursive: true }));

    it('has the requested chain id', async () => {
      expect(node().chainId).to.equal(8453);
      expect(await node().rpc('eth_chainId')).to.equal('0x2105');
    });

    it('funds the development accounts, which have known keys', async () => {
      const addresses = developmentAccounts.map(({ address }) => address);
      expect(developmentAccounts.map(({ privateKey }) => new Wallet(privateKey).address)).to.deep.equal(addresses);
      const balances = addresses.map((address) => node().rpc<string>('eth_getBalance', [address, 'latest']));
      expect(new Set((await Promise.all(balances)).map(BigInt))).to.deep.equal(new Set([10_000n * 10n ** 18n]));
    });

    it('returns the code of an error', async () => {
      const refused = await node()
        .rpc('eth_noSuchMethod')
        .catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(NodeRpcError).with.property('code', -32601);
    });

    it('reports why it did not start', async () => {
      const refused = await startNode({ args: ['--no-such-argument'] }).catch((error: unknown) => error);
      expect(String(refused)).to.match(/^Error: anvil ended at once \(2\): .*--no-such-argument/);
    });

    it('stops, and leaves no folder, when the program that started it stops it or exits', async () => {
      for (const ending of ['await node.stop(); await node.stop();', 'process.exit(0);']) {
        const { stdout } = await promisify(execFile)(process.execPath, script(ending), { env: inFolder });
        await untilGone(stdout.trim());
        expect(readdirSync(folder)).to.deep.equal([]);
      }
    });

    it('stops when the program that started it is killed', async () => {
      const stay = script('await new Promise(() => setInterval(() => {}, 1000));');
      const program = spawn(process.execPath, stay, { env: inFolder });
      const [url] = await once(program.stdout, 'data');
      program.kill('SIGKILL');
      await untilGone(String(url).trim());
    });
  },
  { chainId: 8453 },
);

/** Resolves once the port no longer accepts connections. */
async function untilGone(url: string): Promise<void> {
  expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
  await until(() =>
    fetch(url, { method: 'POST' }).then(
      () => false,
      () => true,
    ),
  );
}

describe('The anvil binary', () => {
  const unknown = { platform: 'sunos', arch: 'x64' } as const;

  it('is the one in ANVIL_BIN', () => {
    expect(anvilBinary({ ANVIL_BIN: '/opt/anvil', PATH: '' })).to.equal('/opt/anvil');
  });

  it('is searched on the PATH when npm has none for the platform', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chain-test-'));
    const file = join(folder, 'anvil');
    writeFileSync(file, '');
    expect(() => anvilBinary({ PATH: folder }, unknown)).to.throw('No anvil binary');
    chmodSync(file, 0o755);
    expect(anvilBinary({ PATH: `/nowhere:${folder}` }, unknown)).to.equal(file);
    rmSync(folder, { recursive: true });
  });

  it('is requested in one sentence when it is missing', () => {
    expect(() => anvilBinary({}, unknown)).to.throw(/^No anvil binary: install Foundry .*ANVIL_BIN\.$/);
  });
});
