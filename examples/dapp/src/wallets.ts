import { defineChain } from 'viem';
import { type CreateConnectorFn, createConfig, unstable_connector } from 'wagmi';

/** Wallets that announce themselves (EIP-6963), on the chain of the sale. The page reads the chain through the wallet. */
export function configOf(chainId: number) {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  return createConfig({
    chains: [chain],
    connectors: [] as readonly CreateConnectorFn[],
    multiInjectedProviderDiscovery: true,
    transports: { [chainId]: unstable_connector({ type: 'injected' }) },
  });
}
