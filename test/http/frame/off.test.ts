import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import type { FailureFactory } from '../../../src/domain/shared/failure.ts';
import { until } from '../../support/real-time.ts';
import { watching } from '../../support/service/undocumented.ts';
import { aWorld } from '../../support/service/world.ts';

const DOMAIN = resolve(import.meta.dirname, '../../../src/domain');

describe('what the operator did not configure', () => {
  it('is refused with 503, which the alerts do not count as a failure', async () => {
    const observers = watching();
    const { api } = await aWorld({}, observers);
    await api.post('/api/auth/gate').send({ password: 'guess' }).expect(503);
    const responses = async () => await observers.metrics.registry.getSingleMetricAsString('http_responses_total');
    await until(async () => /class="off"\} [1-9]/.test(await responses()));
    expect(await responses()).to.include('class="5xx"} 0');
  });

  it('has its own kind, whatever the subject', async () => {
    const off: string[] = [];
    for (const file of readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('errors.js'),
    )) {
      const exported = (await import(pathToFileURL(resolve(DOMAIN, file)).href)) as Record<string, FailureFactory>;
      for (const { kind, code, guidance } of Object.values(exported).filter(
        (one) => typeof one?.guidance === 'object',
      )) {
        if (kind === 'off') off.push(code);
        if (kind === 'unavailable')
          expect(`${guidance.cause} ${guidance.remedy}`, code).to.not.match(
            /operator (set|configured) no|to set `?[A-Z]+_/,
          );
      }
    }
    expect(off).to.have.members([
      ...['EMBEDDED_WALLET_UNAVAILABLE', 'GATE_CLOSED', 'MESSAGE_QUEUE_NOT_CONFIGURED', 'NAMES_NEED_NODE'],
      ...['PAYMENT_RAIL_UNCONFIGURED', 'SERVER_MISCONFIGURED', 'SPONSOR_UNAVAILABLE'],
    ]);
  });
});
