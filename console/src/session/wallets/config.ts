import { type Chain, defineChain } from 'viem';
import { type CreateConnectorFn, createConfig, createStorage, injected, unstable_connector } from 'wagmi';
import { CHAINS } from '../../values/chains.ts';
import { guardAnnouncements } from './announced.ts';
import { SANDBOX_WALLET, sandboxProvider } from './sandbox-provider.ts';
import { chainsAreSimulated, chainsWereSimulated } from './simulated.ts';

// `wagmi/chains` would bring hundreds of unused modules into the build.
const defined = CHAINS.map(({ id, name, coin }) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: coin, symbol: coin, decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }),
) as unknown as readonly [Chain, ...Chain[]];

/** Reads go through the wallet's own node, so the page sends nothing to another origin. */
const throughWallet = unstable_connector({ type: 'injected' });

// Before wagmi listens.
guardAnnouncements({ now: chainsAreSimulated, last: chainsWereSimulated });

/** Wallets that announce themselves (EIP-6963), and the sandbox's own, which is offered only there. */
export const wallets = createConfig({
  chains: defined,
  connectors: [
    injected({ target: { id: SANDBOX_WALLET, name: 'Sandbox wallet', provider: sandboxProvider as never } }),
  ] as readonly CreateConnectorFn[],
  multiInjectedProviderDiscovery: true,
  storage: createStorage({ storage: localStorage, key: 'console.wallet' }),
  transports: Object.fromEntries(CHAINS.map(({ id }) => [id, throughWallet])),
});

declare module 'wagmi' {
  interface Register {
    config: typeof wallets;
  }
}
