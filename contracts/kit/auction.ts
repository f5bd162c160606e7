import { parseUnits } from 'ethers';
import type { World } from './deploy.ts';
import { as, deploy } from './handles.ts';

const Q96 = 2n ** 96n;

/** Changes to the default auction. Blocks are counted from the one of its deployment. */
export type AuctionOptions = Readonly<{
  /** The first block that takes a bid: 1 by default. */
  startsIn?: bigint;
  /** Blocks of bidding; 10^7 is a multiple of it. */
  blocks?: bigint;
  /** Units of USDC. */
  required?: bigint;
}>;

/**
 * Deploys an auction of 1,000,000 new tokens for USDC from 0.05 on, with ticks of a hundredth of this, and its permit hook, whose owner
 * is the first development account.
 */
export async function deployAuction(
  world: World,
  { startsIn = 1n, blocks = 100n, required = parseUnits('1000', 6) }: AuctionOptions = {},
) {
  const [owner] = world.accounts;
  const supply = parseUnits('1000000', 18);
  const token = await deploy('SaleToken', owner, 'Auctioned Token', 'AUCT', supply, owner);
  const hook = await deploy('PermitHook', owner, owner.address, world.addresses.signer);
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
    tickSpacing,
    floorPrice: 100n * tickSpacing,
    requiredCurrencyRaised: required,
  });
  await (await token.transfer(auction, supply)).wait();
  await (await hook.setTotalCap(auction, 2n ** 256n - 1n)).wait();
  return { auction, hook, token: as(owner, token), startBlock, endBlock: startBlock + blocks, tickSpacing };
}

export type DeployedAuction = Awaited<ReturnType<typeof deployAuction>>;
