import { expect } from 'chai';
import type { Forwarders, Sponsor } from '../../../src/application/ports/paymaster.ts';
import type { Sponsorship } from '../../../src/domain/paymaster/sponsorship.ts';
import { atOnce } from '../../support/fixtures/store-fixtures.ts';

export type SponsorWorld = Readonly<{
  sponsor: Sponsor;
  forwarders: Forwarders;
  /** The nth sponsorship, each of a different wallet, for a request that succeeds. */
  sponsorship(nth: number): Promise<Sponsorship>;
  /** Lets the external system process what it has received, as far as possible. */
  settle(): Promise<void>;
}>;

export function describeSponsorContract(name: string, makeWorld: () => Promise<SponsorWorld>): void {
  describe(`Sponsor contract: ${name}`, () => {
    let world: SponsorWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const pursued = async (sponsorship: Sponsorship, reference: string) => {
      await world.settle();
      return await world.sponsor.pursue({ ...sponsorship, reference }, false);
    };

    it('executes a request, and returns its transaction', async () => {
      const sponsorship = await world.sponsorship(1);
      const { status, reference = '' } = await world.sponsor.relay(sponsorship);
      expect(status).to.be.oneOf(['pending', 'submitted']);
      expect(reference).to.match(/^[\w-]+$/);
      const { hash, ...relay } = await pursued(sponsorship, reference);
      // A sponsor that does not watch reorganizations has nothing more to do.
      expect(relay.status).to.be.oneOf(['submitted', 'unknown']);
      expect(relay.reference).to.equal(reference);
      if (hash === undefined) throw new Error('no hash');
      expect(await world.forwarders.outcomeOf(sponsorship, hash, 0)).to.include({ end: 'executed' });
    });

    it('executes ten concurrent requests, each in its own transaction', async () => {
      const sponsorships = await Promise.all([...Array(10).keys()].map((nth) => world.sponsorship(nth)));
      const relays = await atOnce(10, (index) => world.sponsor.relay(sponsorships[index] as Sponsorship));
      await world.settle();
      const hashes = new Set<string>();
      for (const [index, sponsorship] of sponsorships.entries()) {
        const { hash } = await pursued(sponsorship, relays[index]?.reference ?? '');
        if (hash === undefined) throw new Error('no hash');
        expect(await world.forwarders.outcomeOf(sponsorship, hash, 0)).to.include({ end: 'executed' });
        hashes.add(hash);
      }
      expect(hashes.size).to.equal(10);
    });
  });
}
