import { createClient } from '@institutional-defi/client';
import { ClientProvider } from '@institutional-defi/client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { App } from './app.tsx';
import { configOf } from './wallets.ts';

const client = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? 'http://localhost:3000' });
const rules = await client.viewSaleRules();

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={configOf(rules.chainId)}>
      <QueryClientProvider client={new QueryClient()}>
        <ClientProvider client={client}>
          <App rules={rules} />
        </ClientProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
