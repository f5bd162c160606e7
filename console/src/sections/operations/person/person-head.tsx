import type { Schemas } from '@institutional-defi/client';
import { Absent, Address, Amount, Badge, Grid, Stat, Time } from '../../../kit/index.ts';
import { tierName } from '../../../values/tiers.ts';
import { findingText, refusalOf, refusing } from '../frame/rule-words.ts';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { useRoleOf } from '../frame/use-role-of.ts';
import { KYC, ROLES } from '../frame/words.ts';

/** Who it is, and the three answers that support is asked for. */
export function PersonHead({ file }: Readonly<{ file: Schemas['UserFile'] }>) {
  const { profile, kyc, eligibility, purchased } = file;
  const token = usePaymentToken();
  const role = useRoleOf()(profile.wallet);
  const failed = refusing(eligibility.rules);
  return (
    <Grid>
      <Stat label="Wallet" note={profile.name ?? profile.username ?? 'no name'}>
        <Address value={profile.wallet} /> {role != null && <Badge tone="accent">{ROLES[role]}</Badge>}
      </Stat>
      <Stat
        label="May buy"
        note={
          failed === undefined
            ? eligibility.code === null
              ? 'Every rule is met'
              : refusalOf(eligibility.code)
            : findingText(failed)
        }
      >
        <Badge tone={eligibility.eligible ? 'good' : 'neutral'}>{eligibility.eligible ? 'Yes' : 'No'}</Badge>{' '}
        {profile.isBlocked && <Badge tone="warn">Blocked</Badge>}
      </Stat>
      <Stat
        label="Verification"
        note={
          <>
            {kyc.tier === null ? 'No tier' : `Tier ${tierName(kyc.tier)}`}
            {kyc.until !== null && (
              <>
                , ends <Time value={kyc.until} />
              </>
            )}
          </>
        }
      >
        <Badge tone={KYC[kyc.status].tone}>{KYC[kyc.status].text}</Badge>
      </Stat>
      <Stat label="Bought" note="In the sale contract">
        {token === undefined ? (
          <Absent />
        ) : (
          <Amount units={purchased} decimals={token.decimals} symbol={token.symbol} places={2} />
        )}
      </Stat>
    </Grid>
  );
}
