import { expect } from 'chai';
import { type BaseContract, Interface, MaxUint256, Wallet } from 'ethers';
import fc from 'fast-check';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { deployAuction } from '../../../../contracts/kit/auction.ts';
import type { World } from '../../../../contracts/kit/deploy.ts';
import { as } from '../../../../contracts/kit/handles.ts';
import { MULTICALL3_ADDRESS } from '../../../../contracts/kit/world-contracts.ts';
import { InMemoryChain } from '../../../../src/adapters/chain/memory/chain.memory.ts';
import { revertOf } from '../../../../src/adapters/chain/memory/revert.ts';
import { InMemoryTokens } from '../../../../src/adapters/chain/memory/tokens.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAuctionContracts, EvmAuctionEvents } from '../../../../src/adapters/chain/sale/auctions.evm.ts';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { sandboxAuctions } from '../../../../src/adapters/sandbox/auctions.ts';
import { SANDBOX_AUCTION } from '../../../../src/adapters/sandbox/world.ts';
import type { Auction } from '../../../../src/domain/sale/auction.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import {
  type AuctionCall,
  type AuctionChanges,
  type AuctionWorld,
  actingIn,
  describeAuctionOnChain,
  progressOf,
} from '../../../contracts/sale/auction-on-chain.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { mined, refusal } from '../../../support/chain/transactions.ts';
import { cast, chainTime } from '../../../support/fixtures/sale-orders.ts';

const USDC = 10n ** 6n;
const MILLION = 1_000_000n * USDC;
/** What `deployAuction` deploys. */
const TERMS: typeof SANDBOX_AUCTION = {
  ...SANDBOX_AUCTION,
  ...{ startsIn: 30, blocks: 100, issuedIn: 100, claimsAfter: 5 },
  ...{ totalSupply: 1_000_000n * 10n ** 18n, required: 100n * USDC },
};
const auctionCalls = new Interface([
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes hookData)',
  'function exitBid(uint256 bidId)',
  'function exitPartiallyFilledBid(uint256 bidId, uint64 lastFullyFilledCheckpointBlock, uint64 outbidBlock)',
  'function claimTokens(uint256 bidId)',
  'function claimTokensBatch(address owner, uint256[] bidIds)',
  'function checkpoint()',
  'function onTokensReceived()',
]);
const encoded = ({ name, args }: AuctionCall) =>
  auctionCalls.encodeFunctionData(name, args as readonly unknown[]) as Hex;

async function inMemory(changes: AuctionChanges = {}, blocksOf = minedByTransactions): Promise<AuctionWorld> {
  const addressed = () => Wallet.createRandom().address as WalletAddress;
  const [usdc, token, auction]: [WalletAddress, WalletAddress, Auction] = [
    addressed(),
    addressed(),
    { auction: addressed(), hook: addressed() },
  ];
  const [bidder, other, signer] = Array.from({ length: 3 }, () => new Wallet(Wallet.createRandom().privateKey)) as [
    Wallet,
    Wallet,
    Wallet,
  ];
  const [tokens, chain] = [new InMemoryTokens(), new InMemoryChain(systemClock)];
  for (const { address } of [bidder, other]) tokens.mint(usdc, address as WalletAddress, MILLION);
  const { contracts, events, auctions, hooks } = sandboxAuctions({
    ...{
      clock: systemClock,
      chain: blocksOf(chain),
      tokens,
      terms: { ...TERMS, ...changes },
      signer: { address: signer.address as WalletAddress },
    },
    policy: {
      ...{ auctions: [auction], chainId: 8453, contract: token, token },
      paymentTokens: [{ address: usdc, symbol: 'USDC', decimals: 6 }],
    },
  });
  let sent = 0;
  return {
    ...{ bidder, other, signer, auction, chainId: 8453, contracts },
    events: async () => (await events.of(auction).linkedRange(0, chain.head.number))?.events ?? [],
    now: async () => BigInt(Math.floor(Date.now() / 1_000)),
    approve: async ({ address }, amount) => tokens.approve(usdc, address as WalletAddress, auction.auction, amount),
    fund: async () => tokens.mint(token, auction.auction, TERMS.totalSupply),
    setTotalCap: async (cap) => hooks.get(auction.hook)?.setTotalCap(auction.auction, cap),
    mineTo: async (block) => {
      while (chain.head.number < block) chain.mine();
    },
    send: async ({ address }, call) =>
      revertOf(() =>
        auctions
          .get(auction.auction)
          ?.call(address as WalletAddress, encoded(call), `0x${String(++sent).padStart(64, '0')}`),
      ) ?? 'accepted',
    balances: async ({ address }) => ({
      currency: tokens.balanceOf(usdc, address as WalletAddress),
      token: tokens.balanceOf(token, address as WalletAddress),
    }),
  };
}

/** Each transaction is in a block of its own, as on a development chain. */
const minedByTransactions = (chain: InMemoryChain) => ({
  get head() {
    return chain.head;
  },
  block: (number: number) => chain.block(number),
  firstBlock: chain.head.number,
  take: () => {
    const { number, hash } = chain.mine();
    return { blockNumber: number, blockHash: hash, timestamp: systemClock.now() };
  },
});

async function onNode(
  world: World,
  rpc: ChainRpc,
  { issuedIn, isFunded = true }: AuctionChanges = {},
): Promise<AuctionWorld> {
  const { node, provider, usdc } = world;
  const { signer, buyer: bidder, other } = cast(world);
  const deployed = await deployAuction(world, {
    ...{ startsIn: 30n, required: 100n * USDC, isFunded },
    ...(issuedIn !== undefined && { issuedIn: BigInt(issuedIn) }),
  });
  const { auction: contract, hook, token } = deployed;
  const auction: Auction = {
    auction: (await contract.getAddress()) as WalletAddress,
    hook: (await hook.getAddress()) as WalletAddress,
  };
  const events = new EvmAuctionEvents(rpc).of(auction);
  const first = await provider.getBlockNumber();
  const errors: readonly BaseContract[] = [contract, hook, usdc];
  // Several auctions are played on this chain, each with the same money.
  for (const one of [bidder, other]) await mined(usdc.mint(one, MILLION - (await usdc.balanceOf(one))));
  return {
    ...{ bidder, other, signer, auction, chainId: node.chainId },
    contracts: new EvmAuctionContracts(rpc, node.chainId),
    events: async () => (await events.linkedRange(first, await provider.getBlockNumber()))?.events ?? [],
    now: () => chainTime(world),
    approve: async (owner, amount) => void (await mined(as(owner, usdc).approve(auction.auction, amount))),
    fund: async () => void (await mined(token.transfer(contract, TERMS.totalSupply))),
    setTotalCap: async (cap) => void (await mined(hook.setTotalCap(auction.auction, cap))),
    mineTo: async (block) => {
      const missing = block - (await provider.getBlockNumber());
      if (missing > 0) await node.rpc('anvil_mine', [`0x${missing.toString(16)}`]);
    },
    send: async (sender, call) => {
      const transaction = { to: auction.auction, data: encoded(call) };
      const refused = await refusal(sender.estimateGas(transaction), ...errors).catch(() => 'no reason given');
      if (refused !== 'accepted') return refused;
      const receipt = await (await sender.sendTransaction(transaction)).wait();
      expect(receipt?.status).to.equal(1);
      return 'accepted';
    },
    balances: async (owner) => ({ currency: await usdc.balanceOf(owner), token: await token.balanceOf(owner) }),
  };
}

/** A transaction is in the block that is not full yet, as in the sandbox. */
const filledByTransactions: typeof minedByTransactions = (chain) => ({
  ...minedByTransactions(chain),
  get head() {
    return chain.head;
  },
  take: () => ({ ...placeOf(chain.head.number + 1), timestamp: systemClock.now() }),
});

const placeOf = (blockNumber: number) => ({ blockNumber, blockHash: `0x${'00'.repeat(32)}` as Hex });

describe('an auction in memory, before the block of a bid is full', () => {
  it('has raised no less than before, and the same once it is full', async () => {
    const world = await inMemory({}, filledByTransactions);
    await world.approve(world.bidder, MaxUint256);
    const at = await actingIn(world);
    await at.before(3);
    for (const raised of [0n, 0n]) {
      expect(await at.bid({ amount: 500n * USDC })).to.equal('accepted');
      expect((await at.state()).raised).to.equal(raised);
    }
    await at.before(4);
    expect((await at.state()).raised).to.equal(0n);
    await at.before(5);
    expect(Number((await at.state()).raised)).to.be.greaterThan(0);
  });
});

describeAuctionOnChain('in memory', (changes) => inMemory(changes));

describeInWorld('an auction in the deployed world', (world) => {
  let rpc: ChainRpc;
  before(() => {
    rpc = new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] });
  });
  after(() => rpc.close());

  describeAuctionOnChain('the contract on a node', (changes) => onNode(world(), rpc, changes));

  it('is read as it is on a chain without Multicall3', async () => {
    const { auction, contracts, mineTo } = await onNode(world(), rpc);
    await mineTo((await contracts.state(auction)).startBlock + 20);
    const state = await contracts.state(auction);
    expect(state.issued).to.equal(2_000_000);
    const setCode = (code: string) => world().node.rpc('anvil_setCode', [MULTICALL3_ADDRESS, code]);
    await setCode('0x');
    expect(await contracts.state(auction)).to.deep.equal(state);
    await setCode(readArtifact('Multicall3').deployedBytecode);
  });

  it('does the same in memory as on a node, whatever bidders do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 8, maxLength: 25 }), async (acts) => {
        expect(await played(await inMemory(), acts)).to.deep.equal(await played(await onNode(world(), rpc), acts));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

type Act = Readonly<{
  kind: 'bid' | 'exit' | 'exit-partly' | 'claim' | 'checkpoint' | 'wait';
  isOther: boolean;
  /** Hundredths of the floor price. */
  ticks: number;
  /** Whole USDC. */
  amount: number;
  bidId: number;
  /** Which checkpoints are named as hints, by their order. */
  hints: readonly [number, number];
  blocks: number;
}>;

const anAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('bid', 'bid', 'bid', 'exit', 'exit-partly', 'exit-partly', 'claim', 'checkpoint', 'wait'),
  isOther: fc.boolean(),
  ticks: fc.integer({ min: 99, max: 140 }),
  amount: fc.constantFrom(1, 90, 5_000, 40_000, 70_000),
  bidId: fc.nat(3),
  hints: fc.tuple(fc.nat(5), fc.nat(6)),
  blocks: fc.integer({ min: 1, max: 30 }),
});

/** Every outcome, every event and the state after each act, without addresses and heights that differ between chains. */
async function played(world: AuctionWorld, acts: readonly Act[]) {
  for (const one of [world.bidder, world.other]) await world.approve(one, MaxUint256);
  const at = await actingIn(world);
  const nameOf = (address: string) => (address === world.bidder.address ? 'bidder' : 'other');
  await at.before(1);
  const transcript: unknown[] = [];
  for (const { kind, isOther, ticks, amount, bidId, hints, blocks } of acts) {
    const by = isOther ? world.other : world.bidder;
    const [filled, outbid] = await hintsOf(world, hints);
    const id = BigInt(bidId);
    const outcome = {
      bid: () => at.bid({ by, ticks: BigInt(ticks), amount: BigInt(amount) * USDC }),
      exit: () => at.act(by, { name: 'exitBid', args: [id] }),
      'exit-partly': () => at.act(by, { name: 'exitPartiallyFilledBid', args: [id, filled, outbid] }),
      claim: () => at.act(by, { name: 'claimTokens', args: [id] }),
      checkpoint: () => at.act(by, { name: 'checkpoint', args: [] }),
      wait: async () => {
        await world.mineTo((await at.state()).block + blocks);
        return 'accepted';
      },
    }[kind];
    const { block, ...state } = await at.state();
    transcript.push({
      kind,
      outcome: await outcome(),
      block: block - at.startBlock,
      ...progressOf({ block, ...state }),
    });
  }
  const events = (await at.told()).map((one) => ({
    ...one,
    ...(one.owner !== undefined && { owner: nameOf(one.owner) }),
    ...(one.sender !== undefined && { sender: nameOf(one.sender) }),
  }));
  return { transcript, events, bidder: await world.balances(world.bidder), other: await world.balances(world.other) };
}

/** The first is of a checkpoint, the second may be none. */
async function hintsOf(world: AuctionWorld, [filled, outbid]: Act['hints']): Promise<readonly [bigint, bigint]> {
  const blocks = (await world.events()).flatMap((one) => (one.kind === 'checkpoint' ? [BigInt(one.atBlock)] : []));
  return [blocks[filled] ?? 0n, blocks[outbid] ?? 0n];
}
