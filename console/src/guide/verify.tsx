import type { Schemas } from '@institutional-defi/client';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../api/index.ts';
import { Button, type ButtonProps } from '../kit/index.ts';
import { sandboxPage } from './provider-link.tsx';
import { t } from './texts/index.ts';

const VerifyDialog = lazy(() => import('./verify-dialog.tsx'));

type VerifyProps = Readonly<{ wallet: `0x${string}`; tier?: Schemas['KycTier'] }> &
  Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label'>;

/** Opens a verification, and leads to the provider: in a sandbox in this tab, to the page that plays it and leads back. */
export function Verify({ wallet, tier = 'TIER_1', children = t('verify'), ...look }: VerifyProps) {
  const [shown, setShown] = useState<boolean>();
  const open = useAction('openKycSession', {
    changes: ['viewKyc', 'viewSaleEligibility'],
    onDone: ({ verificationUrl }) => {
      const page = sandboxPage(verificationUrl);
      if (page === undefined) setShown(true);
      else location.assign(page);
    },
  });
  const start = () => {
    open.reset();
    setShown((was) => was && false);
    const callbackUrl = location.origin + location.pathname;
    open.mutate({ body: { wallet, requestedTier: tier, callbackUrl } }, { onError: () => setShown(true) });
  };
  return (
    <>
      <Button {...look} busy={open.isPending} onClick={start}>
        {children}
      </Button>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <VerifyDialog
            open={shown}
            onClose={() => setShown(false)}
            onRetry={start}
            opened={open.data}
            error={open.error}
          />
        </Suspense>
      )}
    </>
  );
}
