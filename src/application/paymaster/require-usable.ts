import { quoteUsed, sponsorUnavailable, walletSuspended } from '../../domain/paymaster/errors.ts';
import type { Forwarding } from '../../domain/paymaster/forward-request.ts';
import type { SponsorshipFee } from '../../domain/paymaster/sponsorship.ts';
import { isSuspended } from '../../domain/paymaster/suspension.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { paysOurTreasury } from '../shared/pays-our-treasury.ts';

/** Refused early, before anything outside is called; `take` decides the same again when it stores the request. */
export async function requireUsable(
  { clock, sponsorships }: Pick<Ports, 'clock' | 'sponsorships'>,
  { wallet, quoteId }: Readonly<{ wallet: WalletAddress; quoteId: string }>,
): Promise<void> {
  const suspension = await sponsorships.suspensionOf(wallet);
  if (isSuspended(suspension, clock.now())) throw walletSuspended({ until: suspension.until.toISOString() });
  if (await sponsorships.isQuoteUsed(quoteId)) throw quoteUsed();
}

/** A call that pays its own fee must pay it to us. */
export async function requireOurTreasury(
  ports: Pick<Ports, 'feePolicy' | 'gaslessTreasuries'>,
  { fee, forwarding }: Readonly<{ fee: SponsorshipFee; forwarding: Forwarding }>,
): Promise<void> {
  if (fee.collection === 'owed') return;
  const { chainId, request } = forwarding;
  if (!(await paysOurTreasury(ports, { chainId, contract: request.to }))) throw sponsorUnavailable();
}
