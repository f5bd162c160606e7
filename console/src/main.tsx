import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { queries } from './app/query-client.ts';
import { reloadOnceWhenFilesChanged } from './app/reload-once.ts';
import { router } from './app/router.tsx';
import { wallets } from './session/wallets/config.ts';
import './tokens.css';
import './base.css';

reloadOnceWhenFilesChanged();

// The policy refuses inserted <style> elements, hence `disableStyleElements`.
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <WagmiProvider config={wallets}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </WagmiProvider>
    </CSPProvider>
  </StrictMode>,
);
