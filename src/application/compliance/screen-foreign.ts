import { recipientSanctioned, screeningChainUnsupported } from '../../domain/compliance/screening.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Rejects with RECIPIENT_SANCTIONED, with AML_UNAVAILABLE, and with AML_CHAIN_UNSUPPORTED when the screening has no list for
 * the chain and the configuration does not allow recipients there without screening.
 */
export const requireUnlistedForeign =
  ({ addressScreening, compliancePolicy }: Pick<Ports, 'addressScreening' | 'compliancePolicy'>) =>
  async ({ chain, address }: ForeignAddress): Promise<void> => {
    const screening = await addressScreening.screenForeign({ chain, address });
    if (screening?.sanctioned) throw recipientSanctioned({ address });
    if (screening === undefined && !compliancePolicy.unscreenedChains.includes(chain))
      throw screeningChainUnsupported({ chain });
  };
