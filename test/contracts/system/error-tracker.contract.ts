import { expect } from 'chai';
import type { ErrorReport } from '../../../src/adapters/error-tracker/error-report.ts';
import type { ErrorTracker, TrackedError } from '../../../src/application/ports/observability.ts';
import type { CspViolation } from '../../../src/domain/csp/csp-violation.ts';

export type ErrorTrackerWorld = Readonly<{
  tracker: ErrorTracker;
  /** Resolves with the received violations once this many have arrived, oldest first. */
  arrived(count: number): Promise<readonly CspViolation[]>;
  /** The errors that were received, in any order, once nothing is being sent. */
  errors(): Promise<readonly TrackedReport[]>;
  close?(): Promise<void>;
}>;

export type TrackedReport = Omit<ErrorReport, 'fingerprint'> & Readonly<{ count: number }>;

export const DEFECT: TrackedError = {
  source: 'request',
  place: 'POST /api/sale/authorize',
  code: 'INTERNAL',
  requestId: 'request-1',
  error: new TypeError('x is not a function', { cause: new RangeError('too far') }),
  trace: { traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8), sampled: true },
};

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

    describe('of errors', () => {
      const errors = () => world.errors();
      const countsOf = async (place: string) =>
        (await errors())
          .filter((report) => report.place === place)
          .map(({ count }) => count)
          .sort();

      it('sends an error with its causes, where it was thrown, and the request', async () => {
        world.tracker.track(DEFECT);
        const reports = await errors();
        expect(reports).to.have.length(1);
        const [{ chain, ...rest }] = reports as [TrackedReport];
        const { error: _, trace, ...told } = DEFECT;
        expect(rest).to.deep.include({ ...told, count: 1 });
        expect(rest.trace).to.include({ traceId: trace?.traceId, spanId: trace?.spanId });
        expect(chain.map(({ type, message }) => [type, message])).to.deep.equal([
          ['TypeError', 'x is not a function'],
          ['RangeError', 'too far'],
        ]);
        // With source maps the frames name the files that were compiled.
        expect(chain[0]?.frames[0]?.filename).to.match(/^error-tracker\.contract\.[jt]s$/);
        expect(chain[0]?.frames[0]?.isOurs).to.equal(true);
        expect(chain[0]?.frames[0]?.line).to.be.above(0);
      });

      it('sends the first of equal errors at once, and then how many more there were', async () => {
        const again = () =>
          Object.assign(new Error(`at ${Math.random()}`), { stack: 'Error\n    at run (/app/src/a.js:1:2)' });
        for (let nth = 0; nth < 500; nth += 1)
          world.tracker.track({ ...DEFECT, error: again(), requestId: `r-${nth}` });
        expect((await errors()).map(({ count }) => count)).to.deep.equal([1]);
        await world.tracker.flush();
        expect(await countsOf(DEFECT.place)).to.deep.equal([1, 499]);
        expect((await errors()).map(({ requestId }) => requestId)).to.have.members(['r-0', 'r-499']);
        await world.tracker.flush();
        world.tracker.track({ ...DEFECT, error: again() });
        expect(await countsOf(DEFECT.place)).to.deep.equal([1, 1, 499]);
      });

      it('does not count errors of other places, codes, types or lines as equal', async () => {
        const at = (line: number) =>
          Object.assign(new Error('x'), { stack: `Error\n    at f (/app/src/a.js:${line}:2)` });
        const other: readonly TrackedError[] = [
          { ...DEFECT, error: at(1) },
          { ...DEFECT, error: at(2) },
          { ...DEFECT, error: at(1), place: 'GET /' },
          { ...DEFECT, error: at(1), code: 'OTHER' },
          { ...DEFECT, error: at(1), source: 'job' },
          { ...DEFECT, error: Object.assign(at(1), { name: 'TypeError' }) },
        ];
        for (const error of other) world.tracker.track(error);
        expect(await errors()).to.have.length(other.length);
      });

      it('sends at most 30 kinds, and how many others there were', async () => {
        for (let nth = 0; nth < 40; nth += 1)
          for (let time = 0; time < 2; time += 1) world.tracker.track({ ...DEFECT, place: `GET /${nth}` });
        await world.tracker.flush();
        const sent = await errors();
        expect(sent.filter(({ place }) => place.startsWith('GET /'))).to.have.length(60);
        expect(sent.filter(({ place }) => place === 'error tracking').map(({ count }) => count)).to.deep.equal([20]);
      });

      it('hides what could be a secret or personal', async () => {
        const key = `svc_pk_live_${'0123456789abcdef'.repeat(2)}`;
        const said = `${key} of zoe@mail.example: "Zoe Quill" sent 0x${'ab'.repeat(20)} to https://u:pw@rpc.example/v1/s3cret?k=1`;
        world.tracker.track({ ...DEFECT, error: Object.assign(new Error(said), { body: said, cause: said }) });
        const text = JSON.stringify(await errors());
        for (const secret of [key, 'zoe@', 'Quill', 'abab', 'pw@', 's3cret', 'k=1'])
          expect(text).to.not.include(secret);
        expect(text).to.include('https://rpc.example/…').and.include('[redacted]');
      });

      it('accepts whatever was thrown', async () => {
        const odd = [undefined, null, 7, 'text', Symbol('s'), { password: 'hidden' }, Object.create(null), () => {}];
        for (const [nth, error] of odd.entries()) world.tracker.track({ ...DEFECT, place: String(nth), error });
        expect(await errors()).to.have.length(odd.length);
        expect(JSON.stringify(await errors())).to.not.include('hidden');
      });
    });
  });
}
