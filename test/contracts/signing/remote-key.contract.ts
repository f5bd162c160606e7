import { expect } from 'chai';
import { FailoverKey } from '../../../src/adapters/signer/failover-key.ts';
import type { SigningKey } from '../../../src/application/ports/signing.ts';
import { rejection } from '../../support/rejection.ts';
import { type Behaviour, FAULTS, sends } from '../../support/servers/provider-server.ts';
import type { Vault } from '../../support/servers/signers/vault.ts';
import { isGenuine } from './signing-key.contract.ts';

export type RemoteWorld = Readonly<{
  vault: Vault;
  /** Opens the key anew, so that no cool-down of another test applies. */
  open(options?: Readonly<{ callsAMinute?: number }>): Promise<SigningKey>;
  server: Readonly<{ behave(behaviour?: Behaviour): void; asked: readonly unknown[] }>;
  faults: Readonly<{ throttled: Behaviour; disabled: Behaviour }>;
}>;

const MESSAGE = Buffer.from('a message to sign');

/** What every key in another system promises while that system is in trouble. `start` gives a secp256k1 key. */
export function describeRemoteKeyContract(name: string, start: () => Promise<RemoteWorld>): void {
  describe(`a key in trouble: ${name}`, () => {
    let world: RemoteWorld;
    let key: SigningKey;
    before(async () => {
      world = await start();
    });
    beforeEach(async () => {
      world.server.behave();
      world.vault.oddity = undefined;
      key = await world.open();
    });
    const calls = async (work: () => Promise<unknown>) => {
      const before = world.server.asked.length;
      await work();
      return world.server.asked.length - before;
    };
    const refused = async () =>
      expect(await rejection(Promise.resolve(key.sign(MESSAGE)))).to.equal('SIGNER_UNAVAILABLE');

    it('repeats a call that failed once', async () => {
      let failures = 1;
      world.server.behave((response) => {
        failures -= 1;
        if (failures === 0) world.server.behave();
        response.writeHead(500).end('{}');
      });
      expect(await calls(async () => expect(isGenuine(key, MESSAGE, await key.sign(MESSAGE))).to.equal(true))).to.equal(
        2,
      );
    });

    it('gives up after the second failure', async () => {
      world.server.behave(sends(500, '{}'));
      expect(await calls(refused)).to.equal(2);
    });

    for (const fault of ['silent', 'resetting connections'] as const)
      it(`refuses in bounded time while the service is ${fault}`, async () => {
        world.server.behave(FAULTS[fault] as Behaviour);
        await refused();
      });

    it('refuses while it is throttled', async () => {
      world.server.behave(world.faults.throttled);
      await refused();
    });

    it('does not repeat a call for a disabled key', async () => {
      world.server.behave(world.faults.disabled);
      expect(await calls(refused)).to.equal(1);
    });

    for (const oddity of ['another key', 'garbage'] as const)
      it(`never returns a signature that is ${oddity}’s`, async () => {
        world.vault.oddity = oddity;
        await refused();
      });

    it('returns s in the lower half of the order when the service does not', async () => {
      world.vault.oddity = 'high s';
      expect(isGenuine(key, MESSAGE, await key.sign(MESSAGE))).to.equal(true);
    });

    it('is skipped without a call after several failures', async () => {
      world.server.behave(world.faults.disabled);
      for (let nth = 0; nth < 3; nth += 1) await refused();
      expect(await calls(refused)).to.equal(0);
    });

    it('refuses what exceeds the quota without a call', async () => {
      const limited = await world.open({ callsAMinute: 60 });
      expect(
        await calls(async () =>
          expect(await rejection(Promise.resolve(limited.sign(MESSAGE)))).to.equal('UPSTREAM_BUDGET'),
        ),
      ).to.equal(0);
    });

    it('is replaced by another copy of the key', async () => {
      const copy = await world.open();
      world.server.behave(world.faults.disabled);
      const healthy: SigningKey = {
        algorithm: copy.algorithm,
        publicKey: copy.publicKey,
        sign: async (message) => {
          world.server.behave();
          return await copy.sign(message);
        },
      };
      expect(isGenuine(key, MESSAGE, await new FailoverKey([key, healthy]).sign(MESSAGE))).to.equal(true);
    });
  });
}
