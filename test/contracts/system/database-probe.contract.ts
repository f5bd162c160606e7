import { expect } from 'chai';
import type { DatabaseProbe } from '../../../src/application/ports/system.ts';

export function describeDatabaseProbeContract(name: string, makeWorld: () => Promise<DatabaseProbe>): void {
  describe(`DatabaseProbe: ${name}`, () => {
    it('writes, and returns the latency in milliseconds', async () => {
      const asked = performance.now();
      const milliseconds = await (await makeWorld()).write();
      expect(milliseconds).to.be.within(0, performance.now() - asked);
    });
  });
}
