import type { ReactNode } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, LinkButton } from '../../kit/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { t } from './texts/index.ts';

type RemedyProps = Readonly<{
  /** The operation that mends the rule, as the service names it. */
  remedy: string;
  rule: string;
  wallet: Hex;
  onMinimum: () => void;
}>;

/** The way to mend a rule that fails; undefined where none is in the person's hands, or the steps above the form have it. */
export function remedyOf({ remedy, rule, wallet, onMinimum }: RemedyProps): ReactNode {
  switch (remedy) {
    case 'registerUser':
      return <Register wallet={wallet} />;
    case 'upgradeKyc':
      return (
        <LinkButton to="/verification" size="small">
          {t('raiseTier')}
        </LinkButton>
      );
    case 'viewSaleRules':
      return rule === 'minimum' ? (
        <Button size="small" onClick={onMinimum}>
          {t('useMinimum')}
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
        {t('register')}
      </Button>
      {register.error !== null && <ErrorCard error={register.error} title={t('notRegistered')} />}
    </>
  );
}
