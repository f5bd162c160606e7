import { type ReactNode, useEffect } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, LinkButton } from '../../kit/index.ts';
import { useIsSimulated } from '../../session/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { AcceptTerms } from './terms-dialog.tsx';

type RemedyProps = Readonly<{
  /** The operation that mends the rule, as the service names it. */
  remedy: string;
  rule: string;
  wallet: Hex;
  onMinimum: () => void;
}>;

/** The way to mend a rule that fails; null where none is in the person's hands. */
export function remedyOf({ remedy, rule, wallet, onMinimum }: RemedyProps): ReactNode {
  switch (remedy) {
    case 'registerUser':
      return <Register wallet={wallet} />;
    case 'openKycSession':
      return <Verify wallet={wallet} />;
    case 'upgradeKyc':
      return (
        <LinkButton to="/verification" size="small">
          Raise your tier
        </LinkButton>
      );
    case 'acceptTerms':
      return <AcceptTerms wallet={wallet} />;
    case 'viewSaleRules':
      return rule === 'minimum' ? (
        <Button size="small" onClick={onMinimum}>
          Use the minimum
        </Button>
      ) : undefined;
    default:
      return undefined;
  }
}

function Register({ wallet }: Readonly<{ wallet: Hex }>) {
  const register = useAction('registerUser', { changes: ['viewUser', 'viewSaleEligibility', 'viewKyc'] });
  return (
    <>
      <Button size="small" busy={register.isPending} onClick={() => register.mutate({ body: { wallet } })}>
        Register
      </Button>
      {register.error !== null && <ErrorCard error={register.error} title="The wallet was not registered" />}
    </>
  );
}

/** The sandbox's page for the verification leads back here; a provider's own page is opened from the page Verification. */
function Verify({ wallet }: Readonly<{ wallet: Hex }>) {
  const isSimulated = useIsSimulated();
  const open = useAction('openKycSession', { changes: ['viewKyc'] });
  const url = open.data?.verificationUrl;
  const page = url == null ? undefined : sandboxPage(url);
  useEffect(() => {
    if (page !== undefined) location.assign(page);
  }, [page]);
  if (!isSimulated || (open.data !== undefined && page === undefined))
    return (
      <LinkButton to="/verification" size="small">
        Verify your identity
      </LinkButton>
    );
  return (
    <>
      <Button
        size="small"
        busy={open.isPending}
        onClick={() => open.mutate({ body: { wallet, requestedTier: 'TIER_1' } })}
      >
        Verify your identity
      </Button>
      {open.error !== null && <ErrorCard error={open.error} title="The verification could not be opened" />}
    </>
  );
}

function sandboxPage(verificationUrl: string): string | undefined {
  const { origin, pathname } = new URL(verificationUrl);
  return origin === location.origin && pathname.startsWith('/sandbox/kyc/') ? `${pathname}?back=buy` : undefined;
}
