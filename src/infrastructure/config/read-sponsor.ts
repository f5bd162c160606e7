import { SANDBOX_FORWARDER } from '../../adapters/sandbox-fees.ts';
import type { SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas.ts';

/** `buy(…)` of the sale contract. */
const BUY = '0xc200bc0c';

/** Who pays the gas of what. The sale's purchases are always among it. */
export function readSponsorPolicy(
  reader: EnvReader,
  sponsor: AdapterChoices['sponsor']['kind'],
  sale: SalePolicy,
  chainIds: Iterable<number>,
): SponsorPolicy {
  const name = reader.optional('FORWARDER_NAME', as.label, 'Forwarder');
  const fallback = sponsor === 'memory' ? SANDBOX_FORWARDER : undefined;
  const forwarders = [...new Set([...chainIds, sale.chainId])].flatMap((chainId) => {
    const verifyingContract = reader.optional(`FORWARDER_${chainId}`, as.address, fallback);
    return verifyingContract === undefined
      ? []
      : [[chainId, { name, version: '1', chainId, verifyingContract }] as const];
  });
  return {
    sponsor,
    forwarders: new Map(forwarders),
    calls: [
      { chainId: sale.chainId, target: sale.contract, selector: BUY },
      ...reader.optional('SPONSORED_CALLS', as.sponsoredCalls, []),
    ],
  };
}
