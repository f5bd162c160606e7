import { expect } from 'chai';
import { ChainalysisAddressScreening } from '../../../src/adapters/aml/address-screening.chainalysis.ts';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import type { UpstreamTools } from '../../../src/adapters/upstream/upstream.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeAddressScreeningContract } from '../../contracts/compliance/address-screening.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import {
  type ProviderServer,
  QUICK,
  Reply,
  sends,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const WALLET = '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress;

/** Chainalysis' sanctions API as documented. */
const startChainalysis = (sanctioned: readonly WalletAddress[]) =>
  startProviderServer(({ method, path, headers }) => {
    const [, address = ''] = /^\/api\/v1\/address\/(.+)$/.exec(path) ?? [];
    if (headers['x-api-key'] !== PROVIDER_KEY) return new Reply(403, '{"message":"Forbidden"}');
    if (method !== 'GET' || address === '') return new Reply(404, '{"message":"Not Found"}');
    const identification = { category: 'sanctions', name: 'SANCTIONS: OFAC SDN', description: 'd', url: 'https://x' };
    return { identifications: sanctioned.includes(address as WalletAddress) ? [identification] : [] };
  });

const screeningAt = (server: ProviderServer, tools: UpstreamTools = { clock: systemClock, onTrouble: () => {} }) =>
  new ChainalysisAddressScreening({ baseUrl: `${server.url}/api/v1`, apiKey: PROVIDER_KEY, tuning: QUICK }, tools);

describe('Chainalysis', () => {
  const servers: ProviderServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });
  const start = async (sanctioned: readonly WalletAddress[] = []) => {
    const server = await startChainalysis(sanctioned);
    servers.push(server);
    return server;
  };

  describeAddressScreeningContract('a sanctions API', async (sanctioned) => screeningAt(await start(sanctioned)), {
    takesSuspects: false,
    listsForeign: true,
  });

  it('is called once in ten minutes for a wallet, and returns the age of the result', async () => {
    const server = await start();
    const clock = new SettableClock(NOON);
    const screening = screeningAt(server, { clock, onTrouble: () => {} });
    const first = { sanctioned: false, source: 'Chainalysis', asOf: NOON };
    expect(await screening.screen(WALLET)).to.deep.equal(first);
    clock.advance(10 * 60_000 - 1);
    expect(await screening.screen(WALLET)).to.deep.equal(first);
    expect(server.asked).to.have.length(1);
    clock.advance(1);
    expect((await screening.screen(WALLET)).asOf).to.deep.equal(clock.now());
    expect(server.asked).to.have.length(2);
  });

  it('is called once for concurrent requests, and separately for each wallet', async () => {
    const server = await start();
    const screening = screeningAt(server);
    await Promise.all(Array.from({ length: 10 }, () => screening.screen(WALLET)));
    expect(server.asked).to.have.length(1);
    await screening.screen('0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress);
    expect(server.asked).to.have.length(2);
  });

  it('rejects when its last result is too old and no new one is available', async () => {
    const server = await start();
    const clock = new SettableClock(NOON);
    const screening = screeningAt(server, { clock, onTrouble: () => {} });
    await screening.screen(WALLET);
    server.behave(sends(500, ''));
    expect((await screening.screen(WALLET)).sanctioned).to.equal(false);
    clock.advance(10 * 60_000);
    expect(await rejection(screening.screen(WALLET))).to.equal('AML_UNAVAILABLE');
  });

  for (const answer of ['{}', '{"identifications":null}', '{"identifications":{}}', '{"identifications":["x"]}', '[]'])
    it(`rejects with AML_UNAVAILABLE for the response ${answer}, and does not pass the address`, async () => {
      const server = await start();
      server.behave(sends(200, answer));
      expect(await rejection(screeningAt(server).screen(WALLET))).to.equal('AML_UNAVAILABLE');
    });

  for (const status of [204, 400, 404, 406, 409])
    it(`rejects with AML_UNAVAILABLE for status ${status}`, async () => {
      const server = await start();
      server.behave(sends(status, ''));
      expect(await rejection(screeningAt(server).screen(WALLET))).to.equal('AML_UNAVAILABLE');
    });

  describeUpstreamFaults({ unavailable: 'AML_UNAVAILABLE' }, async (tools) => {
    const server = await startChainalysis([]);
    const screening = screeningAt(server, tools);
    return { server, ask: () => screening.screen(WALLET) };
  });
});
