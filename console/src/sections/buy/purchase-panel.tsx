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
import { NEXT_LABEL, type StepId, stepStates } from '../../values/purchase/purchase-steps.ts';
import { Bought } from './bought.tsx';
import { Blocked } from './purchase-blocked.tsx';
import { PurchaseTrouble } from './purchase-trouble.tsx';
import type { RunningPurchase } from './use-purchase.ts';
import { useTimeAt } from './use-time-at.ts';

const TITLES: Readonly<Record<StepId, string>> = {
  authorize: 'The service authorizes the purchase',
  approve: 'The wallet approves the payment',
  buy: 'The wallet buys',
  confirm: 'The network confirms',
};

const DOING: Readonly<Partial<Record<PurchaseAction, string>>> = {
  authorize: 'The service checks every rule again and signs.',
  approve: 'Answer in the wallet: approve the amount, no more than the purchase costs.',
  'follow-approval': 'The approval was sent. Waiting for its block.',
  buy: 'Answer in the wallet: confirm the purchase.',
  'follow-purchase': 'The purchase was sent. Waiting for its block.',
};

type PanelProps = Readonly<{ running: RunningPurchase; purchase: Purchase }>;

/** A purchase under way: its steps, what it waits for, and the way on. */
export function PurchasePanel({ running, purchase }: PanelProps) {
  const now = useTimeAt(purchase.authorization?.expiresAt);
  const { order } = purchase;
  return (
    <Section title={purchase.mined === undefined ? 'Your purchase' : 'You bought'}>
      <Stack>
        <KeyValueList
          pairs={[
            {
              name: 'Amount',
              value: <Amount units={order.amount} decimals={order.token.decimals} symbol={order.token.symbol} />,
            },
            { name: 'Wallet', value: <Address value={purchase.wallet} chainId={purchase.chainId} /> },
            ...(order.nft === undefined ? [] : [{ name: 'NFT', value: `No. ${order.nft.tokenId}` }]),
            ...(order.referrer === undefined ? [] : [{ name: 'Referrer', value: order.referrer }]),
          ]}
        />
        <Steps label="Steps of the purchase" steps={stepsOf(purchase, running.doing, now)} />
        <WayOn running={running} purchase={purchase} now={now} />
      </Stack>
    </Section>
  );
}

function stepsOf(purchase: Purchase, doing: PurchaseAction | undefined, now: number): readonly Step[] {
  const states = stepStates(purchase, now);
  return (Object.keys(TITLES) as StepId[]).map((id) => {
    const detail = states[id] === 'current' && doing !== undefined ? DOING[doing] : undefined;
    const hash = hashOf(purchase, id);
    return {
      id,
      title: TITLES[id],
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
  if (next === undefined) return <p role="status">Looking for the wallet.</p>;
  if (next === 'connect' || next === 'switch-network' || next === 'change-account' || next === 'sign-in')
    return <Blocked next={next} purchase={purchase} onDiscard={discard} />;
  const expired = isExpired(purchase, now);
  return (
    <>
      {expired && (
        <Notice tone="warn" title="The authorization expired before the wallet signed" live>
          Nothing was paid. The service signs a new one if every rule still passes.
        </Notice>
      )}
      {isElsewhere && (
        <Notice tone="warn" title="Another tab carries out this purchase" live>
          Go on there, or close that tab and go on here.
        </Notice>
      )}
      <Row>
        <Button variant="primary" onClick={goOn}>
          {expired ? 'Get a new authorization' : (NEXT_LABEL[next] ?? 'Go on')}
        </Button>
        {purchase.payment === undefined && <Button onClick={discard}>Discard</Button>}
      </Row>
    </>
  );
}

const Waiting = ({ doing }: Readonly<{ doing: PurchaseAction }>) => (
  <p role="status">
    {doing === 'approve' || doing === 'buy'
      ? 'The wallet asks you. You can reload this page: the purchase goes on from here.'
      : 'One moment. You can leave this page: the purchase goes on when you return.'}
  </p>
);
