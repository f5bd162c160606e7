import { expect } from 'chai';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { PRODUCTION } from '../support/fixtures/live-environment.ts';

describe('the configuration of tracing', () => {
  it('has no tracing without a collector, and needs no error tracker', () => {
    const { tracing, adapters } = readConfig({ ...PRODUCTION, ERROR_TRACKER: 'none', OTEL_SERVICE_NAME: 'x' });
    expect(tracing).to.deep.equal({ export: undefined, trustsCallers: false });
    expect(adapters.errorTracker).to.deep.equal({ kind: 'none' });
  });

  it('reads where traces are sent, with the names of OpenTelemetry', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/base/' };
    const { tracing } = readConfig({
      ...{ ...PRODUCTION, ...collector, TRUST_TRACEPARENT: 'on', OTEL_SERVICE_NAME: 'shop' },
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-team = 7',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,service.namespace=eu%2C1',
    });
    expect(tracing.trustsCallers).to.equal(true);
    expect(tracing.export?.collector).to.deep.equal({
      url: 'https://otel.example/base/v1/traces',
      headers: { authorization: 'Bearer a=b', 'x-team': '7' },
    });
    expect(tracing.export?.resource).to.deep.include({ 'service.name': 'shop', 'service.namespace': 'eu,1' });
  });

  for (const [name, arg, ratio, followsParent] of [
    ['', '', 1, true],
    ['always_on', '', 1, false],
    ['always_off', '', 0, false],
    ['traceidratio', '', 1, false],
    ['traceidratio', '0.25', 0.25, false],
    ['parentbased_always_off', '', 0, true],
    ['parentbased_always_on', '0.5', 1, true],
    ['parentbased_traceidratio', '0', 0, true],
  ] as const)
    it(`samples a share of ${ratio} with OTEL_TRACES_SAMPLER=${name} and an argument of ${arg || 'nothing'}`, () => {
      const sampler = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: arg };
      const env = { ...PRODUCTION, ...sampler, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
      expect(readConfig(env).tracing.export?.sampling).to.deep.equal({ ratio, followsParent });
    });
});
