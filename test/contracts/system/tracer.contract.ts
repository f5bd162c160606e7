import { expect } from 'chai';
import type { RecordedSpan } from '../../../src/adapters/tracing/tracer.memory.ts';
import type { TraceParent, Tracer } from '../../../src/application/ports/observability.ts';
import { inSpan } from '../../../src/application/shared/in-span.ts';
import { deferred } from '../../support/deferred.ts';
import { rejectionOf } from '../../support/rejection.ts';

export type TracerWorld = Readonly<{
  tracer: Tracer;
  /** What was received of the spans that ended; nothing can be recorded afterwards. */
  received(): Promise<readonly RecordedSpan[]>;
  stop?(): Promise<void>;
}>;

const CALLER: TraceParent = { traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8), sampled: true, state: 'vendor=1' };

export function describeTracerContract(name: string, makeWorld: () => Promise<TracerWorld>): void {
  describe(`Tracer: ${name}`, () => {
    let world: TracerWorld;
    let tracer: Tracer;
    beforeEach(async () => {
      world = await makeWorld();
      tracer = world.tracer;
    });
    afterEach(() => world.stop?.());

    const received = async (span: string): Promise<RecordedSpan> => {
      const found = (await world.received()).find((one) => one.name === span);
      if (found === undefined) throw new Error(`${span} was not received`);
      return found;
    };

    it('records name, kind and facts of a span that ended, once', async () => {
      const facts = { text: 'naïve ✓', count: 7, ratio: 0.5, yes: true };
      const span = tracer.begin('first name', { kind: 'server', facts });
      span.rename('a span');
      span.add({ count: 8, more: '' });
      span.end();
      span.add({ late: 1 });
      span.rename('late');
      span.end();
      tracer.begin('never ended');
      const spans = await world.received();
      expect(spans).to.have.length(1);
      expect(spans[0]).to.deep.include({ name: 'a span', kind: 'server', facts: { ...facts, count: 8, more: '' } });
      expect(spans[0]).to.deep.include({ parent: undefined, links: [], failure: undefined, place: span.place });
    });

    it('has a current span only within one, through everything that its work awaits', async () => {
      expect([tracer.isOn, tracer.current()]).to.deep.equal([true, undefined]);
      const outer = tracer.begin('outer');
      const later = deferred();
      const work = tracer.within(outer, async () => {
        expect(tracer.current()).to.deep.equal(outer.place);
        await later.promise;
        const inner = tracer.begin('inner', { kind: 'client' });
        inner.end();
        return tracer.current();
      });
      expect(tracer.current()).to.equal(undefined);
      later.resolve();
      expect(await work).to.deep.equal(outer.place);
      outer.end();
      expect(await received('inner')).to.deep.include({ parent: outer.place?.spanId });
    });

    it('keeps the spans of concurrent work apart', async () => {
      const gates = Array.from({ length: 10 }, () => deferred());
      const works = gates.map(({ promise }, nth) =>
        inSpan(tracer, `work ${nth}`, {}, async () => {
          await promise;
          return await inSpan(tracer, `step ${nth}`, { kind: 'client' }, async () => tracer.current()?.traceId);
        }),
      );
      for (const gate of gates.reverse()) gate.resolve();
      const traces = await Promise.all(works);
      const spans = await world.received();
      expect(new Set(traces)).to.have.property('size', 10);
      for (const [nth, traceId] of traces.entries()) {
        const [step, work] = spans.filter(({ place }) => place.traceId === traceId);
        expect([step?.name, work?.name]).to.deep.equal([`step ${nth}`, `work ${nth}`]);
        expect([step?.parent, work?.parent]).to.deep.equal([work?.place.spanId, undefined]);
      }
    });

    it('continues the trace of a given parent, also within another span', async () => {
      const outer = tracer.begin('outer');
      const span = tracer.within(outer, () => tracer.begin('continued', { kind: 'server', parent: CALLER }));
      span.end();
      expect(span.place).to.deep.include({ traceId: CALLER.traceId, sampled: true, state: 'vendor=1' });
      expect(await received('continued')).to.deep.include({ parent: CALLER.spanId, place: span.place });
    });

    it('begins a trace of its own with links to others', async () => {
      const { state: _, ...linked } = CALLER;
      tracer.begin('linking', { links: [linked, { ...linked, sampled: false }] }).end();
      const { place, links } = await received('linking');
      expect(place.traceId).to.not.equal(CALLER.traceId);
      expect(links).to.deep.equal([linked, { ...linked, sampled: false }]);
    });

    it('does not record a call to another system that belongs to no other span', async () => {
      const call = tracer.begin('call', { kind: 'client' });
      expect(call.place).to.equal(undefined);
      expect(tracer.within(call, () => tracer.current())).to.equal(undefined);
      call.end();
      expect(await world.received()).to.deep.equal([]);
    });

    it('records the code of a failure, and never its message', async () => {
      const failing = inSpan(tracer, 'failing', {}, async () => {
        throw Object.assign(new TypeError('secret of somebody'), { code: 'ECONNRESET' });
      });
      expect(await rejectionOf(failing)).to.be.instanceOf(TypeError);
      const span = await received('failing');
      expect(span.failure).to.equal('ECONNRESET');
      expect(JSON.stringify(span)).to.not.include('secret');
    });
  });
}
