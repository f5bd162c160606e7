import type { Schemas } from '@institutional-defi/client';
import { Button, Dialog, ErrorCard } from '../kit/index.ts';
import { ProviderLink } from './provider-link.tsx';

type Opened = Schemas['OpenedKycSession'];

type VerifyDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
  opened: Opened | undefined;
  error: Error | null;
}>;

/** What the service said about a verification that was opened. */
export default function VerifyDialog({ open, onClose, onRetry, opened, error }: VerifyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Verify your identity"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <ProviderLink url={opened?.verificationUrl} variant="primary" onClick={onClose} />
        </>
      }
    >
      {error !== null && <ErrorCard error={error} title="The verification could not be opened" onRetry={onRetry} />}
      {opened !== undefined && <Instructions {...opened} />}
    </Dialog>
  );
}

const Instructions = ({ contactAddress, verificationUrl }: Opened) => {
  if (contactAddress !== undefined) return <p>This tier is applied for in writing. Write to {contactAddress}.</p>;
  if (verificationUrl === null)
    return <p>The verification is recorded. The provider sent no link; the result appears here.</p>;
  return <p>Have an identity document ready. The provider opens in a new tab, and the result appears on this page.</p>;
};
