import { parseUnits, ZeroAddress } from 'ethers';
import { readArtifact } from './artifacts.ts';
import type { World } from './deploy.ts';
import { as, attach, deploy } from './handles.ts';

const Q96 = 2n ** 96n;
/** The address of Permit2 on every chain. */
const PERMIT2_ADDRESS = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** Changes to the default auction. Blocks are counted from the one of its deployment. */
export type AuctionOptions = Readonly<{
  /** The first block that takes a bid: 1 by default. */
  startsIn?: bigint;
  /** Blocks of bidding; 10^7 is a multiple of it. */
  blocks?: bigint;
  /** In how many of them the supply is issued; in all by default. */
  issuedIn?: bigint;
  /** Whether the tokens are deposited at once. */
  isFunded?: boolean;
  /** Smallest units of the token. */
  supply?: bigint;
  /** Units of USDC. */
  required?: bigint;
  /** Takes the currency through Permit2, as the published auction does, instead of by allowance. */
  isPaidThroughPermit2?: boolean;
}>;

const USUAL = {
  ...{ startsIn: 1n, blocks: 100n, supply: parseUnits('1000000', 18), required: parseUnits('1000', 6) },
  ...{ isPaidThroughPermit2: false, isFunded: true },
};

/**
 * Deploys an auction of 1,000,000 new tokens for USDC from 0.05 on, with ticks of a hundredth of this, and its permit hook, whose owner
 * is the first development account.
 */
export async function deployAuction(world: World, options: AuctionOptions = {}) {
  const { startsIn, blocks, supply, required, isPaidThroughPermit2, isFunded } = { ...USUAL, ...options };
  const [owner] = world.accounts;
  const token = await deploy('SaleToken', owner, 'Auctioned Token', 'AUCT', supply, owner);
  const hook = await deploy('PermitHook', owner, owner.address, world.addresses.signer);
  await world.node.rpc('anvil_setCode', [PERMIT2_ADDRESS, readArtifact('TestPermit2').deployedBytecode]);
  const permit2 = attach('TestPermit2', PERMIT2_ADDRESS, owner);
  const startBlock = BigInt(await world.provider.getBlockNumber()) + 1n + startsIn;
  const tickSpacing = (5n * Q96 * 10n ** 4n) / 10n ** 18n / 100n;
  const auction = await deploy('TestAuction', owner, {
    token,
    currency: world.usdc,
    hook,
    totalSupply: supply,
    startBlock,
    endBlock: startBlock + blocks,
    claimBlock: startBlock + blocks + 5n,
    soldOutBlock: startBlock + (options.issuedIn ?? blocks),
    tickSpacing,
    floorPrice: 100n * tickSpacing,
    requiredCurrencyRaised: required,
    permit2: isPaidThroughPermit2 ? permit2 : ZeroAddress,
  });
  if (isFunded) {
    await (await token.transfer(auction, supply)).wait();
    await (await auction.onTokensReceived()).wait();
  }
  await (await hook.setTotalCap(auction, 2n ** 256n - 1n)).wait();
  return { auction, hook, permit2, token: as(owner, token), startBlock, endBlock: startBlock + blocks, tickSpacing };
}

export type DeployedAuction = Awaited<ReturnType<typeof deployAuction>>;
