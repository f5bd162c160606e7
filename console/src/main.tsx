import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { queries } from './app/query-client.ts';
import { reloadOnceWhenFilesChanged } from './app/reload-once.ts';
import { router } from './app/router.tsx';
import { t as figures } from './figures/texts/index.ts';
import { t as guide } from './guide/texts/index.ts';
import { t as kit } from './kit/texts/index.ts';
import { t as session } from './session/texts/index.ts';
import { wallets } from './session/wallets/config.ts';
import { t as shell } from './shell/texts/index.ts';
import { speakChosen } from './texts/choice.ts';
import './tokens.css';
import './base.css';

reloadOnceWhenFilesChanged();
speakChosen();

/** What every page can show. One file has the texts of all of them, and of the overview. */
const loaded = Promise.all([kit, shell, session, guide, figures].map((texts) => texts.load()));

// The policy refuses inserted <style> elements, hence `disableStyleElements`.
const show = () =>
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

void loaded.then(show);
