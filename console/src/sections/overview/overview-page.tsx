import { useSettled } from '../../api/index.ts';
import { Worth } from '../../figures/index.ts';
import { SaleHero, useWay, WayToBuy } from '../../guide/index.ts';
import { Activity } from '../../history/index.ts';
import { Grid, LinkButton, Page, Row } from '../../kit/index.ts';
import { SignedIn, useSession } from '../../session/index.ts';
import { Prices } from './prices.tsx';
import { SaleLimits } from './sale-limits.tsx';
import { t } from './texts/index.ts';
import { useIsDone } from './use-is-done.ts';

/** What comes next, until the first purchase is made; then what the wallet is worth. */
export default function OverviewPage() {
  const { status } = useSession();
  if (status === 'signed-out' || status === 'connected') return <Welcome />;
  return (
    <Page title={t('title')}>
      <SignedIn purpose={t('purpose')}>{({ wallet }) => <Glance wallet={wallet} />}</SignedIn>
    </Page>
  );
}

const Welcome = () => (
  <Page title={t('title')} lead={t('lead')}>
    <Grid wide>
      <WayToBuy />
      <Sale label={t('lookAtSale')} />
    </Grid>
    <Prices />
  </Page>
);

/** Each part comes when the one above it has its place, so that nothing moves. */
function Glance({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const way = useWay(wallet);
  const isDone = useIsDone(wallet, way.data);
  const isSettled = useSettled(way);
  return (
    <>
      {!isDone && (
        <Grid wide>
          <WayToBuy wallet={wallet} />
          <Sale label={t('lookAtSale')} wallet={wallet} />
        </Grid>
      )}
      {(isDone || isSettled) && (
        <Worth wallet={wallet}>
          <Grid wide>
            <Activity wallet={wallet} />
            {isDone && <Sale label={t('buyMore')} wallet={wallet} />}
          </Grid>
          <Prices />
        </Worth>
      )}
    </>
  );
}

type SaleProps = Readonly<{ label: string; wallet?: `0x${string}` }>;

const Sale = ({ label, wallet }: SaleProps) => (
  <SaleHero>
    {wallet !== undefined && <SaleLimits wallet={wallet} />}
    <Row>
      <LinkButton to="/buy">{label}</LinkButton>
    </Row>
  </SaleHero>
);
