import { expect } from 'chai';
import type { Forwarders } from '../../../src/application/ports/paymaster.ts';
import type { Forwarding, ForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { hash } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';

export type ForwardersWorld = Readonly<{
  forwarders: Forwarders;
  /** Signed by one wallet: a call that succeeds, unless changed. */
  forwarding(changes?: Partial<ForwardRequest>): Promise<Forwarding>;
  /** Calldata that makes the target revert, and a word of its reason. */
  refused: Readonly<{ data: Hex; reason: string }>;
  /** Of the newest block, of the one before it, and of none, in milliseconds. */
  blockTimes(): Promise<readonly number[]>;
  /** Executes it in a block. */
  execute(forwarding: Forwarding): Promise<Hex>;
}>;

const GAS = 400_000n;
const REVERTS = { code: 'REQUEST_REVERTS' };

export function describeForwardersContract(name: string, makeWorld: () => Promise<ForwardersWorld>): void {
  describe(`Forwarders contract: ${name}`, () => {
    let world: ForwardersWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const nonceOf = (forwarding: Forwarding) => world.forwarders.nonceOf(forwarding, forwarding.request.from);

    it('counts the nonces of each wallet', async () => {
      const first = await world.forwarding();
      expect(await nonceOf(first)).to.equal(0n);
      await world.execute(first);
      expect(await nonceOf(first)).to.equal(1n);
      expect(await world.forwarders.nonceOf(first, first.forwarder)).to.equal(0n);
    });

    it('simulates a request that would succeed, and changes nothing', async () => {
      const forwarding = await world.forwarding();
      await world.forwarders.rehearse(forwarding, GAS);
      await world.forwarders.rehearse(forwarding, GAS);
      expect(await nonceOf(forwarding)).to.equal(0n);
    });

    it('rejects with REQUEST_REVERTS and the target’s own reason', async () => {
      const refusal = await failureOf(
        world.forwarders.rehearse(await world.forwarding({ data: world.refused.data }), GAS),
        REVERTS,
      );
      expect(refusal.facts.reason).to.include(world.refused.reason);
    });

    it('rejects with REQUEST_REVERTS for a nonce that is not due', async () => {
      for (const nonce of [1n, 2n ** 256n - 1n])
        await failureOf(world.forwarders.rehearse(await world.forwarding({ nonce }), GAS), REVERTS);
      const used = await world.forwarding();
      await world.execute(used);
      await failureOf(world.forwarders.rehearse(used, GAS), REVERTS);
    });

    it('returns the result of a request in its own transaction only', async () => {
      const first = await world.forwarding();
      expect(await world.forwarders.outcomeOf(first, hash(1), 0)).to.equal('absent');
      const executing = await world.execute(first);
      const second = await world.forwarding({ nonce: 1n });
      expect(await world.forwarders.outcomeOf(first, executing, 0)).to.include({ end: 'executed' });
      expect(await world.forwarders.outcomeOf(second, executing, 0)).to.include({ end: 'failed', isRevert: false });
    });

    it('has the time of a confirmed block, which is no later than the newest one', async () => {
      const { chainId } = await world.forwarding();
      const times = [];
      for (const confirmations of [0, 1, 1_000_000])
        times.push((await world.forwarders.settledUntil(chainId, confirmations)).getTime());
      expect(times).to.deep.equal(await world.blockTimes());
    });

    it('returns what the transaction cost', async () => {
      const first = await world.forwarding();
      const outcome = await world.forwarders.outcomeOf(first, await world.execute(first), 0);
      expect(typeof outcome === 'object' && (outcome.paidWei ?? 0n) > 0n).to.equal(true);
    });
  });
}
