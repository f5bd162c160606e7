import { useOperation } from '../../api/index.ts';
import { tierName } from '../../guide/index.ts';
import { EmptyState, Loaded, Section, Timeline, type TimelineEvent } from '../../kit/index.ts';
import { t } from './texts/index.ts';
import { useVerification, type Verification } from './use-verification.ts';

type Step = Verification['history'][number];

const TONES = { opened: 'accent', approved: 'good', granted: 'good', rejected: 'bad', revoked: 'bad' } as const;

/** What the service recorded of this wallet with a time. */
export function Milestones({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const verification = useVerification(wallet);
  const terms = useOperation('viewTerms', { query: { wallet } });
  const user = useOperation('viewUser', { query: { wallet } });
  return (
    <Section title={t('history')}>
      <Loaded query={verification} failed={t('failed')}>
        {({ history }) => (
          <Loaded query={terms} failed={t('termsFailed')}>
            {({ acceptedAt, termsVersion }) => (
              <Loaded query={user} failed={t('profileFailed')}>
                {({ profile }) => (
                  <Events
                    events={[
                      ...history.map(verified),
                      {
                        id: 'terms',
                        at: acceptedAt,
                        title: t('termsAccepted'),
                        detail: t('version', { version: String(termsVersion) }),
                        tone: 'good' as const,
                      },
                      { id: 'registered', at: profile?.createdAt ?? null, title: t('registered') },
                    ]}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

const verified = ({ at, step, tier }: Step, index: number): TimelineEvent => ({
  id: `verification ${index}`,
  at,
  title: t(`history.${step}`),
  detail: tier === null ? t('history.allTiers') : t('history.tier', { tier: tierName(tier) }),
  tone: TONES[step],
});

/** Those of one moment stay in their order, newest first. */
function Events({ events }: Readonly<{ events: readonly TimelineEvent[] }>) {
  const known = events.filter(({ at }) => at !== null).sort((a, b) => String(b.at).localeCompare(String(a.at)));
  return known.length === 0 ? (
    <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
  ) : (
    <Timeline label={t('historyLabel')} events={known} />
  );
}
