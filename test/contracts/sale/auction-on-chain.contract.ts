import { expect } from 'chai';
import { AbiCoder, MaxUint256, Wallet } from 'ethers';
import type { AuctionContracts } from '../../../src/application/ports/auction.ts';
import { type Auction, type AuctionState, phaseOf, standingOf } from '../../../src/domain/sale/auction.ts';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import { bookedBids } from '../../../src/domain/sale/bid-book.ts';
import { BID_PERMIT_TYPES, type BidPermit } from '../../../src/domain/sale/bid-permit.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type AuctionCall = Readonly<
  | {
      name: 'submitBid';
      args: readonly [maxPrice: bigint, amount: bigint, owner: string, prev: bigint, hookData: string];
    }
  | { name: 'exitBid' | 'claimTokens'; args: readonly [bidId: bigint] }
  | { name: 'exitPartiallyFilledBid'; args: readonly [bidId: bigint, lastFullyFilled: bigint, outbid: bigint] }
  | { name: 'claimTokensBatch'; args: readonly [owner: string, bidIds: readonly bigint[]] }
  | { name: 'checkpoint' | 'onTokensReceived'; args: readonly [] }
>;

/** In how many of its blocks the supply is issued, and whether the auction holds its tokens: in all, and it does. */
export type AuctionChanges = Readonly<{ issuedIn?: number; isFunded?: boolean }>;

/** An auction of 1,000,000 tokens from 0.05 USDC on, over 100 blocks, with claims 5 blocks after its end; it needs 100 USDC. */
export type AuctionWorld = Readonly<{
  bidder: Wallet;
  other: Wallet;
  signer: Wallet;
  auction: Auction;
  chainId: number;
  contracts: AuctionContracts;
  /** All events so far, in chain order. */
  events(): Promise<readonly AuctionEvent[]>;
  /** Unix seconds. */
  now(): Promise<bigint>;
  approve(owner: Wallet, amount: bigint): Promise<void>;
  /** Of all bidders together, at the hook. */
  setTotalCap(cap: bigint): Promise<void>;
  /** Sends the auction its tokens. */
  fund(): Promise<void>;
  /** Adds blocks until this one is the newest. */
  mineTo(block: number): Promise<void>;
  /** Resolves to the contract's error, `Name(…)`, or to `accepted` once it is carried out, in a block of its own. */
  send(sender: Wallet, call: AuctionCall): Promise<string>;
  balances(owner: Wallet): Promise<Readonly<{ currency: bigint; token: bigint }>>;
}>;

const STRUCT = '(address,address,address,uint256,uint256,uint256,uint256)';
const USDC = 10n ** 6n;
/** Without the arguments; a revert without an error of its own is one of Solidity's, such as for an index out of range. */
const classOf = (outcome: string) =>
  outcome
    .match(/^\w+/)?.[0]
    .replace(/^ECDSA\w+/, 'InvalidSigner')
    .replace(/^no$/, 'Panic') ?? outcome;

type Wish = Readonly<{
  by?: Wallet;
  /** Of the floor price, in hundredths. */
  ticks?: bigint;
  amount?: bigint;
  terms?: Partial<BidPermit>;
  forged?: Partial<BidPermit>;
  signedBy?: Wallet;
  hookData?: string;
  prev?: bigint;
  maxPrice?: bigint;
}>;

const OF_THE_CHAIN = ['txHash', 'logIndex', 'blockHash', 'timestamp', 'auction', 'nonce'];
/** An event, with heights counted from the start. */
export type Told = Readonly<{ kind: AuctionEvent['kind']; blockNumber: number; atBlock?: number }> &
  Readonly<Partial<Record<'price' | 'tokens' | 'amount' | 'bidId', bigint>>> &
  Readonly<{ owner?: string; sender?: string }>;

/** How wallets act in such a world, with heights counted from the auction's start. */
export async function actingIn(world: AuctionWorld) {
  const start = await world.contracts.state(world.auction);
  const { startBlock, tickSpacing, floorPrice } = start;
  let nonces = 1n;
  const { auction, chainId, signer } = world;

  const bid = async ({ by = world.bidder, ticks = 120n, amount = 900n * USDC, ...wish }: Wish = {}) => {
    const permit: BidPermit = {
      ...{ auction: auction.auction, owner: by.address as WalletAddress, sender: by.address as WalletAddress, amount },
      ...{ maxAllowed: MaxUint256, nonce: nonces++, deadline: (await world.now()) + 100_000n },
      ...wish.terms,
    };
    const domain = { name: 'PermitHook', version: '1', chainId, verifyingContract: auction.hook };
    const types = { BidPermit: [...BID_PERMIT_TYPES.BidPermit] };
    const signature = await (wish.signedBy ?? signer).signTypedData(domain, types, permit);
    const members = Object.values({ ...permit, ...wish.forged });
    const hookData = wish.hookData ?? AbiCoder.defaultAbiCoder().encode([STRUCT, 'bytes'], [members, signature]);
    const maxPrice = wish.maxPrice ?? ticks * tickSpacing;
    const args = [maxPrice, amount, by.address, wish.prev ?? floorPrice, hookData] as const;
    return world.send(by, { name: 'submitBid', args }).then(classOf);
  };
  const act = (by: Wallet, call: AuctionCall) => world.send(by, call).then(classOf);
  /** The next call is in the block so many after the start. */
  const before = (block: number) => world.mineTo(startBlock + block - 1);
  const state = () => world.contracts.state(auction);
  /** What happened, without what differs between two chains. */
  const told = async () =>
    (await world.events()).map((event) => ({
      ...Object.fromEntries(Object.entries(event).filter(([name]) => !OF_THE_CHAIN.includes(name))),
      ...{ kind: event.kind, blockNumber: event.blockNumber - startBlock },
      ...(event.kind === 'checkpoint' && { atBlock: event.atBlock - startBlock }),
    })) as readonly Told[];
  return { ...start, bid, act, before, state, told };
}

export const progressOf = ({ clearingPrice, graduated, raised }: AuctionState) => ({
  clearingPrice,
  graduated,
  raised,
});

export function describeAuctionOnChain(
  name: string,
  makeWorld: (changes?: AuctionChanges) => Promise<AuctionWorld>,
): void {
  describe(`an auction on chain: ${name}`, () => {
    let world: AuctionWorld;
    let at: Awaited<ReturnType<typeof actingIn>>;
    const begin = async (changes: AuctionChanges = {}) => {
      world = await makeWorld(changes);
      for (const one of [world.bidder, world.other]) await world.approve(one, MaxUint256);
      at = await actingIn(world);
    };
    beforeEach(() => begin());

    it('names its hook, and none where no contract is', async () => {
      const { contracts, auction, bidder } = world;
      expect(await contracts.hookOf(auction.auction)).to.equal(auction.hook);
      expect(await contracts.hookOf(bidder.address as WalletAddress)).to.equal(undefined);
    });

    it('is not open before it has received its tokens', async () => {
      await begin({ isFunded: false });
      expect(phaseOf(await at.state())).to.equal('upcoming');
      await at.before(10);
      expect(standingOf(await at.state())).to.equal('unfunded');
      expect(phaseOf(await at.state())).to.equal('upcoming');
      expect(progressOf(await at.state())).to.deep.equal({
        clearingPrice: at.floorPrice,
        graduated: false,
        raised: 0n,
      });
      expect(await at.bid()).to.equal('TokensNotReceived');
      const told = { name: 'onTokensReceived', args: [] } as const;
      expect(await at.act(world.bidder, told)).to.equal('InvalidTokenAmountReceived');
      await world.fund();
      expect(standingOf(await at.state())).to.equal('unfunded');
      expect(await at.act(world.bidder, told)).to.equal('accepted');
      expect(standingOf(await at.state())).to.equal('open');
      expect(await at.bid()).to.equal('accepted');
    });

    it('is not open once everything is issued, also before its end', async () => {
      await begin({ issuedIn: 50 });
      await at.before(10);
      expect(await at.bid()).to.equal('accepted');
      await world.mineTo(at.startBlock + 49);
      expect(standingOf(await at.state())).to.equal('open');
      await world.mineTo(at.startBlock + 50);
      const sold = await at.state();
      expect([standingOf(sold), phaseOf(sold), sold.raised]).to.deep.equal(['soldOut', 'ended', 900n * USDC]);
      expect(await at.bid()).to.equal('AuctionSoldOut');
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('AuctionIsNotOver');
      await at.before(100);
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('accepted');
    });

    it('has its terms, and a price and nothing raised before the start', async () => {
      const { block, ...terms } = await at.state();
      expect(block).to.be.below(terms.startBlock);
      expect(terms).to.include({ tokenDecimals: 18, totalSupply: 10n ** 24n, required: 100n * USDC, raised: 0n });
      expect(terms.endBlock - terms.startBlock).to.equal(100);
      expect(terms.claimBlock - terms.endBlock).to.equal(5);
      expect([terms.clearingPrice, terms.graduated]).to.deep.equal([100n * at.tickSpacing, false]);
      expect(await at.bid()).to.equal('AuctionNotStarted');
    });

    it('takes a bid, and shows what a checkpoint made now would', async () => {
      await at.before(10);
      const paid = await world.balances(world.bidder);
      expect(await at.bid()).to.equal('accepted');
      expect(paid.currency - (await world.balances(world.bidder)).currency).to.equal(900n * USDC);
      expect(await world.contracts.committed(world.auction, world.bidder.address as WalletAddress)).to.equal(
        900n * USDC,
      );
      await at.before(20);
      // Nine of the ninety blocks that were left.
      expect(progressOf(await at.state())).to.deep.equal({
        ...{ clearingPrice: 100n * at.tickSpacing, graduated: false, raised: 90n * USDC },
      });
      // Nineteen of a hundred blocks.
      expect((await at.state()).issued).to.equal(1_900_000);
      await at.before(22);
      expect((await at.state()).graduated).to.equal(true);
      expect(await at.told()).to.deep.equal([
        { kind: 'checkpoint', atBlock: 10, price: 100n * at.tickSpacing, mps: 1_000_000, blockNumber: 10 },
        {
          ...{ kind: 'bid', bidId: 0n, owner: world.bidder.address, sender: world.bidder.address },
          ...{ price: 120n * at.tickSpacing, amount: 900n * USDC, blockNumber: 10 },
        },
      ]);
    });

    it('says what a bid has got by now while nobody makes a checkpoint, and after the end what its exit gives', async () => {
      await at.before(10);
      await at.bid();
      const booked = async () => {
        const events = (await world.events()).map((event) => ({ ...event, confirmed: true }));
        const checkpoints = events.filter((event) => event.kind === 'checkpoint');
        return bookedBids(events, checkpoints, await at.state())[0];
      };
      const spent = [];
      for (const block of [20, 47, 100]) {
        await world.mineTo(at.startBlock + block);
        spent.push((await booked())?.filled.spent);
      }
      expect(spent).to.deep.equal([100n, 370n, 900n].map((usd) => usd * USDC));
      const filled = (await booked())?.filled;
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('accepted');
      expect((await booked())?.filled).to.deep.equal(filled);
    });

    it('outbids, exits with the hints of the checkpoints, and claims', async () => {
      await at.before(10);
      await at.bid();
      await at.before(30);
      expect(await at.bid({ by: world.other, ticks: 240n, amount: 70_000n * USDC })).to.equal('accepted');
      expect(await at.act(world.bidder, { name: 'exitPartiallyFilledBid', args: [0n, 0n, 0n] })).to.equal(
        'InvalidLastFullyFilledCheckpointHint',
      );
      await at.before(40);
      expect(await at.act(world.other, { name: 'checkpoint', args: [] })).to.equal('accepted');
      const { clearingPrice, startBlock } = await at.state();
      expect(clearingPrice > 120n * at.tickSpacing).to.equal(true);
      const exit = (filled: number, outbid: number) =>
        at.act(world.bidder, {
          name: 'exitPartiallyFilledBid',
          args: [0n, BigInt(startBlock + filled), outbid === 0 ? 0n : BigInt(startBlock + outbid)],
        });
      // The bid of block 30 raised the price with the next checkpoint, which the failed exit did not make.
      const above =
        (await at.told()).find(({ kind, price = 0n }) => kind === 'checkpoint' && price > 120n * at.tickSpacing)
          ?.atBlock ?? 0;
      expect(await exit(10, above)).to.equal('InvalidLastFullyFilledCheckpointHint');
      expect(await exit(30, 35)).to.equal('InvalidOutbidBlockCheckpointHint');
      expect(await exit(30, 0)).to.equal('AuctionIsNotOver');
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('AuctionIsNotOver');
      expect(await exit(30, above)).to.equal('accepted');
      expect(await exit(30, above)).to.equal('BidAlreadyExited');
      const exited = (await at.told()).find(({ kind }) => kind === 'exit');
      // Twenty of ninety blocks at the floor: 200 USDC for 4,000 tokens.
      expect(exited).to.include({ amount: 700n * USDC, owner: world.bidder.address });
      expect(4_000n * 10n ** 18n - (exited?.tokens ?? 0n) < 10n ** 6n).to.equal(true);
      expect(await at.act(world.other, { name: 'claimTokens', args: [0n] })).to.equal('NotClaimable');
      await at.before(105);
      expect(await at.act(world.other, { name: 'claimTokens', args: [1n] })).to.equal('BidNotExited');
      const both = { name: 'claimTokensBatch', args: [world.bidder.address, [0n, 1n]] } as const;
      expect(await at.act(world.other, both)).to.equal('BatchClaimDifferentOwner');
      expect(await at.act(world.other, { name: 'exitBid', args: [1n] })).to.equal('accepted');
      expect(await at.act(world.other, { name: 'claimTokens', args: [0n] })).to.equal('accepted');
      expect((await world.balances(world.bidder)).token).to.equal(exited?.tokens);
      expect(await at.act(world.other, { name: 'claimTokens', args: [0n] })).to.equal('accepted');
      expect((await at.told()).filter(({ kind }) => kind === 'claim')).to.have.length(1);
    });

    it('gives everything back when too little was raised, and nothing to claim', async () => {
      await at.before(98);
      const held = await world.balances(world.bidder);
      await at.bid({ amount: 99n * USDC });
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('AuctionIsNotOver');
      await at.before(110);
      expect(await at.bid()).to.equal('AuctionIsOver');
      expect((await at.state()).graduated).to.equal(false);
      expect(await at.act(world.bidder, { name: 'exitBid', args: [0n] })).to.equal('accepted');
      expect(await world.balances(world.bidder)).to.deep.equal(held);
      expect(await at.act(world.bidder, { name: 'claimTokens', args: [0n] })).to.equal('NotGraduated');
      expect(await at.act(world.bidder, { name: 'exitBid', args: [7n] })).to.equal('Panic');
    });

    const STRANGER = new Wallet(`0x${'77'.repeat(32)}`);
    const far = STRANGER.address as WalletAddress;
    const REFUSED: readonly (readonly [what: string, reason: string, wish: (now: bigint) => Wish])[] = [
      ['an amount of nothing', 'BidAmountTooSmall', () => ({ amount: 0n })],
      ['a price that is not above the clearing price', 'BidMustBeAboveClearingPrice', () => ({ ticks: 100n })],
      ['a price between two ticks', 'TickPriceNotAtBoundary', () => ({ maxPrice: 120n * at.tickSpacing + 1n })],
      ['a hint that is no tick', 'TickPreviousPriceInvalid', () => ({ prev: 110n * at.tickSpacing })],
      ['a hint that is not below', 'TickPreviousPriceInvalid', () => ({ prev: 130n * at.tickSpacing })],
      ['a permit for another auction', 'NotAuction', () => ({ terms: { auction: far } })],
      ['an expired permit', 'PermitExpired', (now) => ({ terms: { deadline: now - 60n } })],
      ['a permit for another owner', 'NotOwner', () => ({ terms: { owner: far } })],
      ['a permit for another sender', 'NotSender', () => ({ terms: { sender: far } })],
      ['a permit for another amount', 'WrongAmount', () => ({ terms: { amount: 1n } })],
      ['a signature of somebody else', 'InvalidSigner', () => ({ signedBy: STRANGER })],
      ['a cap that was not signed', 'InvalidSigner', () => ({ forged: { maxAllowed: 7n } })],
      ['more than the cap', 'CapExceeded', () => ({ terms: { maxAllowed: 900n * USDC - 1n } })],
    ];
    for (const [what, reason, wish] of REFUSED)
      it(`refuses ${what}, and changes nothing`, async () => {
        await at.before(10);
        const held = await world.balances(world.bidder);
        expect(await at.bid(wish(await world.now()))).to.equal(reason);
        expect(await world.balances(world.bidder)).to.deep.equal(held);
        expect((await world.events()).filter(({ kind }) => kind === 'bid')).to.deep.equal([]);
        expect(await world.contracts.committed(world.auction, world.bidder.address as WalletAddress)).to.equal(0n);
      });

    it('takes each permit once, and counts the cap over all bids', async () => {
      await at.before(10);
      expect(await at.bid({ terms: { nonce: 77n } })).to.equal('accepted');
      expect(await at.bid({ terms: { nonce: 77n } })).to.equal('NonceAlreadyUsed');
      expect(await at.bid({ terms: { maxAllowed: 1_799n * USDC } })).to.equal('CapExceeded');
      expect(await at.bid({ terms: { maxAllowed: 1_800n * USDC } })).to.equal('accepted');
    });

    it('takes no more than the total cap of the hook over all bidders, and says what is left of it', async () => {
      await at.before(10);
      expect((await at.state()).capLeft).to.equal(MaxUint256);
      await world.setTotalCap(1_000n * USDC);
      expect(await at.bid()).to.equal('accepted');
      expect((await at.state()).capLeft).to.equal(100n * USDC);
      expect(await at.bid({ by: world.other, amount: 101n * USDC })).to.equal('TotalCapExceeded');
      expect(await at.bid({ by: world.other, amount: 100n * USDC })).to.equal('accepted');
      expect((await at.state()).capLeft).to.equal(0n);
      for (const cap of [999n * USDC, 0n]) {
        await world.setTotalCap(cap);
        expect((await at.state()).capLeft).to.equal(0n);
        expect(await at.bid({ amount: 1n })).to.equal('TotalCapExceeded');
      }
    });

    it('needs an allowance for the amount', async () => {
      await world.approve(world.bidder, 900n * USDC - 1n);
      await at.before(10);
      expect(await at.bid()).to.equal('ERC20InsufficientAllowance');
    });
  });
}
