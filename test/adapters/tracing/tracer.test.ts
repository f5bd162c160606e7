import { expect } from 'chai';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import { noTracer } from '../../../src/adapters/tracing/tracer.none.ts';
import type { Tracer } from '../../../src/application/ports/observability.ts';
import { describeTracerContract } from '../../contracts/system/tracer.contract.ts';
import { until } from '../../support/real-time.ts';
import { type Collector, startCollector } from '../../support/servers/collector.ts';
import { FAULTS, sends } from '../../support/servers/provider-server.ts';

describeTracerContract('in memory', async () => {
  const tracer = new InMemoryTracer();
  return { tracer, received: async () => tracer.recorded };
});

describeTracerContract('OpenTelemetry', async () => {
  const collector = await startCollector();
  const tracer = await collector.tracer();
  const received = async () => {
    await tracer.close();
    return collector.spans();
  };
  return { tracer, received, stop: collector.stop };
});

describe('the export of spans', () => {
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  const record = (tracer: Tracer, count: number) => {
    for (let nth = 0; nth < count; nth += 1) tracer.begin(`span ${nth}`).end();
  };

  it('posts OTLP in JSON with the headers and the attributes of the service', async () => {
    const tracer = await collector.tracer();
    record(tracer, 1);
    await tracer.close();
    expect(collector.asked).to.have.length(1);
    expect(collector.asked[0]).to.include({ method: 'POST', path: '/v1/traces' });
    expect(collector.asked[0]?.headers).to.include({
      'content-type': 'application/json',
      authorization: 'Bearer key-of-the-collector',
    });
    expect(collector.resource()).to.deep.equal({ 'service.name': 'tested' });
    expect(collector.dropped).to.deep.equal([]);
  });

  it('sends a full batch at once, and the rest when it is closed', async () => {
    const tracer = await collector.tracer();
    record(tracer, 600);
    await until(() => collector.asked.length === 1);
    await tracer.close();
    expect(collector.spans()).to.have.length(600);
  });

  it('sends nothing without spans', async () => {
    await (await collector.tracer()).close();
    expect(collector.asked).to.deep.equal([]);
  });

  for (const fault of [
    'refusing the key (401)',
    'failing (500)',
    'behind a broken gateway (502)',
    'redirecting to the metadata of the host',
    'cutting its body short',
    'resetting connections',
  ])
    it(`counts the spans as lost, once, when the collector is ${fault}`, async () => {
      collector.behave(FAULTS[fault]);
      const tracer = await collector.tracer();
      record(tracer, 3);
      await tracer.close();
      expect(collector.dropped).to.deep.equal([[3, 'not-delivered']]);
    });

  it('waits for about a second at the end for a collector that drips, and counts the spans as lost', async () => {
    collector.behave(FAULTS['dripping without end']);
    const tracer = await collector.tracer();
    record(tracer, 3);
    const begun = process.uptime();
    await tracer.close();
    expect(process.uptime() - begun).to.be.within(0.9, 2.5);
    expect(collector.dropped).to.deep.equal([[3, 'not-delivered']]);
    record(tracer, 3);
  });

  it('counts the spans as lost when nobody listens', async () => {
    const tracer = await collector.tracer();
    await collector.stop();
    record(tracer, 3);
    await tracer.close();
    expect(collector.dropped).to.deep.equal([[3, 'not-delivered']]);
    collector = await startCollector();
  });

  it('keeps a bounded number of spans while the collector hangs, and drops the newest', async () => {
    collector.behave(FAULTS.silent);
    const tracer = await collector.tracer();
    record(tracer, 6_000);
    const full = collector.dropped.filter(([, reason]) => reason === 'queue-full');
    // 512 are being sent, and 4,096 wait.
    expect(full.reduce((sum, [spans]) => sum + spans, 0)).to.equal(6_000 - 512 - 4_096);
    await tracer.close();
    expect(collector.dropped.reduce((sum, [spans]) => sum + spans, 0)).to.equal(6_000);
    expect(collector.told).to.deep.equal([collector.dropped.length]);
  });

  it('counts what the collector refuses of a batch that it accepts', async () => {
    collector.behave(sends(200, '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}'));
    const tracer = await collector.tracer();
    record(tracer, 3);
    await tracer.close();
    expect(collector.dropped).to.deep.equal([[2, 'refused']]);
  });

  for (const fault of ['answering an HTML page', 'answering nothing', 'answering a number'])
    it(`does not mind a collector that accepts by ${fault}`, async () => {
      collector.behave(FAULTS[fault]);
      const tracer = await collector.tracer();
      record(tracer, 3);
      await tracer.close();
      expect(collector.dropped).to.deep.equal([]);
    });
});

describe('sampling', () => {
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  const REMOTE = { traceId: 'f'.repeat(32), spanId: '1'.repeat(16) };
  const namesOf = async (tracer: Tracer) => {
    await tracer.close();
    return collector.spans().map(({ name }) => name);
  };

  for (const [ratio, followsParent, expected] of [
    [1, true, ['own', 'below', 'recorded parent']],
    [0, true, ['recorded parent']],
    [0, false, []],
    [1, false, ['own', 'below', 'recorded parent', 'unrecorded parent']],
  ] as const)
    it(`records ${expected.join(', ') || 'nothing'} with ratio ${ratio}${followsParent ? ', following parents' : ''}`, async () => {
      const tracer = await collector.tracer({ ratio, followsParent });
      const own = tracer.begin('own');
      own.end();
      tracer.within(own, () => tracer.begin('below').end());
      tracer.begin('recorded parent', { parent: { ...REMOTE, sampled: true } }).end();
      tracer.begin('unrecorded parent', { parent: { ...REMOTE, sampled: false } }).end();
      expect(await namesOf(tracer)).to.deep.equal(expected);
    });

  it('records about the share of the ratio, whole traces only', async () => {
    const tracer = await collector.tracer({ ratio: 0.25 });
    for (let nth = 0; nth < 1_000; nth += 1) {
      const root = tracer.begin('root');
      tracer.within(root, () => tracer.begin('leaf', { kind: 'client' }).end());
      root.end();
    }
    const names = await namesOf(tracer);
    expect(names.filter((name) => name === 'root')).to.have.length.within(170, 340);
    expect(names.filter((name) => name === 'leaf')).to.have.length(names.length / 2);
  });
});

describe('tracing that is off', () => {
  it('runs the work, and has no spans', async () => {
    const span = noTracer.begin('a span', { kind: 'server' });
    expect(noTracer.within(span, () => 7)).to.equal(7);
    expect([noTracer.isOn, noTracer.current(), span.place]).to.deep.equal([false, undefined, undefined]);
    await noTracer.close();
  });
});
