import type { AcceptedSigners } from '../../application/ports/signing.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Logger } from '../observability/logger.ts';
import { StartError } from '../start/start-error.ts';

type Sale = Pick<SalePolicy, 'chainId' | 'contract' | 'nftContract'>;
type Signing = Readonly<{ acceptedSigners: AcceptedSigners; saleAddresses: readonly WalletAddress[] }>;

/**
 * Throws a StartError when a sale contract accepts an account whose key this service does not have: every authorization would be
 * refused on chain. A chain that does not respond proves nothing, and is logged.
 */
export async function requireAcceptedSigners(
  { chainId, contract, nftContract }: Sale,
  { acceptedSigners, saleAddresses }: Signing,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  const contracts = { SALE_CONTRACT: contract, ...(nftContract !== undefined && { NFT_SALE_CONTRACT: nftContract }) };
  const faults: string[] = [];
  for (const [name, address] of Object.entries(contracts)) {
    const accepted = await attempt(acceptedSigners.read(address));
    if (!accepted.known)
      logger.warn({ err: accepted.failure, contract: address }, 'could not read the signer of a sale contract');
    else if (accepted.value !== undefined && !saleAddresses.includes(accepted.value))
      faults.push(
        `${name}: the contract ${address} on chain ${chainId} accepts authorizations of ${accepted.value} only, and the keys in SALE_SIGNER_KEYS or SALE_SIGNER_KEY are of ${saleAddresses.join(', ')}`,
      );
  }
  if (faults.length > 0)
    throw new StartError(
      `${faults.join('\n')}\nAdd the key of that account, or have the owner of the contract call setSigner with one of yours.`,
    );
}
