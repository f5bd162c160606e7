import { inspect } from 'node:util';
import { expect } from 'chai';
import { executeCalldata } from '../../../src/adapters/chain/gasless/forwarder-abi.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { OpenZeppelinSponsor } from '../../../src/adapters/sponsor/sponsor.openzeppelin.ts';
import type { UpstreamTools } from '../../../src/adapters/upstream/upstream.ts';
import { describeSponsorContract } from '../../contracts/paymaster/sponsor.contract.ts';
import { describeUpstreamFaults } from '../../contracts/upstream/upstream-faults.ts';
import { firstOf } from '../../support/fixtures/sponsorship-fixtures.ts';
import { NOON } from '../../support/noon.ts';
import { rejection, rejectionOf } from '../../support/rejection.ts';
import { FAULTS, QUICK, rateLimits, sends } from '../../support/servers/provider-server.ts';
import { RELAY_KEY, type RelayService, startRelayService } from '../../support/servers/relay-service.ts';

const CHAIN = 8453;

describe('OpenZeppelinSponsor', () => {
  const opened: { service: RelayService; sponsor: OpenZeppelinSponsor }[] = [];
  const open = async (tools: UpstreamTools = { clock: new SettableClock(NOON), onTrouble: () => {} }) => {
    const service = await startRelayService(CHAIN);
    const settings = { url: service.url, apiKey: RELAY_KEY, relayers: new Map([[CHAIN, 'base-mainnet']]) };
    const sponsor = new OpenZeppelinSponsor({ ...settings, tuning: QUICK }, tools);
    opened.push({ service, sponsor });
    return { service, sponsor };
  };
  afterEach(async () => {
    for (const { service, sponsor } of opened.splice(0)) {
      sponsor.close();
      await service.stop();
    }
  });

  describeSponsorContract('OpenZeppelin Relayer', async () => {
    const { service, sponsor } = await open();
    return {
      sponsor,
      forwarders: service.forwarders,
      sponsorship: async (nth) => firstOf(nth),
      settle: async () => service.work(),
    };
  });

  describeUpstreamFaults({ unavailable: 'SPONSOR_UNAVAILABLE' }, async (tools) => {
    const { service, sponsor } = await open(tools);
    const { reference } = await sponsor.relay(firstOf(1));
    opened.pop();
    return { server: service, ask: () => sponsor.pursue({ ...firstOf(1), ...(reference && { reference }) }) };
  });

  it('submits exactly the call of the forwarder, without native coins', async () => {
    const { service, sponsor } = await open();
    const sponsorship = firstOf(1);
    expect(await sponsor.relay(sponsorship)).to.include({ status: 'pending' });
    const [asked] = service.asked;
    expect(asked?.headers.authorization).to.equal(`Bearer ${RELAY_KEY}`);
    expect(asked?.body).to.deep.equal({
      to: sponsorship.forwarder,
      value: 0,
      data: executeCalldata(sponsorship.request),
      gas_limit: 200_000,
      speed: 'fast',
    });
  });

  for (const [status, meant] of [
    ['pending', 'pending'],
    ['sent', 'pending'],
    ['submitted', 'submitted'],
    ['mined', 'unknown'],
    ['confirmed', 'unknown'],
    ['failed', 'gone'],
    ['canceled', 'gone'],
    ['expired', 'gone'],
  ] as const)
    it(`maps ${status} to ${meant}`, async () => {
      const { service, sponsor } = await open();
      const { reference = '' } = await sponsor.relay(firstOf(1));
      const hash = `0x${'Ab'.repeat(32)}`;
      service.set(reference, { status, hash });
      expect(await sponsor.pursue({ ...firstOf(1), reference })).to.deep.equal({
        status: meant,
        reference,
        hash: hash.toLowerCase(),
      });
    });

  for (const change of [{ status: 'dancing' }, { hash: '0x12' }, { status: 'constructor' }])
    it(`rejects with SPONSOR_UNAVAILABLE on ${JSON.stringify(change)}`, async () => {
      const { service, sponsor } = await open();
      const { reference = '' } = await sponsor.relay(firstOf(1));
      service.set(reference, change);
      expect(await rejection(sponsor.pursue({ ...firstOf(1), reference }))).to.equal('SPONSOR_UNAVAILABLE');
    });

  it('reports an unknown outcome for an unknown status, and for a task that the service does not have', async () => {
    const { service, sponsor } = await open();
    expect(await sponsor.pursue(firstOf(1))).to.deep.equal({ status: 'unknown' });
    const { reference = '' } = await sponsor.relay(firstOf(1));
    service.forget(reference);
    expect(await sponsor.pursue({ ...firstOf(1), reference })).to.deep.equal({ status: 'unknown' });
  });

  it('rejects chains without a relayer', async () => {
    const { sponsor } = await open();
    expect(await rejection(sponsor.relay({ ...firstOf(1), chainId: 1 }))).to.equal('SPONSOR_REFUSED');
  });

  const SURELY_NOT = { 'refusing the key (401)': true, 'forbidding (403)': true };
  for (const [fault, behaviour] of Object.entries(FAULTS)) {
    const code = fault in SURELY_NOT ? 'SPONSOR_REFUSED' : 'SPONSOR_UNAVAILABLE';
    it(`submits once, and rejects with ${code}, when the service is ${fault}`, async () => {
      const { service, sponsor } = await open();
      service.behave(behaviour);
      const error = await rejectionOf(sponsor.relay(firstOf(1)));
      expect(error).to.include({ code });
      expect(inspect(error, { depth: 10, showHidden: true })).not.to.contain(RELAY_KEY);
      expect(service.asked).to.have.length(1);
    });
  }

  for (const [what, behaviour] of [
    ['a limit', rateLimits('45')],
    ['400', sends(400, '{"success":false,"error":"bad"}')],
    ['422', sends(422, '{"success":false,"error":"insufficient funds"}')],
  ] as const)
    it(`detects by ${what} that the request was certainly not accepted`, async () => {
      const { service, sponsor } = await open();
      service.behave(behaviour);
      expect(await rejection(sponsor.relay(firstOf(1)))).to.equal('SPONSOR_REFUSED');
    });
});
