import { expect } from 'chai';
import { describe, it } from 'mocha';
import { InMemoryNonceStore } from '../../../src/adapters/store/auth/nonce-store.memory.ts';
import { InMemorySessionStore } from '../../../src/adapters/store/auth/session-store.memory.ts';
import { InMemoryTryCounts } from '../../../src/adapters/store/auth/try-counts.memory.ts';
import { forgetExpired } from '../../../src/application/auth/forget-expired.ts';
import { ALICE, at } from '../../support/fixtures/store-fixtures.ts';

describe('forgetExpired', () => {
  it('deletes expired nonces, sessions and attempts, and nothing else', async () => {
    const ports = {
      nonces: new InMemoryNonceStore(),
      sessions: new InMemorySessionStore(),
      tryCounts: new InMemoryTryCounts(),
      clock: { now: () => at(1000) },
    };
    for (const [name, endsAt] of [
      ['over', at(999)],
      ['live', at(1001)],
    ] as const) {
      await ports.nonces.issue(name, endsAt);
      await ports.sessions.open({ id: name, wallet: ALICE, provider: 'siwe', createdAt: at(), expiresAt: endsAt });
      await ports.tryCounts.count(name, endsAt.getTime() - at().getTime(), at());
    }
    expect(await forgetExpired(ports)()).to.deep.equal({ nonces: 1, sessions: 1, tries: 1 });
    expect(await ports.nonces.consume('live', at(1000))).to.equal(true);
    expect(await ports.sessions.isLive('live', at(1000))).to.equal(true);
    expect(await ports.tryCounts.count('live', 1, at(1000))).to.equal(2);
  });
});
