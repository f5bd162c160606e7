import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import type { UpstreamTools } from '../../../src/adapters/upstream/upstream.ts';
import type { KycProvider } from '../../../src/application/ports/kyc.ts';
import type { Clock, WebhookDelivery } from '../../../src/application/ports/system.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import { rejection } from '../../support/rejection.ts';
import {
  type Behaviour,
  FAULTS,
  type ProviderServer,
  rateLimits,
  sends,
} from '../../support/servers/provider-server.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../upstream/upstream-faults.ts';
import { describeKycProviderContract } from './kyc-provider.contract.ts';
import { ANN, type NetworkFault, secondsOn } from './kyc-provider.world.ts';

/** An identity provider that is reached over the network and signs its webhooks, replaced by a local server. */
export type HostedKyc<S extends ProviderServer> = Readonly<{
  name: string;
  start(clock?: Clock): Promise<S>;
  providerAt(server: S, tools?: UpstreamTools, key?: string): KycProvider;
  decide(server: S, id: string, status: KycSessionStatus, at: Date): WebhookDelivery;
  decideUndocumented(server: S, id: string, at: Date): WebhookDelivery;
  /** These bytes as a webhook sent at `secondsOn(61)`. */
  signed(server: S, body: Uint8Array, secret?: string): WebhookDelivery;
  /** The header with the webhook's signature. */
  proof: string;
  tellsPlace: boolean;
}>;

export const tools: UpstreamTools = { clock: systemClock, onTrouble: () => {} };

/** The result of the delivery: the parsed status, or the code of the failure. */
export function outcomeOf(provider: KycProvider, delivery: WebhookDelivery, now = secondsOn(61)): string {
  try {
    return provider.readWebhook(delivery, now).status;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const SUFFERS: Readonly<Record<Exclude<NetworkFault, 'down'>, Behaviour | undefined>> = {
  slow: FAULTS.silent,
  'rate-limiting': rateLimits(),
  failing: FAULTS['failing (500)'],
  'answering HTML': FAULTS['answering an HTML page'],
  'answering half a reply': FAULTS['cutting its JSON short'],
};

/** The KycProvider's contract, and what every hosted provider also promises. */
export function describeHostedKycProvider<S extends ProviderServer>(hosted: HostedKyc<S>): void {
  describeKycProviderContract(hosted.name, () => worldOf(hosted), {
    proofCoversBody: true,
    tellsPlace: hosted.tellsPlace,
    faults: ['down', 'slow', 'rate-limiting', 'failing', 'answering HTML', 'answering half a reply'],
  });

  describe(`KycProvider: ${hosted.name}, over the network`, () => {
    let server: S;
    let provider: KycProvider;
    beforeEach(async () => {
      server = await hosted.start();
      provider = hosted.providerAt(server);
    });
    afterEach(() => server.stop());

    describeOpeningOverTheNetwork(() => ({ server, provider }));
    describeProof(hosted, () => ({ server, provider }));

    it('rejects with KYC_UNAVAILABLE when its key is wrong, and does not disclose the key', async () => {
      const told: unknown[] = [];
      const telling = { ...tools, onTrouble: (error: unknown) => void told.push(error) };
      const stranger = hosted.providerAt(server, telling, PROVIDER_KEY);
      expect(await rejection(stranger.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' }))).to.equal(
        'KYC_UNAVAILABLE',
      );
      expect(String(told)).to.include('HTTP 401').and.not.include(PROVIDER_KEY);
    });
  });

  describe(`KycProvider: ${hosted.name}, opening a session`, () => {
    describeUpstreamFaults({ unavailable: 'KYC_UNAVAILABLE' }, async (given) => {
      const server = await hosted.start(given.clock);
      const provider = hosted.providerAt(server, given);
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
      return { server, ask: () => provider.report(id) };
    });
  });
}

async function worldOf<S extends ProviderServer>(hosted: HostedKyc<S>) {
  const server = await hosted.start();
  let running = true;
  const stop = async () => {
    if (running) await server.stop();
    running = false;
  };
  return {
    provider: hosted.providerAt(server),
    decide: async (id: string, status: KycSessionStatus, at: Date) => hosted.decide(server, id, status, at),
    decideUndocumented: async (id: string, at: Date) => hosted.decideUndocumented(server, id, at),
    authentic: (body: Uint8Array) => hosted.signed(server, body),
    forged: (body: Uint8Array) => hosted.signed(server, body, 'another secret'),
    suffer: async (fault: NetworkFault) => (fault === 'down' ? stop() : server.behave(SUFFERS[fault])),
    close: stop,
  };
}

type Running<S> = () => Readonly<{ server: S; provider: KycProvider }>;

function describeOpeningOverTheNetwork(running: Running<ProviderServer>): void {
  const opening = () => running().provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });

  it('never returns a URL that is not an http(s) URL', async () => {
    running().server.behave((response, honest) =>
      response.writeHead(201).end(honest.replaceAll(/https:[^"]+/g, 'javascript:alert(1)')),
    );
    expect(await rejection(opening())).to.equal('KYC_UNAVAILABLE');
  });

  for (const status of [400, 404, 409])
    it(`rejects with KYC_UNAVAILABLE on status ${status}, without retrying`, async () => {
      running().server.behave(sends(status, '{"detail":"no"}'));
      expect(await rejection(opening())).to.equal('KYC_UNAVAILABLE');
      expect(running().server.asked).to.have.length(1);
    });

  it('retries when the provider is busy', async () => {
    let times = 0;
    running().server.behave((response, honest) => {
      times += 1;
      response.writeHead(times === 1 ? 429 : 201, { 'retry-after': '0' }).end(honest);
    });
    await opening();
    const [first, second] = running().server.asked.map(({ target, sent }) => ({ target, sent }));
    expect(second).to.deep.equal(first);
  });
}

function describeProof<S extends ProviderServer>(hosted: HostedKyc<S>, running: Running<S>): void {
  const approval = async () => {
    const { server, provider } = running();
    const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2' });
    return hosted.decide(server, id, 'approved', secondsOn(60));
  };
  const outcomeWith = ({ headers, body }: WebhookDelivery, proof: string | undefined) =>
    outcomeOf(running().provider, { headers: { ...headers, [hosted.proof]: proof }, body });

  it(`reads its webhooks by ${hosted.proof}`, async () => {
    const delivery = await approval();
    expect(outcomeWith(delivery, delivery.headers[hosted.proof])).to.equal('approved');
  });

  for (const proof of [undefined, '', '0', 'f'.repeat(64), 'f'.repeat(63)])
    it(`rejects webhooks whose ${hosted.proof} is made ${JSON.stringify(proof)}`, async () =>
      expect(outcomeWith(await approval(), proof)).to.equal('WEBHOOK_SECRET_INVALID'));

  it('rejects webhooks that were serialised anew, and a signature one byte short', async () => {
    const { headers, body } = await approval();
    const anew = Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, 1));
    expect(outcomeOf(running().provider, { headers, body: anew })).to.equal('WEBHOOK_SECRET_INVALID');
    const short = headers[hosted.proof]?.slice(0, -2);
    expect(outcomeWith({ headers, body }, short)).to.equal('WEBHOOK_SECRET_INVALID');
  });
}
