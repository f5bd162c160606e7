import type { Data } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useOperation, useSettled } from '../../api/index.ts';
import { SaleHero, useWay, WayToBuy } from '../../guide/index.ts';
import { Button, Loaded, Page, Row, Section, Skeleton, Stack } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import type { Hex, Purchase } from '../../values/purchase/purchase.ts';
import css from './buy.module.css';
import { Checklist } from './checklist.tsx';
import { OrderForm, type OrderFormProps } from './order-form.tsx';
import { Purchases } from './purchases.tsx';
import { SaleFacts } from './sale-facts.tsx';
import { t } from './texts/index.ts';
import { TierLimits } from './tier-limits.tsx';
import { useOrder } from './use-order.ts';
import { usePurchase } from './use-purchase.ts';
import { useWalletReadiness } from './use-wallet-readiness.ts';
import { useSoldToken } from './use-wallet-reads.ts';

const AN_HOUR = 3_600_000;

const PurchasePanel = lazy(() => import('./purchase-panel.tsx'));
const TokensOrNft = lazy(() => import('./tokens-or-nft.tsx'));

export default function BuyPage() {
  const rules = useOperation('viewSaleRules', undefined, { staleTime: AN_HOUR });
  const sold = useSoldToken(rules.data?.chainId, rules.data?.saleContract);
  return (
    <Page title={t('title')}>
      <SaleHero sold={sold}>
        {rules.data && rules.data.auctions.length > 0 && <Link to="/buy/auction">{t('toAuction')}</Link>}
        {rules.data && <SaleFacts rules={rules.data} sold={sold} />}
      </SaleHero>
      <SignedIn purpose={t('purpose')}>
        {({ wallet }) => (
          <Loaded query={rules} failed={t('rulesFailed')} skeleton={<PlaceOfPurchase />}>
            {(known) => <Guided key={wallet} wallet={wallet} rules={known} />}
          </Loaded>
        )}
      </SignedIn>
    </Page>
  );
}

type BuyerProps = Readonly<{ wallet: Hex; rules: Data<'viewSaleRules'> }>;

/** Nothing is shown before the next step is known, so that the form does not move under the hand. */
function Guided(props: BuyerProps) {
  const isSettled = useSettled(useWay(props.wallet));
  if (!isSettled) return <PlaceOfPurchase />;
  return (
    <>
      <WayToBuy wallet={props.wallet} here="buy" />
      <Buyer {...props} />
    </>
  );
}

function Buyer({ wallet, rules }: BuyerProps) {
  const { chainId, signatureValiditySeconds } = rules;
  const running = usePurchase({ wallet, chainId, validitySeconds: signatureValiditySeconds });
  const order = useOrder(wallet, rules);
  const readiness = useWalletReadiness(wallet, chainId, order.token, order.amount ?? order.limits.least);
  const { purchase } = running;
  const [isReopened, showLast] = useWasComplete(purchase);
  const isForm = purchase === undefined || isReopened;
  return (
    <div className={css.layout}>
      <div className={css.order}>
        {isForm ? (
          <Stack>
            <Offer
              wallet={wallet}
              rules={rules}
              order={order}
              readiness={readiness}
              onStart={(wanted) => {
                order.setText('');
                showLast();
                running.start(wanted);
              }}
            />
            {isReopened && (
              <Row>
                <Button onClick={showLast}>{t('lastPurchase')}</Button>
              </Row>
            )}
          </Stack>
        ) : (
          <Suspense fallback={<PlaceOfPurchase />}>
            <PurchasePanel running={running} purchase={purchase} />
          </Suspense>
        )}
      </div>
      <div className={css.rules}>
        <Checklist wallet={wallet} order={order} readiness={readiness} isForNext={!isForm} />
      </div>
      <div className={css.below}>
        <Purchases
          wallet={wallet}
          rules={rules}
          awaited={purchase?.order.nft === undefined ? purchase?.mined?.hash : undefined}
        />
        <TierLimits tiers={rules.tiers} reached={order.eligibility.data?.tier} />
      </div>
    </div>
  );
}

/** Whether the purchase was complete when the page was opened: then the page begins with the form, and shows that one when asked. */
function useWasComplete(purchase: Purchase | undefined): readonly [boolean, () => void] {
  const [wasComplete, setWasComplete] = useState(purchase?.mined !== undefined);
  return [wasComplete && purchase !== undefined, () => setWasComplete(false)];
}

/** Tokens, and NFTs where the service sells them: what only those need is loaded there. */
function Offer(props: OrderFormProps) {
  const { nftSaleContract: sale } = props.rules;
  if (sale === null) return <OrderForm {...props} />;
  return (
    <Suspense fallback={<PlaceOfForm />}>
      <TokensOrNft {...props} sale={sale} />
    </Suspense>
  );
}

const PlaceOfForm = () => (
  <Section title={t('yourPurchase')}>
    <Skeleton lines={8} />
  </Section>
);

const PlaceOfPurchase = () => (
  <div className={css.layout}>
    <div className={css.order}>
      <PlaceOfForm />
    </div>
    <div className={css.rules}>
      <Section title={t('whoCanBuy')}>
        <Skeleton lines={8} />
      </Section>
    </div>
  </div>
);
