import { expect } from 'chai';
import fc from 'fast-check';
import { SaleRecords } from '../../../src/adapters/store/sale/sale-records.memory.ts';
import { inMemorySaleStores } from '../../../src/adapters/store/sale/sale-stores.memory.ts';
import { personFigures, shareOf } from '../../../src/application/sale/person-figures.ts';
import { tierCap } from '../../../src/domain/kyc/tier.ts';
import type { Auction } from '../../../src/domain/sale/auction.ts';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import { judgeBid, judgePurchase } from '../../../src/domain/sale/authorize.ts';
import type { BidPermit } from '../../../src/domain/sale/bid-permit.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../src/domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, anAuctionState, bid, exit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { block, purchase } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const WALLETS = [ALICE, BOB, CAROL];
const SECOND: Auction = { auction: '0x9999999999999999999999999999999999999999' as WalletAddress, hook: AUCTION.hook };
const AUCTIONS = [AUCTION, SECOND];
const { currency: USDC } = anAuctionState();
const CAP = tierCap('TIER_1', 6);
const RUNS = process.env.TESTS === 'rest' ? 5_000 : 500;

const policy: SalePolicy = {
  ...{ chainId: 8453, contract: CAROL, startBlock: 0, confirmations: 0, auctions: AUCTIONS },
  paymentTokens: [{ address: USDC, symbol: 'USDC', decimals: 6 }],
};
const CONFIRMATIONS = 2;
const seconds = (time: Date) => BigInt(Math.floor(time.getTime() / 1_000));
const known = <T>(value: T) => ({ known: true as const, value });
const ELIGIBLE = {
  ...{ isBlocked: false, ownWallets: [], isEU: true, termsAccepted: true, jurisdictions: [] },
  kyc: { status: 'approved' as const, tier: 'TIER_1' as const, open: [] },
  screening: known({ sanctioned: false, source: 'list' }),
};

type Bid = { permit: BidPermit; id: number; refunded?: bigint };

/** The contracts as they are written, and an index that lags behind them until it is told to read on. */
class World {
  readonly #records = new SaleRecords();
  readonly stores = inMemorySaleStores(undefined, this.#records);
  /** The configured ones. */
  auctions: readonly Auction[] = AUCTIONS;
  readonly bought = new Map<WalletAddress, bigint>();
  readonly gross = new Map<string, bigint>();
  readonly bids: Bid[] = [];
  readonly used = new Set<bigint>();
  readonly authorizations: PurchaseAuthorization[] = [];
  readonly permits: BidPermit[] = [];
  /** Requests whose facts were read, and that are not recorded yet. */
  readonly pending: (() => Promise<void>)[] = [];
  readonly #purchases: Purchase[] = [];
  #events: AuctionEvent[] = [];
  /** Of the service. */
  now = at();
  /** Of the newest block, in Unix seconds: the chain may be behind the service or ahead of it, and its time only grows. */
  blockTime = seconds(at());
  readonly #blockTimes: bigint[] = [];
  #nonces = 0n;
  #height = 0;

  spent(): bigint {
    const bought = [...this.bought.values()].reduce((sum, one) => sum + one, 0n);
    return this.bids.reduce((sum, { permit, refunded = 0n }) => sum + permit.amount - refunded, bought);
  }

  async ask(buyer: WalletAddress, where: Auction | undefined, amount: bigint): Promise<void> {
    const others = WALLETS.filter((wallet) => wallet !== buyer);
    const file = { user: { wallet: buyer }, others, minted: 0n, bids: this.#records.bidAccountsOf(WALLETS) };
    const { bids, ...figures } = await personFigures(this.#ports(), file);
    const [now, nonce] = [this.now, ++this.#nonces];
    const share = () => shareOf(figures, { others, tier: 'TIER_1', policy });
    const facts = { ...ELIGIBLE, ...figures };
    if (where !== undefined && !this.auctions.includes(where)) return;
    if (where === undefined) {
      const sale = known({ phase: 'active' as const, tokensSold: 0n, tokensForSale: 1n, price: 1n });
      const judgement = judgePurchase({ buyer, paymentToken: USDC, amount }, { ...facts, sale }, policy, now);
      if (judgement.refusal !== undefined) return;
      const one = judgement.authorize({ nonce, now });
      this.pending.push(async () => {
        await this.stores.issuedAuthorizations.record(one, now, aGrant(), share());
        this.authorizations.push(one);
      });
      return;
    }
    const bidHere = known(bids.known ? bids.value.of(where.auction, buyer) : 0n);
    const order = { ...{ buyer, sender: buyer, auction: where.auction, amount }, maxPrice: { q96: 11_000n } };
    const own = { auction: known(anAuctionState()), bidHere, payers: [] };
    const judgement = judgeBid({ ...order, paymentToken: USDC }, { ...facts, ...own }, policy, now);
    if (judgement.refusal !== undefined) return;
    const permit = judgement.authorize({ nonce, now });
    this.pending.push(async () => {
      await this.stores.issuedBidPermits.record(permit, now, aGrant(), { share: share(), bidHere: bidHere.value });
      this.permits.push(permit);
    });
  }

  async record(nth: number): Promise<void> {
    const [request] = this.pending.splice(nth % Math.max(1, this.pending.length), 1);
    await request?.().catch((error: unknown) => {
      if (!(error instanceof Failure && error.code === 'TIER_LIMIT_EXCEEDED')) throw error;
    });
  }

  /** A block with that time, or with that of the newest block if it is later. */
  mine(time: bigint): void {
    if (time > this.blockTime) this.blockTime = time;
    this.#blockTimes.push(this.blockTime);
  }

  /** As TokenSale.sol and PermitHook.sol count: what is over is compared with the time of the block. */
  use(nth: number): void {
    const all = [...this.authorizations, ...this.permits];
    const one = all[nth % Math.max(1, all.length)];
    if (one === undefined || this.used.has(one.nonce) || this.blockTime > one.deadline) return;
    this.mine(this.blockTime);
    const place = { blockNumber: ++this.#height, blockHash: block(this.#height).hash };
    if ('buyer' in one) {
      const before = this.bought.get(one.buyer) ?? 0n;
      if (before + one.amount > one.maxAllowed) return;
      this.bought.set(one.buyer, before + one.amount);
      const changes = { ...place, buyer: one.buyer, amount: one.amount };
      this.#purchases.push(purchase(Number(one.nonce), this.#height, changes));
    } else {
      const key = `${one.auction}:${one.owner}`;
      const before = this.gross.get(key) ?? 0n;
      if (before + one.amount > one.maxAllowed) return;
      this.gross.set(key, before + one.amount);
      const { auction, owner, amount, nonce } = one;
      this.bids.push({ permit: one, id: Number(nonce) });
      this.#events.push(bid(Number(nonce), this.#height, { ...place, auction, owner, sender: owner, amount }));
    }
    this.used.add(one.nonce);
  }

  /** The last block in which one of the authorizations can be used, or the first in which it cannot. */
  mineAtDeadline(nth: number, late: bigint): void {
    const all = [...this.authorizations, ...this.permits];
    const one = all[nth % Math.max(1, all.length)];
    if (one !== undefined) this.mine(one.deadline + late);
  }

  exit(nth: number, percent: bigint): void {
    const one = this.bids[nth % Math.max(1, this.bids.length)];
    if (one === undefined || one.refunded !== undefined) return;
    const { auction, owner } = one.permit;
    one.refunded = (one.permit.amount * percent) / 100n;
    const place = { blockNumber: ++this.#height, blockHash: block(this.#height).hash };
    this.#events.push(exit(one.id, this.#height, { ...place, auction, owner, amount: one.refunded }));
  }

  /** A process that ends records nothing any more. */
  configure(auctions: readonly Auction[]): void {
    this.pending.length = 0;
    this.auctions = auctions;
  }

  async index(): Promise<void> {
    const { purchaseIndex, auctionIndex, issuedBidPermits } = this.stores;
    const to = block(++this.#height);
    const step = async <Event>(index: { cursor: typeof purchaseIndex.cursor }, confirmed: readonly Event[]) => {
      const from = await index.cursor();
      return { ...(from !== undefined && { from }), to, confirmed };
    };
    await purchaseIndex.commit(await step(purchaseIndex, this.#purchases.splice(0)));
    const configured = this.auctions.map(({ auction }) => auction);
    for (const auction of new Set([...configured, ...(await issuedBidPermits.unsettledAuctions())])) {
      const index = auctionIndex.of(auction);
      const own = this.#events.filter((event) => event.auction === auction);
      this.#events = this.#events.filter((event) => event.auction !== auction);
      await index.commit(await step(index, own));
      await issuedBidPermits.settle(auction, this.#settledUntil());
    }
  }

  #settledUntil(): Date {
    return new Date(Number(this.#blockTimes.at(-1 - CONFIRMATIONS) ?? 0n) * 1_000);
  }

  #ports() {
    const { nftSaleLedger } = this.stores;
    return {
      ...{ nftSaleLedger, salePolicy: { ...policy, auctions: this.auctions } },
      saleContract: {
        state: async () => ({ phase: 'active' as const, tokensSold: 0n, tokensForSale: 1n, price: 1n }),
        purchased: async (buyer: WalletAddress) => this.bought.get(buyer) ?? 0n,
        settledUntil: async () => this.#settledUntil(),
      },
      auctionContracts: {
        state: async () => anAuctionState(),
        hookOf: async () => AUCTION.hook,
        committed: async ({ auction }: Auction, owner: WalletAddress) => this.gross.get(`${auction}:${owner}`) ?? 0n,
      },
    };
  }
}

const ask = fc.record({
  kind: fc.constant('ask' as const),
  wallet: fc.constantFrom(...WALLETS),
  where: fc.constantFrom(undefined, ...AUCTIONS),
  usd: fc.oneof(fc.bigInt(100n, 999n), fc.constantFrom(100n, 333n, 500n)),
});
const nth = fc.nat({ max: 30 });
const step = fc.oneof(
  { weight: 4, arbitrary: ask },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('record' as const), nth }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('exit' as const), nth, percent: fc.bigInt(0n, 100n) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('index' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('configure' as const), auctions: fc.subarray(AUCTIONS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('mine' as const), late: fc.constantFrom(0n, 1n, 899n, 901n) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mineAtDeadline' as const), nth, late: fc.bigInt(0n, 1n) }) },
);

async function take(world: World, it: typeof step extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  if (it.kind === 'ask') await world.ask(it.wallet, it.where, it.usd * 1_000_000n);
  else if (it.kind === 'record') await world.record(it.nth);
  else if (it.kind === 'use') world.use(it.nth);
  else if (it.kind === 'exit') world.exit(it.nth, it.percent);
  else if (it.kind === 'index') await world.index();
  else if (it.kind === 'configure') world.configure(it.auctions);
  else if (it.kind === 'mine') world.mine(seconds(world.now) - it.late);
  else if (it.kind === 'mineAtDeadline') world.mineAtDeadline(it.nth, it.late);
  else {
    // A request is recorded within seconds of its reading, or not at all.
    world.pending.length = 0;
    world.now = new Date(world.now.getTime() + it.minutes * 60_000);
  }
}

describe('threat, the limit multiplied: purchases and bids of one person with three wallets', () => {
  it('never pass the cap by what is used on chain, whatever is asked, used, refunded and indexed when', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const world = new World();
        for (const it of steps) {
          await take(world, it);
          expect(world.spent() <= CAP, `${world.spent()}`).to.equal(true);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    ));

  for (const first of [undefined, AUCTION])
    for (const second of [undefined, SECOND])
      it(`count what a ${first ? 'bid' : 'purchase'} of one wallet can still spend against a ${second ? 'bid' : 'purchase'} of another while a block with the time of its deadline can come`, async () => {
        const world = new World();
        await world.ask(ALICE, first, 900_000_000n);
        await world.record(0);
        const [held] = [...world.authorizations, ...world.permits];
        const deadline = held?.deadline ?? 0n;
        const askedAgain = async () => {
          await world.ask(BOB, second, 900_000_000n);
          await world.record(0);
          return world.authorizations.length + world.permits.length - 1;
        };
        world.now = new Date(Number(deadline + 3_600n) * 1_000);
        expect(await askedAgain(), 'no block').to.equal(0);
        for (const time of [deadline, deadline, deadline, deadline + 1n, deadline + 1n]) {
          world.mine(time);
          expect(await askedAgain(), `a block of ${time - deadline} s after the deadline`).to.equal(0);
        }
        world.mine(deadline + 1n);
        if (first !== undefined) expect(await askedAgain(), 'the bids until then are not indexed').to.equal(0);
        await world.index();
        expect(await askedAgain(), 'a confirmed block after the deadline').to.equal(1);
      });

  it('use up the whole cap, and again what was refunded', async () => {
    const world = new World();
    for (const [wallet, where] of [
      [ALICE, undefined],
      [BOB, AUCTION],
      [CAROL, SECOND],
    ] as const) {
      await world.ask(wallet, where, 333_000_000n);
      await world.record(0);
      world.use(world.authorizations.length + world.permits.length - 1);
      // What is used and not indexed counts as usable besides.
      await world.index();
    }
    expect(world.spent()).to.equal(999_000_000n);
    world.exit(0, 100n);
    await world.ask(ALICE, SECOND, 333_000_000n);
    expect(world.pending).to.have.length(0);
    await world.index();
    await world.ask(BOB, AUCTION, 333_000_000n);
    await world.record(0);
    world.use(3);
    expect(world.spent()).to.equal(999_000_000n);
  });

  it('count a bid that is made, and one that still can be, after its auction was removed from the configuration', async () => {
    const world = new World();
    await world.ask(ALICE, AUCTION, 600_000_000n);
    await world.record(0);
    world.configure([]);
    const left = async (usd: bigint) => {
      await world.ask(BOB, undefined, usd * 1_000_000n);
      await world.record(0);
      return world.authorizations.length;
    };
    expect(await left(400n), 'it can be used').to.equal(0);
    world.use(0);
    for (const _ of [1, 2, 3, 4]) world.mine((world.permits[0]?.deadline ?? 0n) + 1n);
    expect(await left(400n), 'nobody looked whether it was').to.equal(0);
    await world.index();
    expect(await left(400n), 'it was').to.equal(0);
    expect(await left(399n)).to.equal(1);
  });

  it('count bids of an auction that is not configured any more', async () => {
    const world = new World();
    await world.ask(ALICE, AUCTION, 600_000_000n);
    await world.record(0);
    world.use(0);
    await world.index();
    for (const auctions of [[SECOND], []]) {
      world.auctions = auctions;
      for (const wallet of [ALICE, BOB]) {
        await world.ask(wallet, undefined, 400_000_000n);
        expect(world.pending, `${auctions.length} auctions`).to.have.length(0);
      }
    }
    await world.ask(BOB, undefined, 399_000_000n);
    expect(world.pending).to.have.length(1);
  });
});
