import { acceptCurrentTerms, createClient, verify, type Wallet } from '@institutional-defi/client';
import * as hooks from '@institutional-defi/client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type Address, createWalletClient, custom, type Hex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { HooksPage } from '../../test/support/hooks-page.ts';

type Given = Readonly<{ key: Hex; chainId: number; token: Address }>;

const page = globalThis as unknown as {
  given: Given;
  page: HooksPage;
  location: { origin: string };
  requestAnimationFrame: (shown: () => void) => void;
  document: { body: Parameters<typeof createRoot>[0] };
};
const { key, chainId, token } = page.given;
const owner = privateKeyToAccount(key);
/** A person needs longer to sign than the page to show that it waits for that. */
const slowly =
  <Given extends unknown[]>(sign: (...given: Given) => Promise<Hex>) =>
  async (...given: Given) => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise<void>((shown) => page.requestAnimationFrame(() => shown()));
    return sign(...given);
  };
const account = {
  ...owner,
  signMessage: slowly(owner.signMessage),
  signTransaction: slowly(owner.signTransaction) as typeof owner.signTransaction,
  signTypedData: slowly(owner.signTypedData) as typeof owner.signTypedData,
};
const client = createClient({ baseUrl: page.location.origin });
const node = http(`${page.location.origin}/sandbox/chains/${chainId}`, { retryCount: 0 });
const local = createWalletClient({ account, transport: node, pollingInterval: 20 });
const states: Record<string, string[]> = {};

/** A wallet that a page asks (EIP-1193), on the node of the sandbox. */
function injected(declines: boolean): Wallet {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (declines && !method.startsWith('eth_chainId')) throw Object.assign(new Error('User rejected'), { code: 4001 });
    if (method === 'personal_sign') return account.signMessage({ message: { raw: (params as [Hex])[0] } });
    return local.request({ method, params } as never);
  };
  return createWalletClient({ account: account.address, transport: custom({ request }, { retryCount: 0 }) });
}

const qualify = async () => {
  await acceptCurrentTerms(client, account.address);
  return verify(client, {
    wallet: account.address,
    pollMs: 20,
    onVerification: async ({ verificationUrl }) => {
      const body = JSON.stringify({ decision: 'approved' });
      await fetch(verificationUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  });
};

function Probe() {
  const shown: HooksPage['hooks'] = {
    session: hooks.useSession(),
    nothing: hooks.useEligibility(undefined),
    eligibility: hooks.useEligibility({ wallet: account.address, amount: '250000000', paymentToken: token }),
    portfolio: hooks.usePortfolio(account.address),
    signIn: hooks.useSignIn(),
    purchase: hooks.usePurchase(),
    gaslessPurchase: hooks.useGaslessPurchase(),
    transfer: hooks.useTransfer(),
    gaslessTransfer: hooks.useGaslessTransfer(),
    prepared: hooks.usePreparedTransfer(),
    chat: hooks.useChat(),
  };
  useEffect(() => {
    for (const [name, { state }] of Object.entries(shown)) {
      states[name] ??= [];
      if (states[name].at(-1) !== state) states[name].push(state);
    }
    page.page = { ...page.page, hooks: shown };
  });
  return null;
}

page.page = {
  ...{ hooks: {}, states, qualify },
  walletOf: (kind, declines = false) => (kind === 'local' ? local : injected(declines)),
};
const probe = h(hooks.ClientProvider, { client }, h(Probe));
createRoot(page.document.body).render(h(QueryClientProvider, { client: new QueryClient() }, probe));
