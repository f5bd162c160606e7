import { expect } from 'chai';
import { Wallet } from 'ethers';
import type { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { Eip3009TransferRail } from '../../../src/adapters/payment-rail/transfer-rail.eip3009.ts';
import { FacilitatorTransferSender } from '../../../src/adapters/payment-rail/transfer-sender.facilitator.ts';
import { RelayerTransferSender } from '../../../src/adapters/payment-rail/transfer-sender.relayer.ts';
import { Relayer } from '../../../src/adapters/sponsor/relayer.ts';
import { RelayerAccount } from '../../../src/adapters/sponsor/relayer-account.ts';
import { InMemoryRelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.memory.ts';
import { claimFor } from '../../../src/domain/payment/claim.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { describeTransferRailContract } from '../../contracts/payment/transfer-rail.contract.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { deployPaidToken, type PaidToken, signTransfer } from '../../support/chain/signed-transfers.ts';
import { until } from '../../support/real-time.ts';
import { failureOf } from '../../support/rejection.ts';
import { type FacilitatorServer, startFacilitator } from '../../support/servers/facilitator-server.ts';
import { CALM } from '../../support/servers/provider-server.ts';

const COIN = '0xde0b6b3a7640000';
const PATIENCE = { waitMs: 500, pollMs: 20 };

describeInWorld('Eip3009TransferRail on a chain', (world) => {
  let paid: PaidToken;
  let facilitator: FacilitatorServer;
  let queue: InMemoryRelayerQueue;
  let wallet: Wallet;
  let clock: SettableClock;
  beforeEach(async () => {
    paid = await deployPaidToken(world());
    wallet = new Wallet(Wallet.createRandom().privateKey, world().provider);
    await world().node.rpc('anvil_setBalance', [wallet.address, COIN]);
    facilitator = await startFacilitator(world().node, wallet.privateKey);
    queue = new InMemoryRelayerQueue();
    clock = new SettableClock(new Date());
  });
  afterEach(async () => {
    await world().node.rpc('evm_setAutomine', [true]);
    paid.chain.close();
    await facilitator.stop();
  });

  const relayerOn = (chain: ChainRpc) => {
    const chains = new Map([[chain.chainId, chain]]);
    return new Relayer({
      accounts: [new RelayerAccount(new LocalAccountKey('relayer', wallet.privateKey))],
      chainTransactions: new EvmChainTransactions(chains),
      signedTransactions: new LocalSignedTransactions(),
      confirmations: new Map([[chain.chainId, 0]]),
      onTrouble: () => {},
      random: cryptoRandom,
      ...{ chains, clock, queue },
    });
  };
  const byRelayer = (chain: ChainRpc) => {
    const sender = new RelayerTransferSender(relayerOn(chain), paid.terms);
    return new Eip3009TransferRail(paid.terms, { chain, sender, clock, confirmations: 0, ...PATIENCE });
  };
  const byFacilitator = (chain: ChainRpc) => {
    const tools = { clock, onTrouble: () => {} };
    const sender = new FacilitatorTransferSender(facilitator.url, paid.terms, tools, { ...CALM, repetitions: 0 });
    return new Eip3009TransferRail(paid.terms, { chain, sender, clock, confirmations: 0, ...PATIENCE });
  };

  describeTransferRailContract('the own relayer', async () => ({
    ...{ world: world(), paid, railOn: byRelayer, paysForContracts: false },
  }));
  describeTransferRailContract('a facilitator', async () => ({
    ...{ world: world(), paid, railOn: byFacilitator, paysForContracts: true },
  }));

  const validOn = async (rail: Eip3009TransferRail, change?: Parameters<typeof signTransfer>[2]) => {
    const transfer = await signTransfer(await paid.holder(), paid.terms, change);
    const verdict = await rail.validate(transfer, SNAPSHOT, clock.now());
    if (verdict.refusal !== undefined) throw new Error(verdict.refusal.reason);
    return verdict.payment;
  };

  describe('with a facilitator that lies', () => {
    it('is in doubt when it says that it settled, and the chain does not have the transfer', async () => {
      const transaction = `0x${'ab'.repeat(32)}`;
      facilitator.behave(async () => ({ success: true, transaction, network: paid.terms.network, payer: '0x' }));
      const rail = byFacilitator(paid.chain);
      await failureOf(rail.settle(await validOn(rail), SNAPSHOT), paymentInDoubt);
    });

    it('is in doubt when it refuses, because it holds the signature', async () => {
      facilitator.behave(async () => ({ success: false, errorReason: 'invalid_scheme', transaction: '' }));
      const rail = byFacilitator(paid.chain);
      const payment = await validOn(rail);
      await failureOf(rail.settle(payment, SNAPSHOT), paymentInDoubt);
      expect(await rail.outcomeOf(claimFor(payment.presented, SNAPSHOT, new Date()))).to.equal('unknown');
    });

    it('is settled when the chain has the transfer, whatever it answers', async () => {
      for (const answer of [undefined, { success: false, errorReason: 'unexpected', transaction: '' }]) {
        facilitator.behave(async (settle) => {
          await settle();
          return answer;
        });
        const rail = byFacilitator(paid.chain);
        expect(await rail.settle(await validOn(rail), SNAPSHOT)).to.have.property('txHash');
      }
    });
  });

  describe('with the own relayer', () => {
    it('takes no payment while the relayer cannot pay for gas', async () => {
      await world().node.rpc('anvil_setBalance', [wallet.address, '0x0']);
      await failureOf(validOn(byRelayer(paid.chain)), railUnavailable);
    });

    it('gives each of many transfers a nonce of its own', async () => {
      const rail = byRelayer(paid.chain);
      const payments = [];
      for (let nth = 0; nth < 8; nth += 1) payments.push(await validOn(rail));
      const settled = await Promise.all(payments.map((payment) => rail.settle(payment, SNAPSHOT)));
      expect(new Set(settled.map(({ txHash }) => txHash)).size).to.equal(8);
      expect(await paid.received()).to.equal(40_000n);
      expect(await world().provider.getTransactionCount(wallet)).to.equal(8);
    });

    it('sends a transfer again that its node lost, when its outcome is asked for', async () => {
      const { rail, lost, claim } = await losing();
      expect(await rail.outcomeOf(claim)).to.equal('unknown');
      await world().node.rpc('evm_mine');
      expect(await rail.outcomeOf(claim)).to.have.property('txHash');
      expect((await queue.find(lost.presented.challengeId))?.isOpen).to.equal(false);
    });

    it('pays no more for a transfer that expired by the clock, and gives it up by the time of the chain', async () => {
      const { rail, lost, claim } = await losing();
      clock.advance(600_000);
      expect(await rail.outcomeOf(claim)).to.equal('unknown');
      expect((await queue.find(lost.presented.challengeId))?.isOpen).to.equal(false);
      expect(await rail.outcomeOf(claim)).to.equal('unknown');
      await muchLaterOnChain();
      expect(await rail.outcomeOf(claim)).to.equal('never');
    });

    it('does not hold up later calls with a transfer that expired unsent, although nobody asks for it', async () => {
      const { rail } = await losing();
      await muchLaterOnChain();
      clock.advance(600_000);
      const later = await validOn(rail, { validBefore: BigInt(Math.floor(clock.now().getTime() / 1_000) + 300) });
      await failureOf(rail.settle(later, SNAPSHOT), paymentInDoubt);
      const claim = claimFor(later.presented, SNAPSHOT, clock.now());
      await until(async () => typeof (await rail.outcomeOf(claim)) !== 'string');
      expect(await paid.received()).to.equal(5_000n);
    });

    /** A transfer that was sent, and that the node forgot. */
    async function losing() {
      const rail = byRelayer(paid.chain);
      const lost = await validOn(rail);
      await world().node.rpc('evm_setAutomine', [false]);
      await failureOf(rail.settle(lost, SNAPSHOT), paymentInDoubt);
      await world().node.rpc('anvil_dropAllTransactions');
      return { rail, lost, claim: claimFor(lost.presented, SNAPSHOT, clock.now()) };
    }

    async function muchLaterOnChain() {
      await world().node.rpc('evm_setAutomine', [true]);
      await world().node.rpc('evm_increaseTime', [600]);
      await world().node.rpc('evm_mine');
    }
  });
});
