import { expect } from 'chai';
import { Wallet } from 'ethers';
import type { World } from '../../../contracts/kit/deploy.ts';
import { deploy } from '../../../contracts/kit/handles.ts';
import { transferCalldata } from '../../../src/adapters/chain/gasless/eip3009.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { TransferRail } from '../../../src/application/ports/payment.ts';
import { claimFor, type PaymentClaim } from '../../../src/domain/payment/claim.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import type { ValidPayment } from '../../../src/domain/payment/payment.ts';
import type { SignedTransfer } from '../../../src/domain/payment/transfer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type PaidToken, signTransfer } from '../../support/chain/signed-transfers.ts';
import { mined } from '../../support/chain/transactions.ts';
import { failureOf } from '../../support/rejection.ts';
import { SNAPSHOT } from './payment-rail.world.ts';

export type TransferRailWorld = Readonly<{
  world: World;
  paid: PaidToken;
  railOn(chain: ChainRpc): TransferRail;
  /** Whether accounts with code can pay. */
  paysForContracts: boolean;
}>;

const LATER = 10 * 60;

export function describeTransferRailContract(name: string, makeWorld: () => Promise<TransferRailWorld>): void {
  describe(`TransferRail contract: ${name}`, () => {
    let on: TransferRailWorld;
    let rail: TransferRail;
    let payer: Wallet;
    beforeEach(async () => {
      on = await makeWorld();
      rail = on.railOn(on.paid.chain);
      payer = await on.paid.holder();
    });

    const sign = (change?: Parameters<typeof signTransfer>[2], signer = payer) =>
      signTransfer(signer, on.paid.terms, change);
    const verdictOn = (transfer: SignedTransfer) => rail.validate(transfer, SNAPSHOT, new Date());
    async function valid(transfer?: SignedTransfer): Promise<ValidPayment<SignedTransfer>> {
      const verdict = await verdictOn(transfer ?? (await sign()));
      if (verdict.refusal !== undefined) throw new Error(`refused: ${verdict.refusal.reason}`);
      return verdict.payment;
    }
    const claimOn = ({ presented }: ValidPayment<SignedTransfer>): PaymentClaim =>
      claimFor(presented, SNAPSHOT, new Date());
    const send = async (...transfers: readonly SignedTransfer[]) => {
      const { multicall } = on.world;
      const target = on.paid.terms.currency;
      const calls = transfers.map((one) => ({ target, allowFailure: false, callData: transferCalldata(one) }));
      return (await mined(multicall.aggregate3(calls))).hash;
    };
    const later = async () => {
      await on.world.node.rpc('evm_increaseTime', [LATER]);
      await on.world.node.rpc('evm_mine');
    };

    it('validates a transfer without moving money', async () => {
      const transfer = await sign();
      const { presented } = await valid(transfer);
      const { method, network, currency, recipient } = on.paid.terms;
      expect(presented).to.include({ method, network, currency, recipient, payer: payer.address });
      expect(presented.reference).to.match(/^0x[0-9a-f]{64}$/);
      expect(presented.validUntil.getTime() / 1_000).to.equal(Number(transfer.validBefore));
      expect(await on.paid.received()).to.equal(0n);
    });

    it('moves the money once, however often the same transfer is settled, and names its transaction', async () => {
      const payment = await valid();
      const settled = await Promise.allSettled([rail.settle(payment, SNAPSHOT), rail.settle(payment, SNAPSHOT)]);
      const hashes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.txHash] : []));
      expect(new Set(hashes).size).to.equal(1);
      expect(await on.paid.received()).to.equal(5_000n);
      const txHash = hashes[0];
      expect(await rail.outcomeOf(claimOn(payment))).to.deep.equal({ txHash });
      expect(await rail.outcomeOf({ ...claimOn(payment), state: 'settled', txHash: txHash as never })).to.deep.equal({
        txHash,
      });
    });

    it('refuses a transfer whose nonce was used, and says of whom', async () => {
      const transfer = await sign();
      await send(transfer);
      const verdict = await verdictOn(transfer);
      expect(verdict.refusal?.reason).to.equal('The nonce of the signed transfer was already used');
      expect(verdict).to.have.nested.property('presented.payer', payer.address);
    });

    it('refuses a payer without the money', async () => {
      const poor = Wallet.createRandom();
      expect((await verdictOn(await sign({}, poor as never))).refusal?.problem).to.equal('payment-insufficient');
    });

    it('refuses the signature of another account, and of any account over another transfer', async () => {
      const transfer = await sign();
      const { signature } = await sign({ value: 5_001n });
      const stranger = await on.paid.holder();
      const stolen = await sign({ from: payer.address as WalletAddress }, stranger);
      const bytes = ['', `${'00'.repeat(64)}1b`, `${'11'.repeat(64)}1b`, `${'ff'.repeat(64)}1c`, '6492'.repeat(40)];
      const unsigned = bytes.map((one) => ({ ...transfer, signature: `0x${one}` as const }));
      for (const forged of [stolen, { ...transfer, signature }, ...unsigned]) {
        const verdict = await verdictOn(forged);
        expect(verdict.refusal?.reason).to.match(/not signed by authorization\.from/);
        expect(verdict).not.to.have.property('presented');
      }
    });

    it('takes transfers of contract accounts only where somebody else pays for their code', async () => {
      const wallet = await deploy('ContractWallet', on.world.accounts[0], payer.address);
      const from = (await wallet.getAddress()) as WalletAddress;
      await mined(on.paid.token.mint(from, 5_000n));
      const verdict = await verdictOn(await sign({ from }));
      expect(verdict.refusal === undefined).to.equal(on.paysForContracts);
      if (verdict.refusal !== undefined) return;
      await rail.settle(verdict.payment, SNAPSHOT);
      expect(await on.paid.received()).to.equal(5_000n);
    });

    it('refuses a key of an account that is a contract by now', async () => {
      await on.world.node.rpc('anvil_setCode', [payer.address, '0x5f5ffd']);
      expect((await verdictOn(await sign())).refusal).to.have.property('problem', 'verification-failed');
      expect(await on.paid.received()).to.equal(0n);
    });

    it('returns unknown for a transfer that nobody sent yet', async () => {
      expect(await rail.outcomeOf(claimOn(await valid()))).to.equal('unknown');
    });

    it('finds a transfer that somebody else sent', async () => {
      const payment = await valid();
      const txHash = await send(payment.credential);
      for (let block = 0; block < 40; block += 1) await on.world.node.rpc('evm_mine');
      expect(await rail.outcomeOf(claimOn(payment))).to.deep.equal({ txHash });
    });

    it('knows that a transfer which was not sent in time never will be', async () => {
      const payment = await valid();
      await later();
      expect(await rail.outcomeOf(claimOn(payment))).to.equal('never');
    });

    it('does not count a nonce that was used for another transfer, in the transaction of a payment', async () => {
      const payment = await valid();
      const { nonce } = payment.credential;
      const other = await sign();
      await send(await sign({ nonce, to: payer.address as WalletAddress }), other);
      expect(await on.paid.received()).to.equal(5_000n);
      expect(await rail.outcomeOf(claimOn(payment))).to.equal('never');
    });

    it('does not count a cancelled transfer', async () => {
      const payment = await valid();
      const { from: authorizer, nonce } = payment.credential;
      const { name, version, chainId, currency } = on.paid.terms;
      const types = {
        CancelAuthorization: [
          { name: 'authorizer', type: 'address' },
          { name: 'nonce', type: 'bytes32' },
        ],
      };
      const domain = { name, version, chainId, verifyingContract: currency };
      const signature = await payer.signTypedData(domain, types, { authorizer, nonce });
      await mined(on.paid.token.cancelAuthorization(authorizer, nonce, signature));
      expect(await rail.outcomeOf(claimOn(payment))).to.equal('never');
    });

    it('returns unknown for another network', async () => {
      const claim = claimOn(await valid());
      await later();
      expect(await rail.outcomeOf({ ...claim, network: 'eip155:1' })).to.equal('unknown');
    });

    it('neither refuses nor settles while no node responds', async () => {
      const payment = await valid();
      const nowhere = new ChainRpc({ chainId: on.paid.terms.chainId, urls: ['http://127.0.0.1:9'] });
      const blind = on.railOn(nowhere);
      await failureOf(blind.validate(await sign(), SNAPSHOT, new Date()), railUnavailable);
      await failureOf(blind.outcomeOf(claimOn(payment)), railUnavailable);
      await failureOf(blind.settle(payment, SNAPSHOT), paymentInDoubt);
      nowhere.close();
    });
  });
}
