import { expect } from 'chai';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { InMemoryMessageQueue } from '../../../src/adapters/store/messaging/message-queue.memory.ts';
import { LONGEST_CLAIM_MS } from '../../../src/application/ports/messaging.ts';

const LEASE_MS = 12_000;

describe('a claimed chat message', () => {
  let now: number;
  let queue: InMemoryMessageQueue;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T12:00:00Z');
    queue = new InMemoryMessageQueue({ clock: { now: () => new Date(now) }, random: cryptoRandom });
    await queue.enqueue([{ platform: 'telegram', id: '1', chat: 'c', sender: 's', text: 'hi', secondHand: false }]);
  });

  it('is free twelve seconds after its worker was killed before it held the message', async () => {
    await queue.claim(LEASE_MS);
    now += LEASE_MS - 1;
    expect((await queue.claim(LEASE_MS)).claim).to.equal(undefined);
    now += 1;
    expect((await queue.claim(LEASE_MS)).claim).to.deep.include({ attempt: 2 });
  });

  it('stays with a living worker for minutes, and not for ever', async () => {
    const { claim } = await queue.claim(LEASE_MS);
    if (claim !== undefined) queue.hold(claim);
    now += LONGEST_CLAIM_MS - 1;
    expect((await queue.claim(LEASE_MS)).claim).to.equal(undefined);
    now += 1;
    expect((await queue.claim(LEASE_MS)).claim).to.deep.include({ attempt: 2 });
  });
});
