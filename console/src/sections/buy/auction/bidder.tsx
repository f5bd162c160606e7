import type { Data } from '@institutional-defi/client';
import { Section } from '../../../kit/index.ts';
import { type Auction, hasEnded } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import css from '../buy.module.css';
import { useWalletReadiness } from '../use-wallet-readiness.ts';
import { BidForm } from './bid-form.tsx';
import { BidPlaced } from './bid-placed.tsx';
import { BidReview } from './bid-review.tsx';
import { BidRules } from './bid-rules.tsx';
import { MyBids } from './my-bids.tsx';
import { t } from './texts/index.ts';
import { useBidDesk } from './use-bid-desk.ts';
import { type Currency, useBidOrder } from './use-bid-order.ts';
import type { BidOrder } from './wallet/prepare-bid.ts';

type BidderProps = Readonly<{
  wallet: Hex;
  auction: Auction;
  rules: Data<'viewSaleRules'>;
  symbol: string | undefined;
}>;

/** A bid from its amount to its block, beside the rules, and the bids that the wallet made. */
export function Bidder(props: BidderProps) {
  const { currency } = props.auction;
  return currency === null ? <MyBids {...props} awaited={undefined} /> : <Desk {...props} currency={currency} />;
}

function Desk(props: BidderProps & Readonly<{ currency: Currency }>) {
  const { wallet, auction, rules, currency } = props;
  const order = useBidOrder(wallet, auction, currency, rules);
  const readiness = useWalletReadiness(wallet, auction.chainId, currency, order.amount ?? order.limits.least);
  const desk = useBidDesk(wallet, auction, rules.signatureValiditySeconds, order.clear);
  const change =
    ({ amount, tick }: BidOrder) =>
    () => {
      order.fill(BigInt(amount), BigInt(tick));
      desk.discard();
    };
  const isClosed = hasEnded(auction) && desk.kept === undefined;
  return (
    <div className={css.layout}>
      <div className={css.order}>
        {desk.kept === undefined ? (
          <BidForm {...props} order={order} readiness={readiness} desk={desk} />
        ) : (
          <Section title={t('yourBid')}>
            {desk.placed === undefined ? (
              <BidReview {...props} kept={desk.kept} desk={desk} onChange={change(desk.kept.bid.order)} />
            ) : (
              <BidPlaced {...props} kept={desk.kept} hash={desk.placed} onMore={desk.discard} />
            )}
          </Section>
        )}
      </div>
      {!isClosed && (
        <div className={css.rules}>
          <BidRules wallet={wallet} order={order} isForNext={desk.kept !== undefined} />
        </div>
      )}
      <div className={css.below}>
        <MyBids {...props} awaited={desk.placed} onAgain={order.fill} />
      </div>
    </div>
  );
}
