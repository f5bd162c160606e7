import { inspect } from 'node:util';
import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import type { UpstreamTools } from '../../../src/adapters/upstream/upstream.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { NOON } from '../../support/noon.ts';
import { until } from '../../support/real-time.ts';
import { FAULTS, type ProviderServer, rateLimits, sends } from '../../support/servers/provider-server.ts';

export const PROVIDER_KEY = 'a-key-that-nobody-may-see';

export type FaultyWorld = Readonly<{
  server: ProviderServer;
  /** Makes the adapter call its provider. */
  ask: () => Promise<unknown>;
}>;

/** What every adapter of a provider promises when the provider fails. `limited`: the code for an exhausted limit. */
export function describeUpstreamFaults(
  { unavailable, limited = unavailable }: Readonly<{ unavailable: string; limited?: string }>,
  open: (tools: UpstreamTools & Readonly<{ clock: SettableClock }>) => Promise<FaultyWorld>,
): void {
  describe('when its provider fails', () => {
    let world: FaultyWorld;
    let clock: SettableClock;
    beforeEach(async () => {
      clock = new SettableClock(NOON);
      world = await open({ clock, onTrouble: () => {} });
    });
    afterEach(() => world.server.stop());

    const refusalOf = async (): Promise<Failure> => {
      const error = await world.ask().then(
        (answer) => expect.fail(`answered ${inspect(answer)}`),
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(Failure);
      expect(inspect(error, { depth: 10, showHidden: true })).not.to.contain(PROVIDER_KEY);
      return error as Failure;
    };

    for (const [fault, behaviour] of Object.entries(FAULTS))
      it(`rejects with ${unavailable} from a provider that is ${fault}, without its key`, async () => {
        world.server.behave(behaviour);
        expect((await refusalOf()).code).to.equal(unavailable);
      });

    it(`rejects with ${unavailable} when the provider does not know the path`, async () => {
      world.server.behave(sends(410, '{"error":"gone"}'));
      expect((await refusalOf()).code).to.equal(unavailable);
    });

    for (const header of [undefined, '45'])
      it(`rejects with ${limited} when the limit is exhausted, with the Retry-After header ${header}`, async () => {
        world.server.behave(rateLimits(header));
        expect((await refusalOf()).code).to.equal(limited);
      });

    it('works again when the provider does', async () => {
      world.server.behave(sends(500, ''));
      await refusalOf();
      world.server.behave();
      // The first failing request rejects the call; the other requests are still being retried, and may fail too.
      await until(async () => {
        clock.advance(60_000);
        await world.ask();
        return true;
      });
    });
  });
}
