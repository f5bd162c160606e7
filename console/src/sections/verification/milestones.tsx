import { useOperation } from '../../api/index.ts';
import { EmptyState, Loaded, Section, Timeline, type TimelineEvent } from '../../kit/index.ts';

/** What the service recorded of this wallet with a time. The events of single verification sessions are not part of the API. */
export function Milestones({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const terms = useOperation('viewTerms', { query: { wallet } });
  const user = useOperation('viewUser', { query: { wallet } });
  return (
    <Section title="History">
      <Loaded query={terms} failed="The acceptance of the terms could not be read">
        {({ acceptedAt, termsVersion }) => (
          <Loaded query={user} failed="The profile could not be read">
            {({ profile }) => {
              const events: readonly TimelineEvent[] = [
                {
                  id: 'terms',
                  at: acceptedAt,
                  title: 'Terms accepted',
                  detail: `Version ${termsVersion}`,
                  tone: 'good' as const,
                },
                { id: 'registered', at: profile?.createdAt ?? null, title: 'Wallet registered' },
              ]
                .filter(({ at }) => at !== null)
                .sort((a, b) => String(b.at).localeCompare(String(a.at)));
              return events.length === 0 ? (
                <EmptyState title="Nothing yet">
                  The history begins when you register, accept the terms or open a verification.
                </EmptyState>
              ) : (
                <Timeline label="Verification history" events={events} />
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}
