import { expect } from 'chai';
import { type SinonFakeTimers, useFakeTimers } from 'sinon';
import { notReady } from '../../../src/domain/health/errors.ts';
import { observeReadiness } from '../../../src/infrastructure/observability/readiness.ts';
import { watching } from '../../support/service/undocumented.ts';

describe('the readiness of an instance that nothing probes', () => {
  let clock: SinonFakeTimers;
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => clock.restore());

  const lines: string[] = [];
  const keep = (...said: readonly unknown[]) => void lines.push(String(said.at(-1)));

  async function readTwice(ask: () => Promise<unknown>): Promise<string> {
    const observers = watching();
    lines.length = 0;
    observeReadiness({ ...observers, logger: Object.assign(observers.logger, { error: keep, info: keep }) }, ask);
    const read = async () => {
      const page = observers.metrics.registry.metrics();
      await clock.tickAsync(1_000);
      return await page;
    };
    await read();
    return await read();
  }

  it('is asked for and counted whenever the metrics are read', async () => {
    const page = await readTwice(async () => 'ready');
    expect(page)
      .to.match(/^instance_ready 1$/m)
      .and.match(/^readiness_checks_total\{outcome="ready"\} [12]$/m);
    expect(lines).to.deep.equal([]);
  });

  const outages: readonly (readonly [string, () => Promise<never>])[] = [
    ['refuses writes', () => Promise.reject(notReady({ obstacles: ['database'] }))],
    ['hangs', () => new Promise<never>(() => {})],
  ];
  for (const [what, ask] of outages)
    it(`is 0 while the database ${what}, which one line of the log says`, async () => {
      const page = await readTwice(ask);
      expect(page)
        .to.match(/^instance_ready 0$/m)
        .and.match(/^readiness_checks_total\{outcome="not-ready"\} [12]$/m);
      expect(lines).to.deep.equal(['this instance is not ready']);
    });

  it('writes nothing while the service stops', async () => {
    await readTwice(() => Promise.reject(notReady({ obstacles: ['draining'] })));
    expect(lines).to.deep.equal([]);
  });

  it('says that it has returned', async () => {
    const answers = [Promise.reject(notReady({ obstacles: ['database'] })), Promise.resolve('ready')];
    await readTwice(() => answers.shift() ?? Promise.resolve());
    expect(lines).to.deep.equal(['this instance is not ready', 'this instance is ready again']);
  });
});
