import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createMetrics, serveMetrics } from '../../../src/infrastructure/observability/metrics.ts';
import { faultsOfOpenMetrics } from '../../support/open-metrics.ts';

/** What Prometheus sends. */
const ACCEPTED =
  'application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';

describe('the page of metrics', () => {
  let server: Server;
  let url: string;
  beforeEach(async () => {
    const metrics = createMetrics();
    metrics.countAlarm('notice-dead');
    metrics.observeRequest({ operation: 'viewTerms', status: 200 }, 0.01);
    server = await serveMetrics(metrics, '127.0.0.1', 0);
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  });
  afterEach(() => server.close());
  const page = async (accept?: string) => {
    const response = await fetch(url, accept === undefined ? {} : { headers: { accept } });
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  it('is OpenMetrics for whoever accepts it', async () => {
    const { type, text } = await page(ACCEPTED);
    expect(type).to.equal('application/openmetrics-text; version=1.0.0; charset=utf-8');
    expect(faultsOfOpenMetrics(text)).to.deep.equal([]);
    expect(text)
      .to.include('# TYPE alarms counter\n')
      .and.include('\nalarms_total{name="notice-dead"} 1\n')
      .and.include('# TYPE nodejs_active_handles_total gauge\n');
  });

  it('is the text of Prometheus for others, whatever was asked before', async () => {
    await page(ACCEPTED);
    for (const accept of [undefined, 'text/plain', '*/*']) {
      const { type, text } = await page(accept);
      expect(type).to.equal('text/plain; version=0.0.4; charset=utf-8');
      expect(text).to.include('# TYPE alarms_total counter\n').and.include('\nalarms_total{name="notice-dead"} 1\n');
      expect(faultsOfOpenMetrics(text)).to.not.deep.equal([]);
    }
  });
});
