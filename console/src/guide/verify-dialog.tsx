import type { Schemas } from '@institutional-defi/client';
import { Address, Button, Dialog, ErrorCard } from '../kit/index.ts';
import { ProviderLink } from './provider-link.tsx';
import { t } from './texts/index.ts';

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
      title={t(opened?.contactAddress === undefined ? 'verify' : 'applyInWriting')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <ProviderLink url={opened?.verificationUrl} variant="primary" onClick={onClose} />
        </>
      }
    >
      {error !== null && <ErrorCard error={error} title={t('verifyFailed')} onRetry={onRetry} />}
      {opened !== undefined && <Instructions {...opened} />}
    </Dialog>
  );
}

const Instructions = ({ wallet, contactAddress, verificationUrl }: Opened) => {
  if (contactAddress !== undefined) {
    const address = <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
    return <p>{t.rich('inWriting', { address, wallet: <Address value={wallet} whole /> })}</p>;
  }
  if (verificationUrl === null) return <p>{t('noLink')}</p>;
  return <p>{t('haveDocument')}</p>;
};
