import { expect } from 'chai';
import type { SharedStoreProbe } from '../../../src/application/ports/system.ts';

export function describeSharedStoreProbeContract(name: string, makeWorld: () => Promise<SharedStoreProbe>): void {
  describe(`SharedStoreProbe: ${name}`, () => {
    it('is available while its store is', async () => {
      expect(await (await makeWorld()).state()).to.equal('available');
    });

    it('returns the same state to any number of callers at once', async () => {
      const probe = await makeWorld();
      const states = await Promise.all(Array.from({ length: 50 }, () => probe.state()));
      expect(new Set(states)).to.deep.equal(new Set(['available']));
    });
  });
}
