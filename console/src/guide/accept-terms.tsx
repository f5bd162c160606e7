import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../kit/index.ts';
import { t } from './texts/index.ts';

const TermsDialog = lazy(() => import('./terms-dialog.tsx'));

type AcceptTermsProps = Readonly<{ wallet: `0x${string}` }> & Pick<ButtonProps, 'variant' | 'size'>;

/** Opens the terms. The dialog is loaded when it is first opened. */
export function AcceptTerms({ wallet, ...look }: AcceptTermsProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('accept')}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <TermsDialog wallet={wallet} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
