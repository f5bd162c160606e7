import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../kit/index.ts';
import { t } from './texts/index.ts';

const ConnectDialog = lazy(() => import('./connect-dialog.tsx'));

/** Opens the wallet list. The dialog is loaded when it is first opened. */
export function SignInButton({ children = t('signIn'), ...props }: ButtonProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        {...props}
        onPointerEnter={() => void import('./connect-dialog.tsx')}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ConnectDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
