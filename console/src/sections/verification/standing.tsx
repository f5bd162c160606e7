import type { Data } from '@institutional-defi/client';
import { Limit } from '../../figures/index.ts';
import { tierName } from '../../guide/index.ts';
import { Absent, Badge, Grid, Loaded, Notice, Skeleton, Stat, type Tone } from '../../kit/index.ts';
import { t } from './texts/index.ts';
import { usePaymentToken, useVerification, type Verification } from './use-verification.ts';

type Status = Data<'viewKyc'>['kycStatus'];

const TONES: Readonly<Record<Status, Tone>> = {
  none: 'neutral',
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
};

/** Where the wallet stands now, and the open session if there is one. */
export function Standing({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const verification = useVerification(wallet);
  return (
    <Loaded query={verification} failed={t('failed')} skeleton={<PlaceOfStanding />}>
      {(standing) => (
        <>
          {standing.isBlocked && (
            <Notice tone="bad" title={t('blocked')}>
              {t('blockedText')}
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
  const approved = standing.kycStatus === 'approved';
  return (
    <Grid>
      <Stat label={t('status')} note={t(standing.canBuy ? 'canBuy' : 'cannotBuy')}>
        <Badge tone={TONES[standing.kycStatus]}>{t(`status.${standing.kycStatus}`)}</Badge>
      </Stat>
      <Stat label={t('tier')} note={t(approved ? 'status.approved' : 'tierNext')}>
        {tierName(standing.kycTier)}
      </Stat>
      <Stat label={t('limit')} note={t('limitNote')}>
        {token === undefined || !approved ? (
          <Absent why={t(approved ? 'notAvailable' : 'noneYet')} />
        ) : (
          <Limit units={standing.maxAllowed} decimals={token.decimals} />
        )}
      </Stat>
    </Grid>
  );
}

const PlaceOfStanding = () => (
  <Grid>
    {[t('status'), t('tier'), t('limit')].map((label) => (
      <Stat key={label} label={label} note={<Skeleton width="short" />}>
        <Skeleton width="short" />
      </Stat>
    ))}
  </Grid>
);
