import type { Data } from '@institutional-defi/client';
import { Limit } from '../../figures/index.ts';
import { Absent, Badge, Grid, Loaded, Notice, Skeleton, Stat, type Tone } from '../../kit/index.ts';
import { usePaymentToken, useVerification, type Verification } from './use-verification.ts';

type Status = Data<'viewKyc'>['kycStatus'];

const STATUS: Readonly<Record<Status, Readonly<{ tone: Tone; label: string }>>> = {
  none: { tone: 'neutral', label: 'Not verified' },
  pending: { tone: 'warn', label: 'In progress' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
};

/** Where the wallet stands now, and the open session if there is one. */
export function Standing({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const verification = useVerification(wallet);
  return (
    <Loaded query={verification} failed="The verification could not be read" skeleton={<PlaceOfStanding />}>
      {(standing) => (
        <>
          {standing.isBlocked && (
            <Notice tone="bad" title="This wallet is blocked">
              It can sign in and read, but not buy. Contact the support of this service.
            </Notice>
          )}
          <Figures standing={standing} />
        </>
      )}
    </Loaded>
  );
}

function Figures({ standing }: Readonly<{ standing: Verification }>) {
  const token = usePaymentToken();
  const { tone, label } = STATUS[standing.kycStatus];
  const approved = standing.kycStatus === 'approved';
  return (
    <Grid>
      <Stat label="Status" note={standing.canBuy ? 'You can buy' : 'You cannot buy yet'}>
        <Badge tone={tone}>{label}</Badge>
      </Stat>
      <Stat label="Tier" note={approved ? 'Approved' : 'The tier that comes next'}>
        {standing.tierName}
      </Stat>
      <Stat label="Purchase limit" note="For good, over all wallets of one person">
        {token === undefined || !approved ? (
          <Absent why={approved ? 'not available' : 'none before the verification'} />
        ) : (
          <Limit units={standing.maxAllowed} decimals={token.decimals} />
        )}
      </Stat>
    </Grid>
  );
}

const PlaceOfStanding = () => (
  <Grid>
    {['Status', 'Tier', 'Purchase limit'].map((label) => (
      <Stat key={label} label={label} note={<Skeleton width="short" />}>
        <Skeleton width="short" />
      </Stat>
    ))}
  </Grid>
);
