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

/** A wallet on a yellow ground, as the badge of the sandbox is. */
const SANDBOX_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#f0bd5c"/><path d="M6 10h16v10H6zM6 10l12-3v3m4 4h-5v3h5" fill="none" stroke="#4a2f00" stroke-width="1.6" stroke-linejoin="round"/></svg>',
)}`;

/** Wallets that announce themselves (EIP-6963), and the sandbox's own, which is offered only there. */
export const wallets = createConfig({
  chains: defined,
  connectors: [
    injected({
      target: { id: SANDBOX_WALLET, name: 'Sandbox wallet', icon: SANDBOX_ICON, provider: sandboxProvider as never },
    }),
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
