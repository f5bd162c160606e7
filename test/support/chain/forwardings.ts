import type { Wallet } from 'ethers';
import type { World } from '../../../contracts/kit/deploy.ts';
import {
  FORWARD_REQUEST_TYPES,
  type Forwarding,
  type ForwardRequest,
  relayGasLimit,
} from '../../../src/domain/paymaster/forward-request.ts';
import type { Sponsorship } from '../../../src/domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { chainTime } from '../fixtures/sale-orders.ts';
import { newSponsorship } from '../fixtures/sponsorship-fixtures.ts';

const TYPES = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };

const later = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** A call of the sale that anyone can make, without effect. */
export const harmless = ({ sale }: World) => sale.interface.encodeFunctionData('phase') as Hex;
/** A call that only the owner can make. */
export const forbidden = ({ sale }: World) => sale.interface.encodeFunctionData('pause') as Hex;

/** A request signed by the wallet for the world's forwarder: by default a harmless call of the sale. */
export async function forwardingIn(
  world: World,
  wallet: Wallet,
  changes: Partial<ForwardRequest> = {},
): Promise<Forwarding> {
  const wished: ForwardRequest = {
    from: wallet.address as WalletAddress,
    to: world.addresses.sale as WalletAddress,
    value: 0n,
    gas: 100_000n,
    nonce: await world.forwarder.nonces(wallet),
    // Neither the service's clock nor the chain's may be past it.
    deadline: later(await chainTime(world), BigInt(Math.floor(Date.now() / 1_000))) + 600n,
    data: harmless(world),
    ...changes,
  };
  const signature = (await wallet.signTypedData(world.domains.forwarder, TYPES, wished)) as Hex;
  return {
    chainId: world.node.chainId,
    forwarder: world.addresses.forwarder as WalletAddress,
    request: { ...wished, signature },
  };
}

/** The nth sponsorship of a test, for this request. */
export const sponsorshipOf = (nth: number, forwarding: Forwarding): Sponsorship => ({
  ...newSponsorship(nth),
  ...forwarding,
  gasLimit: relayGasLimit(forwarding.request),
  state: 'taken',
});
