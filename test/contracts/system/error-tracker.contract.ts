import { expect } from 'chai';
import type { ErrorTracker } from '../../../src/application/ports/system/error-tracker.ts';
import type { CspViolation } from '../../../src/domain/csp/csp-violation.ts';

export type ErrorTrackerWorld = Readonly<{
  tracker: ErrorTracker;
  /** Resolves with the received violations once this many have arrived, oldest first. */
  arrived(count: number): Promise<readonly CspViolation[]>;
  close?(): Promise<void>;
}>;

export const VIOLATION: CspViolation = {
  documentUrl: 'https://app.example/покупка',
  directive: 'script-src-elem',
  blockedUrl: 'inline',
  policy: "default-src 'self'",
  disposition: 'enforce',
};

const WHOLE: CspViolation = {
  ...VIOLATION,
  disposition: 'report',
  sourceFile: 'https://app.example/a.js',
  line: 10,
  column: 5,
  userAgent: 'Mozilla/5.0',
};

export function describeErrorTrackerContract(name: string, makeWorld: () => Promise<ErrorTrackerWorld>): void {
  describe(`ErrorTracker: ${name}`, () => {
    let world: ErrorTrackerWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('sends a violation unchanged, with its known fields', async () => {
      for (const [index, violation] of [VIOLATION, WHOLE].entries()) {
        world.tracker.report(violation);
        expect((await world.arrived(index + 1))[index]).to.deep.equal(violation);
      }
    });

    it('sends concurrent violations, each once', async () => {
      const violations = Array.from({ length: 10 }, (_, line) => ({ ...WHOLE, line }));
      for (const violation of violations) world.tracker.report(violation);
      const arrived = await world.arrived(10);
      expect(arrived.map(({ line }) => line)).to.have.members(violations.map(({ line }) => line));
    });

    it('sends the values at the time of the call', async () => {
      const violation = { ...WHOLE };
      world.tracker.report(violation);
      violation.directive = 'img-src';
      expect(await world.arrived(1)).to.deep.equal([WHOLE]);
    });
  });
}
