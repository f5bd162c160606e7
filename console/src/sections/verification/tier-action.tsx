import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, Dialog, ErrorCard, ExternalButton } from '../../kit/index.ts';
import type { Verification } from './use-verification.ts';

type TierActionProps = Readonly<{ wallet: `0x${string}`; tier: Schemas['KycTier']; standing: Verification }>;

/** Opens a verification for the tier, and leads to the provider. */
export function TierAction({ wallet, tier, standing }: TierActionProps) {
  const [shown, setShown] = useState(false);
  const open = useAction('openKycSession', { changes: ['viewKyc', 'viewSaleEligibility'] });
  if (standing.isBlocked) return null;
  const inProgress = standing.kycStatus === 'pending' && !standing.needsSessionCreation && standing.kycTier === tier;
  const label = tier === 'TIER_3' ? 'How to apply' : standing.kycStatus === 'rejected' ? 'Try again' : 'Verify';
  const start = () => {
    setShown(true);
    open.mutate({ body: { wallet, requestedTier: tier, callbackUrl: location.href } });
  };
  return (
    <>
      {inProgress ? (
        'In progress'
      ) : (
        <Button size="small" busy={open.isPending} onClick={start} aria-label={`${label} for ${tier}`}>
          {label}
        </Button>
      )}
      <Dialog
        open={shown && !open.isPending}
        onClose={() => setShown(false)}
        title="Verify your identity"
        actions={<Opened url={open.data?.verificationUrl} onClose={() => setShown(false)} />}
      >
        {open.error !== null && (
          <ErrorCard error={open.error} title="The verification could not be opened" onRetry={start} />
        )}
        {open.data !== undefined && <Instructions {...open.data} />}
      </Dialog>
    </>
  );
}

const Instructions = ({ contactAddress, verificationUrl }: Schemas['OpenedKycSession']) => {
  if (contactAddress !== undefined) return <p>This tier is applied for in writing. Write to {contactAddress}.</p>;
  if (verificationUrl === null)
    return <p>The verification is recorded. The provider sent no link; the result appears here.</p>;
  return <p>Have an identity document ready. The provider opens in a new tab, and the result appears on this page.</p>;
};

type OpenedProps = Readonly<{ url: string | null | undefined; onClose: () => void }>;

const Opened = ({ url, onClose }: OpenedProps) => (
  <>
    <Button onClick={onClose}>Close</Button>
    {url != null && (
      <ExternalButton href={url} variant="primary" onClick={onClose}>
        Continue at the provider
      </ExternalButton>
    )}
  </>
);
