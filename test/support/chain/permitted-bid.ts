import { AbiCoder, MaxUint256, type Wallet } from 'ethers';
import type { DeployedAuction } from '../../../contracts/kit/auction.ts';
import type { World } from '../../../contracts/kit/deploy.ts';
import { as } from '../../../contracts/kit/handles.ts';
import { BID_PERMIT_TYPES } from '../../../src/domain/sale/bid-permit.ts';
import { mined } from './transactions.ts';

const STRUCT = '(address,address,address,uint256,uint256,uint256,uint256)';

/** A bid with a permit that the sale's signer made without the service: of somebody whom no limit holds. */
export async function bidUnlimited(
  world: World,
  { auction, hook, tickSpacing }: DeployedAuction,
  { by, amount, ticks }: Readonly<{ by: Wallet; amount: bigint; ticks: bigint }>,
): Promise<void> {
  const [at, verifyingContract] = [await auction.getAddress(), await hook.getAddress()];
  const { chainId } = world.node;
  const domain = { name: 'PermitHook', version: '1', chainId, verifyingContract };
  const parties = { auction: at, owner: by.address, sender: by.address };
  const permit = { ...parties, amount, maxAllowed: MaxUint256, nonce: BigInt(Date.now()), deadline: MaxUint256 };
  const types = { BidPermit: [...BID_PERMIT_TYPES.BidPermit] };
  const signature = await world.accounts[1].signTypedData(domain, types, permit);
  const hookData = AbiCoder.defaultAbiCoder().encode([STRUCT, 'bytes'], [Object.values(permit), signature]);
  await mined(as(by, world.usdc).approve(at, amount));
  await mined(
    as(by, auction)['submitBid(uint256,uint128,address,bytes)'](ticks * tickSpacing, amount, by.address, hookData),
  );
}
