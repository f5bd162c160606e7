import { expect } from 'chai';
import express from 'express';
import request from 'supertest';
import { sendProblem } from '../../../src/adapters/http/frame/failure/problem.ts';
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
        sendProblem(res, { status: 409, error: 'No', code: 'SOLD_OUT' });
      })
      .get('/', (_req, res) => void res.send('ok'));
    await request(app).get('/refused').expect(409);
    await request(app).get('/').expect(200);
    await until(() => lines.length === 2);
    expect(lines[0]).to.include({ status: 409, code: 'SOLD_OUT', decision: 'd-17' });
    expect(lines[1]).to.not.have.any.keys('code', 'decision');
  });
});
