import {
  Address,
  Amount,
  Button,
  Hash,
  KeyValueList,
  Notice,
  Row,
  Section,
  Stack,
  type Step,
  Steps,
} from '../../kit/index.ts';
import { isExpired, type Purchase, type PurchaseAction } from '../../values/purchase/purchase.ts';
import { STEP_IDS, type StepId, stepStates } from '../../values/purchase/purchase-steps.ts';
import { Bought } from './bought.tsx';
import { Blocked } from './purchase-blocked.tsx';
import { PurchaseTrouble } from './purchase-trouble.tsx';
import { t } from './texts/index.ts';
import type { RunningPurchase } from './use-purchase.ts';
import { useTimeAt } from './use-time-at.ts';

/** Nothing of those actions that only the person can do. */
const doingText = (action: PurchaseAction): string | undefined =>
  t.has(`doing.${action}`) ? t(`doing.${action}` as 'doing.buy') : undefined;

const nextText = (action: PurchaseAction): string =>
  t.has(`next.${action}`) ? t(`next.${action}` as 'next.buy') : t('goOn');

type PanelProps = Readonly<{ running: RunningPurchase; purchase: Purchase }>;

/** A purchase under way: its steps, what it waits for, and the way on. */
export default function PurchasePanel({ running, purchase }: PanelProps) {
  const now = useTimeAt(purchase.authorization?.expiresAt);
  const { order } = purchase;
  return (
    <Section title={t(purchase.mined === undefined ? 'yourPurchase' : 'youBought')}>
      <Stack>
        <KeyValueList
          pairs={[
            {
              name: t('amount'),
              value: <Amount units={order.amount} decimals={order.token.decimals} symbol={order.token.symbol} />,
            },
            { name: t('wallet'), value: <Address value={purchase.wallet} chainId={purchase.chainId} /> },
            ...(order.nft === undefined ? [] : [{ name: t('nft'), value: t('nftNumber', { id: order.nft.tokenId }) }]),
            ...(order.referrer === undefined ? [] : [{ name: t('referrer'), value: order.referrer }]),
          ]}
        />
        <Steps label={t('steps')} steps={stepsOf(purchase, running.doing, now)} />
        <WayOn running={running} purchase={purchase} now={now} />
      </Stack>
    </Section>
  );
}

function stepsOf(purchase: Purchase, doing: PurchaseAction | undefined, now: number): readonly Step[] {
  const states = stepStates(purchase, now);
  return STEP_IDS.map((id) => {
    const detail = states[id] === 'current' && doing !== undefined ? doingText(doing) : undefined;
    const hash = hashOf(purchase, id);
    return {
      id,
      title: t(`step.${id}`),
      state: states[id],
      ...((detail !== undefined || hash !== undefined) && {
        detail: (
          <>
            {detail} {hash !== undefined && <Hash value={hash} chainId={purchase.chainId} />}
          </>
        ),
      }),
    };
  });
}

const hashOf = ({ approval, payment, mined }: Purchase, id: StepId) =>
  id === 'approve' ? approval?.hash : id === 'confirm' ? (mined?.hash ?? payment?.hash) : undefined;

function WayOn({ running, purchase, now }: PanelProps & Readonly<{ now: number }>) {
  const { next, doing, goOn, discard, isElsewhere } = running;
  if (purchase.mined !== undefined) return <Bought purchase={purchase} onMore={discard} />;
  if (doing !== undefined) return <Waiting doing={doing} />;
  if (purchase.trouble !== undefined)
    return <PurchaseTrouble trouble={purchase.trouble} purchase={purchase} onAgain={goOn} onDiscard={discard} />;
  if (next === undefined) return <p role="status">{t('looking')}</p>;
  if (next === 'connect' || next === 'switch-network' || next === 'change-account' || next === 'sign-in')
    return <Blocked next={next} purchase={purchase} onDiscard={discard} />;
  const expired = isExpired(purchase, now);
  return (
    <>
      {expired && (
        <Notice tone="warn" title={t('expired')} live>
          {t('expiredText')}
        </Notice>
      )}
      {isElsewhere && (
        <Notice tone="warn" title={t('elsewhere')} live>
          {t('elsewhereText')}
        </Notice>
      )}
      <Row>
        <Button variant="primary" onClick={goOn}>
          {expired ? t('checkAgain') : nextText(next)}
        </Button>
        {purchase.payment === undefined && <Button onClick={discard}>{t('discard')}</Button>}
      </Row>
    </>
  );
}

const Waiting = ({ doing }: Readonly<{ doing: PurchaseAction }>) => (
  <p role="status">{t(doing === 'approve' || doing === 'buy' ? 'walletAsks' : 'oneMoment')}</p>
);
