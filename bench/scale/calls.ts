import type { Knex } from 'knex';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../src/adapters/local/random.ts';
import { chooseStores } from '../../src/adapters/store/choose.ts';
import { PostgresRateLimitStore, purgeRateLimits } from '../../src/adapters/store/limits/rate-limit-store.postgres.ts';
import type { SalePolicy } from '../../src/domain/sale/sale-policy.ts';
import type { Usd } from '../../src/domain/shared/usd.ts';
import { checkpoints } from '../../test/support/fixtures/checkpoint-signer.ts';
import { aGrant } from '../../test/support/fixtures/decision-fixtures.ts';
import { authorization, purchase } from '../../test/support/fixtures/sale-fixtures.ts';
import { AUTHORIZATIONS, digestOf, GREATEST_REFERRER, nonceOf, walletOf } from './people.ts';

/** `hot`: a request waits for it. `n` differs from round to round. */
export type Call = Readonly<{ name: string; kind: 'hot' | 'job'; run: (n: number) => Promise<unknown> }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH = 1_000;

/** The calls whose cost must not grow with the number of users, through the stores of the service. */
export async function callsOf(knex: Knex, users: number, sale: SalePolicy): Promise<readonly Call[]> {
  const stores = await chooseStores(knex, {
    clock: systemClock,
    random: cryptoRandom,
    sale,
    checkpoints,
    migrations: [],
    operators: new Map(),
  });
  const limits = new PostgresRateLimitStore(knex, MINUTE);
  const user = (n: number) => 1 + ((n * 7_919) % users);
  const keyed = (n: number) => 1 + ((n * 7_919) % (users / 10));
  const wallet = (n: number) => walletOf(user(n));
  const now = () => new Date();
  const later = (ms: number) => new Date(Date.now() + ms);
  const fresh = (n: number) => BigInt(Date.now()) * 1_000_000n + BigInt(n);
  const share = { tier: 'TIER_1', cap: 10n ** 12n, purchased: 0n, purchasedElsewhere: 0n, committed: 0n };
  const record = (n: number, others: readonly ReturnType<typeof wallet>[]) => {
    const issued = {
      ...authorization(fresh(n)),
      buyer: wallet(n),
      deadline: BigInt(Math.floor(Date.now() / 1_000) + 900),
    };
    return stores.issuedAuthorizations.record(issued, now(), aGrant(), { ...share, others, settledUntil: now() });
  };
  let block = users;
  const hot: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    'a user': (n) => stores.users.find(wallet(n)),
    'a user by referral code': (n) => stores.users.findByReferralCode(`C${String(user(n)).padStart(9, '0')}`),
    'registers a user': (n) =>
      stores.users.register({ wallet: walletOf(users + n + 1), referralCode: `N${users + n}`, createdAt: now() }),
    'a session is live': (n) =>
      knex('sessions')
        .where({ id: `s${user(n)}`, revoked_at: null })
        .first('id'),
    'opens a session': (n) =>
      stores.sessions.open({
        id: `new${fresh(n)}`,
        wallet: wallet(n),
        provider: 'siwe',
        createdAt: now(),
        expiresAt: later(DAY),
      }),
    'an API key': (n) =>
      knex('api_keys')
        .where({ digest: digestOf(keyed(n)), revoked_at: null })
        .first(),
    'issues and uses a nonce': async (n) => {
      await stores.nonces.issue(`nonce${fresh(n)}`, later(MINUTE));
      await stores.nonces.consume(`nonce${n}`, now());
    },
    'counts a request for 4 keys': (n) =>
      Promise.all([1, 2, 3, 4].map((i) => limits.increment(`limit:read:${keyed(n * i)}`))),
    'a buyer’s file': (n) => stores.buyerFiles.find(wallet(n), 'v1'),
    'live authorizations of a buyer': (n) => stores.issuedAuthorizations.countLive(wallet(n), now()),
    'the state of an authorization': (n) =>
      stores.issuedAuthorizations.stateOf(nonceOf(user(n) * AUTHORIZATIONS), now()),
    'records an authorization': (n) => record(n, []),
    'records one of a person with 3 wallets': (n) => record(n, [wallet(n + 1), wallet(n + 2)]),
    'a buyer’s purchases': (n) => stores.purchaseHistory.list(wallet(n), { limit: 20 }),
    'referrals of a usual user': (n) => stores.referralPurchases.statisticsOf(wallet(10 + n), 10),
    'referrals of the greatest referrer': () => stores.referralPurchases.statisticsOf(walletOf(GREATEST_REFERRER), 10),
    'relayed transactions of a wallet': (n) => stores.relayedTransactions.history(wallet(n), { limit: 20 }),
    'portfolio history': (n) => stores.portfolioSnapshots.since(walletOf(keyed(n)), later(-366 * DAY)),
  };
  const job: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    'enqueues a message': (n) =>
      stores.messageQueue.enqueue([
        { platform: 'telegram', id: `m${fresh(n)}`, chat: `c${n}`, sender: '7', text: 'help', secondHand: false },
      ]),
    'claims a message, behind a chat of 10,000': () => stores.messageQueue.claim(MINUTE),
    'figures of the queue': () => stores.messageQueue.figures(),
    'indexes a block with 5 purchases': async (n) => {
      const cursor = await stores.purchaseIndex.cursor();
      block += 1;
      const confirmed = [1, 2, 3, 4, 5].map((i) => ({
        ...purchase(users * 10 + block * 10 + i, block, { nonce: nonceOf(n * 5 + i) }),
        referrer: wallet(n),
        buyer: wallet(n + i),
      }));
      const to = { number: block, hash: `0x${block.toString(16).padStart(64, '0')}` as const };
      const isKept = await stores.purchaseIndex.commit({
        ...(cursor && { from: cursor }),
        to,
        confirmed,
        unconfirmed: [],
      });
      if (!isKept) throw new Error('the block was not indexed');
    },
    'selects 80 wallets for snapshots': () => stores.portfolioSnapshots.due(later(-60 * MINUTE), 80),
    'keeps 80 snapshots': async (n) => {
      const wallets = Array.from({ length: 80 }, (_, i) => walletOf(keyed(n * 80 + i)));
      await stores.portfolioSnapshots.keep(
        wallets.map((one, i) => ({ wallet: one, takenAt: later(n + i), totalUSD: 1n as Usd })),
      );
      await stores.portfolioSnapshots.attempted(wallets, now());
    },
    'recounts all purchases': () => stores.purchaseIndex.recount(),
    'tally of authorizations': () => stores.issuedAuthorizations.tally(now()),
    'totals of purchases': () => stores.purchaseIndex.totals(),
    'purges 1,000 sessions': () => stores.sessions.purgeExpired(now(), BATCH),
    'purges 1,000 authorizations': () => stores.issuedAuthorizations.purgeUnused(later(-365 * DAY), BATCH),
    'purges 1,000 snapshots': () => stores.portfolioSnapshots.purge(later(-366 * DAY), BATCH),
    'purges 1,000 messages': () => stores.messageQueue.purgeFinished(later(-8 * DAY), BATCH),
    'purges 1,000 idempotency keys': () => stores.idempotencyKeys.purgeExpired(BATCH),
    'purges 1,000 rate limits': () => purgeRateLimits(knex, BATCH),
  };
  const named = (kind: Call['kind'], calls: typeof hot) =>
    Object.entries(calls).map(([name, run]) => ({ name, kind, run }));
  return [...named('hot', hot), ...named('job', job)];
}
