import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { hexlify, randomBytes, Wallet } from 'ethers';
import { Receipt, Challenge as SdkChallenge, Credential as SdkCredential } from 'mppx';
import { Mppx } from 'mppx/client';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { TempoPaymentNetwork } from '../../src/adapters/payment-rail/payment-network.tempo.ts';
import { proved } from '../../src/domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { describeOnTempo, PATH_USD, passOn, startDoorTo } from '../support/chain/tempo-chain.ts';
import { RICH, stockMethod } from '../support/chain/tempo-payer.ts';
import { until } from '../support/real-time.ts';
import { onServer } from '../support/servers/database.ts';
import type { RpcServer } from '../support/servers/rpc-server.ts';
import { type PaidService, startPaidService } from '../support/service/paid-service.ts';

type SdkAnswer = SdkCredential.Credential<{ type: string; signature: string }>;

/** The stock client pays for the snapshot, on a Tempo node, with the claims in a real database. */
describeOnTempo('machine payments', (node) => {
  onServer((server) => {
    let databaseUrl: string;
    let door: RpcServer;
    let recipient: WalletAddress;
    let service: PaidService;
    let network: TempoPaymentNetwork;

    const start = () => startPaidService({ rpcUrl: door.url, chainId: node().chainId, recipient, databaseUrl });
    before(async () => {
      databaseUrl = await server().create('migrated');
      const chain = new ChainRpc({ chainId: node().chainId, urls: [node().url] });
      network = new TempoPaymentNetwork(chain, PATH_USD);
    });
    beforeEach(async () => {
      door = await startDoorTo(node());
      recipient = new Wallet(hexlify(randomBytes(32))).address as WalletAddress;
      service = await start();
    });
    afterEach(async () => {
      await service.stop();
      await door.stop();
    });

    const client = () => Mppx.create({ polyfill: false, methods: [stockMethod(node().url)] });
    const received = () => network.balanceOf(recipient);
    const ask = (authorization?: string, url = service.snapshotUrl) =>
      fetch(url, authorization === undefined ? {} : { headers: { authorization } });
    const credential = async () => client().createCredential(await ask());
    const opened = async () => SdkCredential.deserialize(await credential()) as SdkAnswer;
    async function expectDemand(answer: Response, problem: string): Promise<void> {
      const body = (await answer.json()) as { type: string };
      expect([answer.status, body.type]).to.deep.equal([402, `https://paymentauth.org/problems/${problem}`]);
      expect(answer.headers.get('cache-control')).to.equal('no-store');
      expect(answer.headers.get('payment-receipt')).to.equal(null);
      expect(SdkChallenge.fromResponse(answer)).to.include({ method: 'tempo', intent: 'charge' });
    }

    it('buy a snapshot, with a receipt that names the transaction, and are listed for the wallet', async () => {
      const before = await service.payments.viewMppAccount(proved({ wallet: RICH as WalletAddress, provider: 'siwe' }));
      const answer = await client().fetch(service.snapshotUrl);
      expect(answer.status).to.equal(200);
      const { success, data } = (await answer.json()) as { success: boolean; data: { global: object } };
      expect(success).to.equal(true);
      expect(data.global).to.include({ totalMarketCapUsd: 3_412_000_000_000 });
      expect(answer.headers.get('cache-control')).to.equal('private');
      const { method, reference } = Receipt.fromResponse(answer);
      expect(method).to.equal('tempo');
      const receipt = await node().rpc<{ status: string }>('eth_getTransactionReceipt', [reference]);
      expect(receipt.status).to.equal('0x1');
      expect(await received()).to.equal(5_000n);
      const account = () =>
        service.payments.viewMppAccount(proved({ wallet: RICH as WalletAddress, provider: 'siwe' }));
      // The delivery is recorded after the last byte was written, so the client may be a moment earlier.
      await until(async () => {
        const [latest] = (await account()).recentPayments;
        expect(latest).to.include({ reference, state: 'delivered' });
        return true;
      });
      expect((await account()).spend.allTime.total - before.spend.allTime.total).to.equal(5_000n);
    });

    it('are redeemed once: not again, and not after a restart', async () => {
      const authorization = await credential();
      expect((await ask(authorization)).status).to.equal(200);
      await expectDemand(await ask(authorization), 'verification-failed');
      await service.stop();
      service = await start();
      await expectDemand(await ask(authorization), 'verification-failed');
      expect(await received()).to.equal(5_000n);
    });

    it('are redeemed once in any encoding', async () => {
      const { challenge, payload } = await opened();
      const loud = { ...payload, signature: `0x${payload.signature.slice(2).toUpperCase()}` };
      const spelled = [payload, loud].map((one) => SdkCredential.serialize({ challenge, payload: one }));
      const padded = spelled.map((one) => `${one}${'='.repeat((4 - ((one.length - 'Payment '.length) % 4)) % 4)}`);
      const reordered = SdkCredential.serialize({ payload, challenge, source: 'did:pkh:eip155:1:0x0' });
      expect((await ask(spelled[0])).status).to.equal(200);
      for (const again of [...spelled, ...padded, reordered])
        await expectDemand(await ask(again), 'verification-failed');
      expect(await received()).to.equal(5_000n);
    });

    it('cost a stock client one payment, whatever response is lost', async () => {
      door.behave((call, response) => {
        void passOn(node(), call.method, call.params).then((result) =>
          call.method === 'eth_sendRawTransactionSync'
            ? response.destroy()
            : response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result })),
        );
      });
      const shown: string[] = [];
      const watched: typeof fetch = (input, init) => {
        const authorization = new Headers(init?.headers).get('authorization');
        if (authorization !== null) shown.push(authorization);
        return fetch(input, init);
      };
      const payer = Mppx.create({ polyfill: false, fetch: watched, methods: [stockMethod(node().url)] });
      const lost = await payer.fetch(service.snapshotUrl);
      expect([lost.status, lost.headers.get('www-authenticate')]).to.deep.equal([503, null]);
      expect(shown).to.have.length(1);
      expect(await received()).to.equal(5_000n);
      door.behave();
      expect((await ask(shown[0])).status).to.equal(503);
    });

    it('pass the stock validator, except for the step that needs a public faucet', async () => {
      const checks = await validate(service.url);
      expect(checks.filter((check) => check.startsWith('✓'))).to.have.length.above(10);
      expect(checks.filter((check) => check.startsWith('⚠'))).to.deep.equal([]);
      expect(checks.filter((check) => check.startsWith('✗')).map((check) => check.split(' (')[0])).to.deep.equal([
        '✗ Payment: auto-provision wallet',
      ]);
    });
  });
});

/** The result of `mppx validate` for the service, check by check. It cannot reach the public network, where its faucet is. */
async function validate(url: string): Promise<string[]> {
  const program = resolve(import.meta.dirname, '../../../node_modules/mppx/dist/bin.js');
  const offline = new URL('../support/processes/offline.js', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', offline, program, 'validate', url], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output.split('\n').map((line) => line.trim());
}
