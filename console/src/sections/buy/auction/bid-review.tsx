import { CHECKPOINT_GAS } from '@institutional-defi/client';
import { Address, Amount, Button, KeyValueList, Notice, Row, Stack } from '../../../kit/index.ts';
import { CallStep, Countdown, type Sending, Trouble, useSecondsUntil, WrongNetwork } from '../../../signing/index.ts';
import { type Auction, priceText } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { movable } from './act-on-bids.tsx';
import { explainRevert } from './explain-revert.ts';
import { t } from './texts/index.ts';
import type { BidDesk, KeptBid } from './use-bid-desk.ts';
import { WorstCase } from './worst-case.tsx';

type ReviewProps = Readonly<{
  wallet: Hex;
  auction: Auction;
  symbol: string | undefined;
  kept: KeptBid;
  desk: BidDesk;
  onChange: () => void;
}>;

/** The bid in full, its transactions one by one. */
export function BidReview({ wallet, auction, symbol, kept: { bid, sendings }, desk, onChange }: ReviewProps) {
  const { order, approvals, call, expiresAt } = bid;
  const { currency } = order;
  const [amount, tick] = [BigInt(order.amount), BigInt(order.tick)];
  const steps = [...approvals, { id: 'bid' as const, ...call }];
  const confirmed = sendings.filter(({ ended }) => ended?.outcome === 'confirmed').length;
  const isSent = sendings.length > confirmed && sendings.at(-1)?.hash !== undefined;
  const isExpired = useSecondsUntil(expiresAt) === 0 && !isSent;
  const again = () => desk.prepare(order);
  const keepAt = (at: number) => (next: Sending | undefined) =>
    desk.keep({ bid, sendings: [...sendings.slice(0, at), ...(next === undefined ? [] : [next])] });
  const decimals = { token: auction.tokenDecimals, currency: currency.decimals };
  const priceOf = (q96: bigint) => `${priceText(q96, decimals)} ${currency.symbol}`;
  return (
    <Stack>
      <WrongNetwork chainId={auction.chainId} />
      <KeyValueList
        pairs={[
          {
            name: t('amount'),
            value: <Amount units={amount} decimals={currency.decimals} symbol={currency.symbol} places={6} />,
          },
          { name: t('yourPrice'), value: priceOf(tick) },
          { name: t('wallet'), value: <Address value={wallet} chainId={auction.chainId} /> },
          { name: t('validFor'), value: <Countdown until={expiresAt} /> },
        ]}
      />
      <WorstCase auction={auction} symbol={symbol} amount={amount} tick={tick} />
      {isExpired && (
        <Notice
          tone="warn"
          title={t('expired')}
          live
          actions={
            <Button size="small" variant="primary" busy={desk.isPreparing} onClick={again}>
              {t('newPermit')}
            </Button>
          }
        >
          {t('expiredText')}
        </Notice>
      )}
      {steps.map(({ id, to, data }, at) => (
        <CallStep
          key={`${id} ${data}`}
          wallet={wallet}
          step={{ id, requestId: undefined, call: { from: wallet, chainId: auction.chainId, to, data, value: '0' } }}
          title={titleOf(at + 1, steps.length, id)}
          what={id === 'bid' ? 'bid' : 'approval'}
          token={currency}
          assets={movable(auction, symbol)}
          explain={explainRevert}
          priceOf={priceOf}
          spareGas={id === 'bid' ? CHECKPOINT_GAS : undefined}
          sending={sendings[at]}
          isNext={at === confirmed}
          isExpired={isExpired}
          onSending={keepAt(at)}
          onNewQuote={again}
        />
      ))}
      {desk.error !== null && <Trouble error={desk.error} ways={{ again, prepare: again }} />}
      {!isSent && (
        <Row>
          <Button onClick={onChange}>{t('change')}</Button>
        </Row>
      )}
    </Stack>
  );
}

function titleOf(at: number, of: number, id: 'reset' | 'approve' | 'permit2' | 'bid'): string {
  const step = t(`step.${id}`);
  return of === 1 ? step : t('stepOf', { at, of, step });
}
