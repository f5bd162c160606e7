import { AmountField, amountProblem, Button, Section, Stack, TextField } from '../../../kit/index.ts';
import { Trouble } from '../../../signing/index.ts';
import { formatAmount } from '../../../values/amount.ts';
import { type Auction, hasEnded, PRICE_PLACES, priceText, type ReadPrice } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { limitOf } from '../../../values/purchase/sale-figures.ts';
import { BeforeBuying } from '../before-buying.tsx';
import type { WalletReadiness } from '../use-wallet-readiness.ts';
import css from './auction.module.css';
import { t } from './texts/index.ts';
import type { BidDesk } from './use-bid-desk.ts';
import type { EnteredBid } from './use-bid-order.ts';
import { WorstCase } from './worst-case.tsx';

type FormProps = Readonly<{
  wallet: Hex;
  auction: Auction;
  symbol: string | undefined;
  order: EnteredBid;
  readiness: WalletReadiness;
  desk: BidDesk;
}>;

/** The amount and the highest price, with what they can come to; then the service permits the bid. */
export function BidForm(props: FormProps) {
  const { auction } = props;
  if (hasEnded(auction)) return <Section title={t('yourBid')}>{t('closed.ended')}</Section>;
  if (auction.phase === 'upcoming') return <Section title={t('yourBid')}>{t('closed.upcoming')}</Section>;
  return (
    <Section title={t('yourBid')}>
      <Fields {...props} />
    </Section>
  );
}

function Fields({ wallet, auction, symbol, order, readiness, desk }: FormProps) {
  const { limits, amount, tick, decimals } = order;
  const isReady = order.order !== undefined && readiness.isOnNetwork === true && readiness.isEnough !== false;
  const start = () => {
    if (isReady && order.order !== undefined) desk.prepare(order.order);
  };
  const money = (units: bigint) => `${formatAmount(units, limits.decimals)} ${limits.symbol}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Stack>
        <BeforeBuying wallet={wallet} readiness={readiness} amount={{ limits, onChange: order.setUnits }} />
        <AmountField
          label={t('amount')}
          value={order.text}
          onChange={order.setText}
          {...limits}
          hint={
            <>
              {t('atLeast', { least: money(limits.least) })} <Room order={order} />
            </>
          }
        />
        <PriceField order={order} unit={limits.symbol} />
        {amount !== undefined && tick !== undefined && (
          <WorstCase auction={auction} symbol={symbol} amount={amount} tick={tick} />
        )}
        <Button type="submit" variant="primary" busy={desk.isPreparing} disabled={!isReady}>
          {amount === undefined || tick === undefined
            ? t('bid')
            : t('bidFor', { amount: money(amount), price: `${priceText(tick, decimals)} ${limits.symbol}` })}
        </Button>
        {desk.error !== null && <Trouble error={desk.error} ways={{ again: start, prepare: start }} />}
      </Stack>
    </form>
  );
}

function Room({ order: { limits, eligibility } }: Pick<FormProps, 'order'>) {
  const remaining = eligibility.data?.remaining;
  const most = limitOf(remaining);
  if (most !== undefined) return t('youMayStill', { most: `${formatAmount(most, limits.decimals)} ${limits.symbol}` });
  return remaining == null ? null : t('noLimit');
}

function priceProblem(price: ReadPrice, symbol: string): string | undefined {
  if ('tick' in price || price.problem === 'empty') return undefined;
  if ('nearest' in price) return t(`problem.${price.problem}`);
  return amountProblem({ ok: false, problem: price.problem }, { decimals: PRICE_PLACES, symbol });
}

/** With the nearest steps at hand where the price is not one. */
function PriceField({ order, unit }: Readonly<{ order: EnteredBid; unit: string }>) {
  const { price, decimals, lowestText } = order;
  const problem = priceProblem(price, unit);
  const nearest = 'nearest' in price ? price.nearest : [];
  return (
    <>
      <TextField
        label={t('highestPrice')}
        inputMode="decimal"
        placeholder={lowestText}
        value={order.priceInput}
        onChange={order.setPrice}
        error={problem}
        hint={problem === undefined ? t('lowestIs', { price: `${lowestText} ${unit}` }) : undefined}
        end={<span>{unit}</span>}
      />
      {nearest.length > 0 && (
        <div className={css.nearest}>
          {nearest.map((tick) => (
            <Button key={String(tick)} size="small" onClick={() => order.setTick(tick)}>
              {priceText(tick, decimals)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
