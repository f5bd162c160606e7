import type { Schemas } from '@institutional-defi/client';
import { useOperation, useSettled } from '../../../api/index.ts';
import { LinkButton, Loaded, Notice, Section, Skeleton, Stack, Time } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { SALE_RULES } from '../frame/use-payment-token.ts';
import { inWords, SERVICE } from '../frame/words.ts';
import { FeeAccounts, FeeBudgets, Payments } from './fees-and-payments.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { KycFunnel, Refusals, SaleProgress } from './people-and-sale.tsx';
import { Sales } from './sales.tsx';

export default function OverviewPage() {
  return (
    <OperationsPage title="Operations" lead="The figures of the whole service.">
      {() => <Overview />}
    </OperationsPage>
  );
}

function Overview() {
  const overview = useOperation('viewOverview', undefined, { refetchEvery: 60_000 });
  // Amounts are written in its token.
  const isSettled = useSettled(useOperation('viewSaleRules', undefined, SALE_RULES));
  if (!isSettled) return <Places />;
  return (
    <Loaded query={overview} failed="The figures could not be read" skeleton={<Places />}>
      {(figures) => (
        <>
          {figures.unavailable.length > 0 && (
            <Notice tone="warn" title="Some figures cannot be read now">
              <ul>
                {figures.unavailable.map(({ figure, code, reason }) => (
                  <li key={figure}>
                    {inWords(figure)}: {reason} <code>{code}</code>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <RestingProviders upstreams={figures.upstreams} />
          <OverviewFigures figures={figures} />
          <Section title="Sales">
            <Sales figures={figures} />
          </Section>
          <OverviewCharts figures={figures} />
          <div className={css.parts}>
            <Section title="Verification">
              <KycFunnel users={figures.users} />
            </Section>
            <Section title="Token sale">
              <SaleProgress contract={figures.contract} />
            </Section>
            <Section title="Refusals">
              <Refusals refusals={figures.refusals} since={figures.since} />
            </Section>
            <Section {...SERVICE.feeBudgets}>
              <FeeBudgets sponsorship={figures.sponsorship} />
            </Section>
            <Section title={SERVICE.feeAccounts.title} lead={SERVICE.feeAccounts.lead}>
              <FeeAccounts relayers={figures.relayers} />
            </Section>
            <Section title="Machine payments">
              <Payments payments={figures.payments} />
            </Section>
          </div>
          <p className={css.asOf}>
            As of <Time value={figures.asOf} />. Series and refusals since <Time value={figures.since} exact />.
          </p>
        </>
      )}
    </Loaded>
  );
}

function RestingProviders({ upstreams }: Pick<Schemas['OperatorOverview'], 'upstreams'>) {
  const resting = upstreams.filter(({ state }) => state === 'resting').map(({ name }) => name);
  if (resting.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title="A data provider does not respond"
      actions={
        <LinkButton to="/operations/queue" size="small">
          Data providers
        </LinkButton>
      }
    >
      {resting.join(', ')}. Until it responds again, what it provides is missing or older.
    </Notice>
  );
}

const Places = () => (
  <Stack>
    <Skeleton height={110} />
    <Skeleton height={320} />
  </Stack>
);
