import { useOperation } from '../../api/index.ts';
import { EmptyState, Loaded, Section, Timeline, type TimelineEvent } from '../../kit/index.ts';
import { t } from './texts/index.ts';

/** What the service recorded of this wallet with a time. The events of single verification sessions are not part of the API. */
export function Milestones({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const terms = useOperation('viewTerms', { query: { wallet } });
  const user = useOperation('viewUser', { query: { wallet } });
  return (
    <Section title={t('history')}>
      <Loaded query={terms} failed={t('termsFailed')}>
        {({ acceptedAt, termsVersion }) => (
          <Loaded query={user} failed={t('profileFailed')}>
            {({ profile }) => {
              const events: readonly TimelineEvent[] = [
                {
                  id: 'terms',
                  at: acceptedAt,
                  title: t('termsAccepted'),
                  detail: t('version', { version: String(termsVersion) }),
                  tone: 'good' as const,
                },
                { id: 'registered', at: profile?.createdAt ?? null, title: t('registered') },
              ]
                .filter(({ at }) => at !== null)
                .sort((a, b) => String(b.at).localeCompare(String(a.at)));
              return events.length === 0 ? (
                <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
              ) : (
                <Timeline label={t('historyLabel')} events={events} />
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}
