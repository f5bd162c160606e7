import { expect } from 'chai';
import { z } from 'zod';
import type { SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { until } from '../../support/real-time.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { FRESHNESS, PRICE, Price, pricedUpstream } from '../../support/servers/priced-upstream.ts';
import { sends, startProviderServer } from '../../support/servers/provider-server.ts';
import { InMemorySharedAnswers } from '../../support/shared-answers.memory.ts';

/** How long one process waits for a response that another one has requested. */
const PATIENCE_MS = 200;
const LONGER_THAN_A_TEST_MS = 600_000;

describe('Upstream, with a store that processes share', () => {
  const { at, open } = pricedUpstream();

  let shared: SharedAnswers;
  beforeEach(() => {
    shared = new InMemorySharedAnswers(at.clock);
  });

  it('makes one call for two processes, and both have the time of the request', async () => {
    const first = await open(shared).read(PRICE, Price, FRESHNESS);
    at.clock.advance(500);
    const second = await open(shared).read(PRICE, Price, FRESHNESS);
    expect([second.value, second.asOf]).to.deep.equal([first.value, first.asOf]);
    expect(at.server.asked).to.have.length(1);
  });

  it('returns immediately what another process read a while ago, with its age, and refreshes it', async () => {
    const { asOf } = await open(shared).read(PRICE, Price, FRESHNESS);
    at.clock.advance(1_000);
    const upstream = open(shared);
    expect((await upstream.read(PRICE, Price, FRESHNESS)).asOf).to.deep.equal(asOf);
    await until(async () => (await upstream.read(PRICE, Price, FRESHNESS)).asOf.getTime() === at.clock.now().getTime());
    expect(at.server.asked).to.have.length(2);
  });

  it('returns what another process read while the provider is down, until it is too old', async () => {
    await open(shared).read(PRICE, Price, FRESHNESS);
    at.server.behave(sends(500, ''));
    at.clock.advance(FRESHNESS.staleMs - 1);
    expect((await open(shared).read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
    at.clock.advance(1);
    const error = await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
    expect(error).to.be.instanceOf(UpstreamTrouble);
  });

  it('accepts from another process that an item does not exist, for a limited time', async () => {
    at.server.behave(sends(404, '{}'));
    const request = { ...PRICE, absentOn: [404] };
    for (let i = 0; i < 2; i += 1)
      expect((await open(shared).read(request, Price, FRESHNESS)).value).to.equal(undefined);
    expect(at.server.asked).to.have.length(1);
    at.clock.advance(FRESHNESS.absentMs);
    await open(shared).read(request, Price, FRESHNESS);
    expect(at.server.asked).to.have.length(2);
  });

  it('calls the provider itself when the claiming process does not store a response', async () => {
    await shared.claim([...(await keysOf(shared))], 'a process that died', 3_600_000);
    const startedAt = performance.now();
    const upstream = open(shared, { attemptMs: PATIENCE_MS });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
    expect(performance.now() - startedAt).to.be.at.least(PATIENCE_MS);
  });

  it('calls the provider after another process failed to, without waiting for its claim to expire', async () => {
    at.server.behave(sends(500, ''));
    await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
    at.server.behave();
    await open(shared, { attemptMs: LONGER_THAN_A_TEST_MS }).read(PRICE, Price, FRESHNESS);
  });

  it('separates the responses of two base URLs, and stores neither URLs nor requests', async () => {
    const claimed = await keysOf(shared);
    expect([...claimed].join()).not.to.match(/price|127\.0\.0\.1/);
    const other = await startProviderServer(() => ({ usd: '1' }));
    await open(shared).read(PRICE, Price, FRESHNESS);
    const { value } = await open(shared, {}, { baseUrl: other.url }).read(PRICE, Price, FRESHNESS);
    expect(value?.usd).to.equal(1n);
    await other.stop();
  });

  it('ignores a stored response that does not match the schema', async () => {
    await open(shared).read(PRICE, z.object({ usd: z.string() }), FRESHNESS);
    const Other = z.object({ usd: z.literal('3000').transform(() => 'read') });
    expect((await open(shared).read(PRICE, Other, FRESHNESS)).value).to.deep.equal({ usd: 'read' });
    expect(at.server.asked).to.have.length(1);
    await rejectionOf(open(shared).read(PRICE, z.object({ eur: z.string() }), FRESHNESS));
    expect(at.server.asked).to.have.length(2);
  });

  it('does not share a response that is too large', async () => {
    at.server.behave(sends(200, JSON.stringify({ usd: '1', pad: 'x'.repeat(5 * 1024 * 1024) })));
    const roomy = { maxBytes: 8e6, attemptMs: 5_000, totalMs: 5_000 };
    for (let i = 0; i < 2; i += 1) await open(shared, roomy).read(PRICE, Price, FRESHNESS);
    expect(at.server.asked).to.have.length(2);
  });

  /** The key of the claim on the price. */
  async function keysOf(answers: SharedAnswers): Promise<ReadonlySet<string>> {
    const keys = new Set<string>();
    const claim: SharedAnswers['claim'] = async (asked) => {
      for (const key of asked) keys.add(key);
      return keys;
    };
    const spied: SharedAnswers = {
      claim,
      find: (asked) => answers.find(asked),
      keep: async () => {},
      release: async () => {},
    };
    await open(spied).read(PRICE, Price, FRESHNESS);
    return keys;
  }
});
