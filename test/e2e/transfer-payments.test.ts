import { expect } from 'chai';
import { Wallet } from 'ethers';
import { transferCalldata } from '../../src/adapters/chain/gasless/eip3009.ts';
import type { PaymentClaim } from '../../src/domain/payment/claim.ts';
import { transferIdOf } from '../../src/domain/payment/transfer.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { deployPaidToken, type PaidToken, signTransfer } from '../support/chain/signed-transfers.ts';
import { until } from '../support/real-time.ts';
import { rejectionOf } from '../support/rejection.ts';
import { onServer } from '../support/servers/database.ts';
import { type FacilitatorServer, startFacilitator } from '../support/servers/facilitator-server.ts';
import {
  inHeader64,
  inSignatureHeader,
  startTransferService,
  stockFetch,
  type TransferService,
} from '../support/service/transfer-service.ts';

const COIN = '0xde0b6b3a7640000';

/** The stock client of x402 pays on a real chain, through both kinds of sender, with the claims in a real database. */
for (const sender of ['relayer', 'facilitator'] as const)
  describeInWorld(`payments by x402, sent by the ${sender}`, (world) => {
    onServer((server) => {
      let paid: PaidToken;
      let facilitator: FacilitatorServer;
      let service: TransferService;
      let databaseUrl: string;
      let start: () => Promise<TransferService>;

      before(async () => {
        databaseUrl = await server().create('migrated');
      });
      beforeEach(async () => {
        const { node, addresses } = world();
        paid = await deployPaidToken(world());
        const key = Wallet.createRandom().privateKey;
        await node.rpc('anvil_setBalance', [new Wallet(key).address, COIN]);
        facilitator = await startFacilitator(node, key);
        const own = {
          ...{ SPONSOR_PROVIDER: 'relayer', RELAYER_KEY: key, [`FORWARDER_${node.chainId}`]: addresses.forwarder },
          X402_FACILITATOR: 'relayer',
        };
        const more = sender === 'relayer' ? own : { X402_FACILITATOR: facilitator.url };
        start = () => startTransferService(world(), databaseUrl, paid.terms, more);
        service = await start();
      });
      afterEach(async () => {
        await service.stop();
        paid.chain.close();
        await facilitator.stop();
      });

      const present = (header: string, url = service.snapshotUrl) =>
        fetch(url, { headers: { 'payment-signature': header } });
      const signed = async (payer?: Wallet) =>
        inSignatureHeader(await signTransfer(payer ?? (await paid.holder()), paid.terms));

      it('buy a snapshot for the stock client, with a receipt that names the transaction', async () => {
        const payer = await paid.holder();
        const answer = await stockFetch(payer)(service.snapshotUrl);
        expect(answer.status).to.equal(200);
        const { data } = (await answer.json()) as { data: { global: object } };
        expect(data.global).to.include({ totalMarketCapUsd: 3_412_000_000_000 });
        expect(answer.headers.get('cache-control')).to.equal('private');
        const receipt = inHeader64(answer.headers.get('payment-response'));
        expect(receipt).to.include({ success: true, payer: payer.address, network: paid.terms.network });
        const { status } = (await world().node.rpc('eth_getTransactionReceipt', [receipt.transaction])) as {
          status: string;
        };
        expect(status).to.equal('0x1');
        expect(await paid.received()).to.equal(5_000n);
        await until(async () => {
          const [claim] = await service.ports.paymentClaims.recentOf(
            paid.terms.network,
            payer.address as WalletAddress,
            1,
          );
          expect(claim).to.include({ state: 'delivered', txHash: receipt.transaction, method: 'x402' });
          return true;
        });
      });

      it('are redeemed once: not again, and not after a restart', async () => {
        const header = await signed();
        expect((await (await present(header)).text()).length).to.be.above(0);
        await until(async () => (await present(header)).status === 402);
        await service.stop();
        service = await start();
        const again = await present(header);
        expect([again.status, ((await again.json()) as { detail: string }).detail]).to.deep.equal([
          402,
          'This payment was already used',
        ]);
        expect(await paid.received()).to.equal(5_000n);
      });

      it('settle once in a hundred parallel replays on two processes', async () => {
        const other = await start();
        try {
          const header = await signed();
          const urls = [service.snapshotUrl, other.snapshotUrl];
          const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => present(header, urls[n % 2])));
          for (const { status } of answers) expect(status).to.be.oneOf([200, 402, 503]);
          // On a busy machine the first may have received no answer in time.
          const late = await present(header);
          const bought = [...answers, late].filter(({ status }) => status === 200);
          expect(bought.length).to.be.above(0);
          const bodies = await Promise.all(bought.map((answer) => answer.text()));
          expect(new Set(bodies).size).to.equal(1);
          expect(new Set(bought.map(({ headers }) => headers.get('payment-response'))).size).to.equal(1);
          expect(await paid.received()).to.equal(5_000n);
          if (sender === 'facilitator') expect(facilitator.orders()).to.equal(1);
        } finally {
          await other.stop();
        }
      });

      it('are fetched again with the same payment when the answer was lost, by its payer only', async () => {
        const header = await signed();
        const lost = new AbortController();
        const claims = service.ports.paymentClaims;
        const advance = claims.advance.bind(claims);
        claims.advance = async (...move) => {
          const moved = await advance(...move);
          if (move[2] === 'settled') lost.abort();
          return moved;
        };
        const first = fetch(service.snapshotUrl, { headers: { 'payment-signature': header }, signal: lost.signal });
        expect(await rejectionOf(first)).to.have.property('name', 'AbortError');
        claims.advance = advance;
        const again = await present(header);
        expect([again.status, await paid.received()]).to.deep.equal([200, 5_000n]);
        expect(inHeader64(again.headers.get('payment-response'))).to.have.property('transaction');
        await again.text();
        await until(async () => (await present(header)).status === 402);
        expect(await paid.received()).to.equal(5_000n);
      });

      const whenLyingIsPossible = sender === 'facilitator' ? it : () => {};
      whenLyingIsPossible('are in doubt, without a new demand, until the chain has them', async () => {
        facilitator.behave(async () => ({ success: true, transaction: `0x${'ab'.repeat(32)}` }));
        const transfer = await signTransfer(await paid.holder(), paid.terms);
        const header = inSignatureHeader(transfer);
        for (let nth = 0; nth < 2; nth += 1) {
          const answer = await present(header);
          const { code } = (await answer.json()) as { code: string };
          expect([answer.status, code]).to.deep.equal([503, 'PAYMENT_IN_DOUBT']);
          expect([...answer.headers.keys()]).not.to.include.members(['www-authenticate', 'payment-required']);
        }
        expect(facilitator.orders()).to.equal(1);
        await world().accounts[0].sendTransaction({ to: paid.terms.currency, data: transferCalldata(transfer) });
        const claim = await service.ports.paymentClaims.find(transferIdOf(paid.terms, transfer));
        expect(await service.ports.transferRail.outcomeOf(claim as PaymentClaim)).to.have.property('txHash');
      });
    });
  });
