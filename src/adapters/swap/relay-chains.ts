import { z } from 'zod';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SwapContractsByChain } from '../../domain/swap/quoted-step.ts';
import { eachOf } from '../local/each-of.ts';
import { Address } from './relay-quote.ts';

const One = Address.optional().catch(undefined);
const Many = z.array(Address.nullable().catch(null)).default([]).catch([]);
const Version = z.object({ erc20Router: One, approvalProxy: One }).default({}).catch({});

const Chain = z
  .object({
    id: z.int(),
    contracts: z.object({ erc20Router: One, approvalProxy: One, v3: Version }).partial().default({}).catch({}),
    solverAddresses: Many,
    protocol: z
      .object({ v2: z.object({ depository: One }).default({}).catch({}) })
      .partial()
      .default({})
      .catch({}),
  })
  .transform(({ id, contracts, solverAddresses, protocol }) => ({
    id,
    contracts: {
      depositories: distinct([protocol.v2?.depository]),
      routers: distinct([contracts.v3?.erc20Router, contracts.erc20Router]),
      approvalProxies: distinct([contracts.v3?.approvalProxy, contracts.approvalProxy]),
      solvers: distinct(solverAddresses),
    },
  }));

/**
 * What Relay publishes of its contracts, by chain; what is not an EVM address is left out. On a chain that cannot be read no
 * contract is known, so that every quote is refused there.
 */
export const PublishedChains = z
  .object({ chains: eachOf(Chain).refine(({ items }) => items.length > 0, 'contains no chain') })
  .transform(({ chains }): SwapContractsByChain => new Map(chains.items.map(({ id, contracts }) => [id, contracts])));

const distinct = (addresses: readonly (WalletAddress | null | undefined)[]): readonly WalletAddress[] => [
  ...new Set(addresses.filter((address) => address !== undefined && address !== null)),
];
