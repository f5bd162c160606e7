import { useOperation } from '../../../api/index.ts';
import { Loaded, Notice, Section, Skeleton, Stack, Time } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { Upstreams } from '../service/upstreams.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { KycFunnel, Payments, Refusals, Relayers, SaleProgress, SponsorshipBudgets } from './overview-parts.tsx';

export default function OverviewPage() {
  return (
    <OperationsPage title="Operations" lead="The figures of the whole service.">
      {() => <Overview />}
    </OperationsPage>
  );
}

function Overview() {
  const overview = useOperation('viewOverview', undefined, { refetchEvery: 60_000 });
  return (
    <Loaded query={overview} failed="The figures could not be read" skeleton={<Places />}>
      {(figures) => (
        <>
          {figures.unavailable.length > 0 && (
            <Notice tone="warn" title="Some figures cannot be read now">
              <ul>
                {figures.unavailable.map(({ figure, code, reason }) => (
                  <li key={figure}>
                    {figure}: {reason} <code>{code}</code>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <OverviewFigures figures={figures} />
          <OverviewCharts figures={figures} />
          <div className={css.parts}>
            <Section title="Verification">
              <KycFunnel users={figures.users} />
            </Section>
            <Section title="Sale">
              <SaleProgress figures={figures} />
            </Section>
            <Section title="Refusals" lead="By the code of the refusal.">
              <Refusals figures={figures} />
            </Section>
            <Section
              title="Sponsorship today"
              lead="Of each budget: all wallets, the largest wallet, the largest network."
            >
              <SponsorshipBudgets sponsorship={figures.sponsorship} />
            </Section>
            <Section title="Relayers" lead="Native coins of the accounts that pay gas.">
              <Relayers relayers={figures.relayers} />
            </Section>
            <Section title="Machine payments">
              <Payments payments={figures.payments} />
            </Section>
          </div>
          <Section title="Upstreams" lead="Providers of data, as the process that answered sees them.">
            <Upstreams upstreams={figures.upstreams} />
          </Section>
          <p className={css.asOf}>
            As of <Time value={figures.asOf} />. Series and refusals since <Time value={figures.since} exact />.
          </p>
        </>
      )}
    </Loaded>
  );
}

const Places = () => (
  <Stack>
    <Skeleton height={110} />
    <Skeleton height={320} />
  </Stack>
);
