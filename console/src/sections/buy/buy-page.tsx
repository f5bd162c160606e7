import type { Data } from '@institutional-defi/client';
import type { ComponentProps } from 'react';
import { useOperation, useSettled } from '../../api/index.ts';
import { SaleHero, useWay, WayToBuy } from '../../guide/index.ts';
import { Loaded, Page, Section, Skeleton, Tabs } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { AuctionLink } from './auction/auction-link.tsx';
import css from './buy.module.css';
import { Checklist } from './checklist.tsx';
import { NftForm } from './nft-form.tsx';
import { OrderForm } from './order-form.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { Purchases } from './purchases.tsx';
import { SaleFacts } from './sale-facts.tsx';
import { TierLimits } from './tier-limits.tsx';
import { useOrder } from './use-order.ts';
import { usePurchase } from './use-purchase.ts';
import { useWalletReadiness } from './use-wallet-readiness.ts';
import { useSoldToken } from './use-wallet-reads.ts';

const AN_HOUR = 3_600_000;

export default function BuyPage() {
  const rules = useOperation('viewSaleRules', undefined, { staleTime: AN_HOUR });
  const sold = useSoldToken(rules.data?.chainId, rules.data?.saleContract);
  return (
    <Page title="Buy">
      <SaleHero sold={sold}>
        {rules.data && rules.data.auctions.length > 0 && <AuctionLink />}
        {rules.data && <SaleFacts rules={rules.data} sold={sold} />}
      </SaleHero>
      <SignedIn purpose="to check the rules and to buy">
        {({ wallet }) => (
          <Loaded query={rules} failed="The rules of the sale could not be read" skeleton={<PlaceOfPurchase />}>
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
  const readiness = useWalletReadiness(wallet, chainId, order.token, order.amount);
  const { purchase } = running;
  return (
    <div className={css.layout}>
      <div className={css.order}>
        {purchase === undefined ? (
          <Offer wallet={wallet} rules={rules} order={order} readiness={readiness} onStart={running.start} />
        ) : (
          <PurchasePanel running={running} purchase={purchase} />
        )}
      </div>
      <div className={css.rules}>
        <Checklist wallet={wallet} order={order} readiness={readiness} />
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

/** Tokens, and NFTs where the service sells them. */
function Offer(props: ComponentProps<typeof OrderForm>) {
  const { nftSaleContract: sale } = props.rules;
  if (sale === null) return <OrderForm {...props} />;
  return (
    <Tabs
      label="What to buy"
      tabs={[
        { id: 'tokens', label: 'Tokens', content: <OrderForm {...props} /> },
        { id: 'nft', label: 'NFT', content: <NftForm {...props} sale={sale} /> },
      ]}
    />
  );
}

const PlaceOfPurchase = () => (
  <div className={css.layout}>
    <div className={css.order}>
      <Section title="Your purchase">
        <Skeleton lines={8} />
      </Section>
    </div>
    <div className={css.rules}>
      <Section title="Who can buy">
        <Skeleton lines={8} />
      </Section>
    </div>
  </div>
);
