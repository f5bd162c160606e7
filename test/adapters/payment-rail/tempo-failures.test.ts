import { expect } from 'chai';
import { hexlify, randomBytes, toBeHex, id as topicOf, Wallet, zeroPadValue } from 'ethers';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { TempoPaymentNetwork } from '../../../src/adapters/payment-rail/payment-network.tempo.ts';
import { TempoPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.tempo.ts';
import { claimFor } from '../../../src/domain/payment/claim.ts';
import type { ValidPayment } from '../../../src/domain/payment/payment.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { OLD_SECRET, SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { ALPHA_USD, describeOnTempo, PATH_USD, passOn, startDoorTo } from '../../support/chain/tempo-chain.ts';
import { payAsStockClient } from '../../support/chain/tempo-payer.ts';
import { until } from '../../support/real-time.ts';
import { type Behaviour, blackHole, drip, misbehaviours, type RpcServer } from '../../support/servers/rpc-server.ts';

const TIMEOUT_MS = 1_500;
const troubles: Readonly<Record<string, Behaviour>> = {
  ...misbehaviours,
  silence: blackHole,
  'an endless answer': drip,
};

describeOnTempo('a Tempo node in trouble', (node) => {
  let door: RpcServer;
  let rail: TempoPaymentRail;
  let network: TempoPaymentNetwork;
  let chain: ChainRpc;
  let recipient: WalletAddress;

  beforeEach(async () => {
    door = await startDoorTo(node());
    recipient = new Wallet(hexlify(randomBytes(32))).address as WalletAddress;
    chain = new ChainRpc({ chainId: node().chainId, urls: [door.url], callMs: TIMEOUT_MS });
    const secretKeys: [string] = [OLD_SECRET];
    rail = new TempoPaymentRail({ chain, currency: PATH_USD, recipient, realm: 'api.example.com', secretKeys });
    network = new TempoPaymentNetwork(chain, PATH_USD);
  });
  afterEach(() => {
    chain.close();
    return door.stop();
  });

  const paid = async () => payAsStockClient(node().url, await rail.challenge(SNAPSHOT, new Date()));
  async function valid(): Promise<ValidPayment> {
    const verdict = await rail.validate(await paid(), SNAPSHOT, new Date());
    if (verdict.refusal !== undefined) throw new Error(verdict.refusal.reason);
    return verdict.payment;
  }
  const failureOf = async (work: Promise<unknown>): Promise<Failure> => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof Failure)) throw new Error(`not refused but ${String(error)}`);
    return error;
  };
  const everythingIn = (error: unknown): string =>
    error instanceof Error
      ? `${error.message} ${error.stack} ${JSON.stringify(error)} ${everythingIn(error.cause)}`
      : '';

  it('is not called for a challenge', async () => {
    await door.goDown();
    expect(await rail.challenge(SNAPSHOT, new Date())).to.include({ method: 'tempo' });
  });

  it('is not called for a credential that can be rejected without it', async () => {
    const challenge = await rail.challenge(SNAPSHOT, new Date());
    const { payload } = await payAsStockClient(node().url, challenge);
    const foreign = { challenge: { ...challenge, id: 'AAAA' }, payload };
    const late = await payAsStockClient(node().url, await rail.challenge(SNAPSHOT, new Date(Date.now() - 600_000)), {
      expires: new Date(Date.now() + 10_000),
    });
    const cheap = await payAsStockClient(node().url, challenge, { amount: 1n });
    for (const credential of [foreign, late, cheap, { challenge, payload: {} }])
      expect((await rail.validate(credential, SNAPSHOT, new Date())).refusal).not.to.equal(undefined);
    expect(door.calls).to.deep.equal([]);
  });

  for (const [name, behaviour] of Object.entries(troubles)) {
    it(`makes the validity of a payment unknown: ${name}`, async () => {
      const credential = await paid();
      door.behave(behaviour);
      const failure = await failureOf(rail.validate(credential, SNAPSHOT, new Date()));
      expect(failure.code).to.equal('PAYMENT_RAIL_UNAVAILABLE');
      expect(everythingIn(failure)).not.to.include(String(credential.payload.signature).slice(2, 60));
    });

    it(`makes the outcome of a payment unknown: ${name}`, async () => {
      const payment = await valid();
      door.behave((call, response) =>
        call.method === 'eth_sendRawTransactionSync'
          ? behaviour(call, response)
          : void passOn(node(), call.method, call.params).then((result) =>
              response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result })),
            ),
      );
      const failure = await failureOf(rail.settle(payment, SNAPSHOT));
      expect(failure.code).to.equal('PAYMENT_IN_DOUBT');
      expect(everythingIn(failure)).not.to.include(String(payment.credential.payload.signature).slice(2, 60));
    });

    it(`makes the outcome of a claim and a balance unavailable: ${name}`, async () => {
      const { presented } = await valid();
      door.behave(behaviour);
      const claim = claimFor(presented, SNAPSHOT, new Date());
      expect((await failureOf(network.outcomeOf(claim))).code).to.equal('PAYMENT_RAIL_UNAVAILABLE');
      expect((await failureOf(network.balanceOf(presented.payer))).code).to.equal('PAYMENT_RAIL_UNAVAILABLE');
    });
  }

  it('reports a missing payment as final only well after the payment’s expiry', async () => {
    const { presented } = await valid();
    const expired = { ...presented, validUntil: new Date(Date.now() - 10_000) };
    expect(await network.outcomeOf(claimFor(expired, SNAPSHOT, new Date()))).to.equal('unknown');
  });

  describe('and its receipts', () => {
    const TRANSFER = topicOf('Transfer(address,address,uint256)');
    const APPROVAL = topicOf('Approval(address,address,uint256)');
    type Told = Readonly<{ status?: string; hash?: string; token?: string; event?: string; units?: bigint }>;

    /** The outcome of a claim when the node returns this receipt. */
    async function outcomeGiven({ status = '0x1', hash, token = PATH_USD, event = TRANSFER, units = 5_000n }: Told) {
      const { presented } = await valid();
      const parties = [presented.payer, recipient].map((account) => zeroPadValue(account, 32));
      const log = { address: token, topics: [event, ...parties], data: toBeHex(units, 32) };
      const receipt = { transactionHash: hash ?? presented.reference, status, logs: [log] };
      door.behave(({ id, method, params }, response) => {
        const result = method === 'eth_getTransactionReceipt' ? receipt : passOn(node(), method, params);
        void Promise.resolve(result).then((told) => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: told })));
      });
      return await network.outcomeOf(claimFor(presented, SNAPSHOT, new Date()));
    }

    it('show that the amount was received', async () => {
      expect(await outcomeGiven({})).to.equal('paid');
    });

    for (const [why, told] of [
      ['the transaction failed', { status: '0x0' }],
      ['another token moved', { token: ALPHA_USD }],
      ['another amount moved', { units: 4_999n }],
      ['nothing moved but a permission', { event: APPROVAL }],
    ] as const)
      it(`show that it never will be: ${why}`, async () => {
        expect(await outcomeGiven(told)).to.equal('never');
      });

    it('show nothing when they belong to another transaction', async () => {
      const failure = await failureOf(outcomeGiven({ hash: `0x${'ab'.repeat(32)}` }));
      expect(failure.code).to.equal('PAYMENT_RAIL_UNAVAILABLE');
    });
  });

  it('has the payment whose response was lost', async () => {
    const payment = await valid();
    const claim = claimFor(payment.presented, SNAPSHOT, new Date());
    expect(await network.outcomeOf(claim)).to.equal('unknown');
    door.behave((call, response) =>
      passOn(node(), call.method, call.params).then((result) =>
        call.method === 'eth_sendRawTransactionSync'
          ? response.destroy()
          : response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result })),
      ),
    );
    expect((await failureOf(rail.settle(payment, SNAPSHOT))).code).to.equal('PAYMENT_IN_DOUBT');
    door.behave();
    // The node may still be making the block when the call is given up.
    await until(async () => (await network.outcomeOf(claim)) === 'paid');
    expect(await network.balanceOf(recipient)).to.equal(5_000n);
  });
});
