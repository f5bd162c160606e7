import { expect } from 'chai';
import express from 'express';
import request from 'supertest';
import { sendProblem } from '../../../src/adapters/http/frame/failure/problem.ts';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import type { Access } from '../../../src/infrastructure/observability/logger.ts';
import { createMetrics } from '../../../src/infrastructure/observability/metrics.ts';
import { observe } from '../../../src/infrastructure/observability/observe.ts';
import { until } from '../../support/real-time.ts';

describe('the access log', () => {
  it('carries the error code and the decision id of a response that has them, and neither otherwise', async () => {
    const lines: Access[] = [];
    const app = express()
      .use(observe({ accessLog: (line) => void lines.push(line), metrics: createMetrics() }))
      .get('/refused', (_req, res) => {
        res.setHeader('Decision-Id', 'd-17');
        sendProblem(res, { status: 409, error: 'No', code: 'SOLD_OUT', remedy: 'Wait.' });
      })
      .get('/', (_req, res) => void res.send('ok'));
    await request(app).get('/refused').expect(409);
    await request(app).get('/').expect(200);
    await until(() => lines.length === 2);
    expect(lines[0]).to.include({ status: 409, code: 'SOLD_OUT', decision: 'd-17' });
    expect(lines[1]).to.not.have.any.keys('code', 'decision');
  });

  for (const trustsCallers of [false, true])
    it(`names the trace of a request, ${trustsCallers ? 'which is that of a trusted caller' : 'which is never chosen by its caller'}`, async () => {
      const lines: Access[] = [];
      const tracer = new InMemoryTracer();
      const tracing = { tracer, trustsCallers };
      const app = express()
        .use(observe({ accessLog: (line) => void lines.push(line), metrics: createMetrics(), tracing }))
        .get('/', (_req, res) => void res.send(tracer.current()?.traceId));
      const [traceId, spanId] = ['ab'.repeat(16), 'cd'.repeat(8)];
      const headers = { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=1' };
      const { text } = await request(app).get('/').set(headers).expect(200);
      await request(app).get('/').set('traceparent', `00-${traceId}-${spanId}-01"}\t{"level":"fatal`).expect(200);
      await until(() => tracer.recorded.length === 2);
      const [first, second] = tracer.recorded;
      expect([lines[0]?.traceId, first?.place.traceId]).to.deep.equal([text, text]);
      expect(text === traceId).to.equal(trustsCallers);
      const caller = { traceId, spanId, sampled: true };
      expect(first).to.deep.include(
        trustsCallers ? { parent: spanId, links: [] } : { parent: undefined, links: [caller] },
      );
      expect(first?.place.state).to.equal(trustsCallers ? 'vendor=1' : undefined);
      expect(second).to.deep.include({ parent: undefined, links: [] });
      expect(JSON.stringify(lines)).to.not.include('fatal');
    });
});
