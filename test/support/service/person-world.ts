import { SaleRecords } from '../../../src/adapters/store/sale/sale-records.memory.ts';
import { inMemorySaleStores } from '../../../src/adapters/store/sale/sale-stores.memory.ts';
import { personFigures, shareOf } from '../../../src/application/sale/person-figures.ts';
import type { Auction } from '../../../src/domain/sale/auction.ts';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import { judgeBid, judgePurchase } from '../../../src/domain/sale/authorize.ts';
import type { BidPermit } from '../../../src/domain/sale/bid-permit.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../src/domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, anAuctionState, bid, exit } from '../fixtures/auction-fixtures.ts';
import { aGrant } from '../fixtures/decision-fixtures.ts';
import { block, purchase } from '../fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../fixtures/store-fixtures.ts';

export const WALLETS = [ALICE, BOB, CAROL];
export const SECOND: Auction = {
  auction: '0x9999999999999999999999999999999999999999' as WalletAddress,
  hook: AUCTION.hook,
};
export const AUCTIONS = [AUCTION, SECOND];
const { currency: USDC } = anAuctionState();

const policy: SalePolicy = {
  ...{ chainId: 8453, contract: CAROL, startBlock: 0, confirmations: 0, auctions: AUCTIONS },
  paymentTokens: [{ address: USDC, symbol: 'USDC', decimals: 6 }],
};
const CONFIRMATIONS = 2;
export const seconds = (time: Date) => BigInt(Math.floor(time.getTime() / 1_000));
const known = <T>(value: T) => ({ known: true as const, value });
const ELIGIBLE = {
  ...{ isBlocked: false, ownWallets: [], isEU: true, termsAccepted: true, jurisdictions: [] },
  kyc: { status: 'approved' as const, tier: 'TIER_1' as const, open: [] },
  screening: known({ sanctioned: false, source: 'list' }),
};

type Bid = { permit: BidPermit; id: number; refunded?: bigint };

/** A person with three wallets, the contracts as they are written, and an index that lags behind them until it is told to read on. */
export class PersonWorld {
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
