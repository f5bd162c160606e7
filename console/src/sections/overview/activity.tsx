import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import { Moved, movementText, statusText } from '../../figures/index.ts';
import {
  Amount,
  EmptyState,
  Hash,
  LinkButton,
  Loaded,
  Section,
  Skeleton,
  Timeline,
  type TimelineEvent,
} from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import { isPlainCall, MOVEMENT_TONE } from '../../values/movement.ts';
import { t } from './texts/index.ts';

type Transaction = Data<'viewTransactions'>['transactions'][number];
type Purchase = Data<'viewPurchases'>['purchases'][number];
type Rules = Data<'viewSaleRules'>;

const SHOWN = 6;
const EVERY_MINUTE = 60_000;

/** The newest movements and purchases, in one line of time. */
export function Activity({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const limit = String(SHOWN);
  const transactions = useOperation(
    'viewTransactions',
    { query: { address: wallet, limit } },
    { refetchEvery: EVERY_MINUTE },
  );
  const purchases = useOperation('viewPurchases', { query: { wallet, limit } }, { refetchEvery: EVERY_MINUTE });
  const { data: rules } = useOperation('viewSaleRules');
  return (
    <Section
      title={t('activity')}
      actions={
        <LinkButton to="/portfolio" size="small">
          {t('allTransactions')}
        </LinkButton>
      }
    >
      <Loaded query={purchases} failed={t('purchasesFailed')} skeleton={<Skeleton lines={SHOWN} />}>
        {({ purchases: bought }) => (
          <Loaded
            query={transactions}
            failed={t('transactionsFailed')}
            skeleton={<Skeleton lines={SHOWN} />}
            degraded={transactions.data?.degraded}
          >
            {(moved) => (
              <Events
                events={newest([...moved.transactions.map(asEvent), ...bought.map((one) => asPurchase(one, rules))])}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

const Events = ({ events }: Readonly<{ events: readonly TimelineEvent[] }>) =>
  events.length === 0 ? (
    <EmptyState title={t('nothingYet')}>{t('nothingYetText')}</EmptyState>
  ) : (
    <Timeline label={t('activity')} events={events} />
  );

const newest = (events: readonly TimelineEvent[]) =>
  [...events].sort((a, b) => String(b.at).localeCompare(String(a.at))).slice(0, SHOWN);

const asEvent = (one: Transaction): TimelineEvent => ({
  id: `${one.chainId} ${one.hash} ${one.direction} ${one.token} ${one.value}`,
  at: one.timestamp,
  tone: MOVEMENT_TONE[one.status],
  title: (
    <>
      {isPlainCall(one) ? movementText(one) : t.rich(`moved.${one.direction}`, { what: <Moved transaction={one} /> })}
      {one.status !== 'confirmed' && ` (${statusText(one.status)})`}
    </>
  ),
  detail: (
    <>
      {chainName(one.chainId)} · <Hash value={one.hash} chainId={one.chainId} />
    </>
  ),
});

function asPurchase(one: Purchase, rules: Rules | undefined): TimelineEvent {
  const token = rules?.paymentTokens.find(({ address }) => address === one.paymentToken);
  return {
    id: `purchase ${one.txHash} ${one.logIndex}`,
    at: one.timestamp,
    tone: one.confirmed ? 'good' : 'warn',
    title:
      token === undefined
        ? t('bought')
        : t.rich('boughtFor', {
            amount: <Amount units={one.amount} decimals={token.decimals} symbol={token.symbol} />,
          }),
    detail: (
      <>
        {t(one.confirmed ? 'purchase.final' : 'purchase.fresh')} · <Hash value={one.txHash} chainId={rules?.chainId} />
      </>
    ),
  };
}
