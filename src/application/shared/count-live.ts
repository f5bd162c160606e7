import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type LivePorts = Pick<Ports, 'issuedAuthorizations' | 'issuedBidPermits'>;

/** How many authorizations to buy and to bid the wallet could still use: nothing that was signed can be taken back. */
export async function countLive(
  { issuedAuthorizations, issuedBidPermits }: LivePorts,
  wallet: WalletAddress,
  now: Date,
): Promise<number> {
  const counts = await Promise.all([
    issuedAuthorizations.countLive(wallet, now),
    issuedBidPermits.countLive(wallet, now),
  ]);
  return counts[0] + counts[1];
}
