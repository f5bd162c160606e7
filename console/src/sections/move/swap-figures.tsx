import type { Data } from '@institutional-defi/client';
import { Absent, Address, Amount, Change, KeyValueList, Money, Notice, type Pair } from '../../kit/index.ts';
import { Countdown, useWorth } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { chainName } from '../../values/chains.ts';
import { shortPercent } from '../../values/numbers.ts';
import { needsRecipient, swapChainName } from '../../values/swap-chains.ts';
import { COSTLY, impactOf, isCostly, rateOf } from '../../values/swap-price.ts';
import { leastOf, type QuotedSide, type SwapQuote } from '../../values/swap-quote.ts';
import { duration } from '../../values/time.ts';
import { SwapFees } from './swap-fees.tsx';
import type { SwapOrder } from './swap-order.ts';
import { t } from './texts/index.ts';

type SwapFiguresProps = Readonly<{
  quote: SwapQuote;
  order: SwapOrder;
  answer: Data<'quoteSwap'>;
  slippageBps: number;
  isOpen: boolean;
}>;

/** What the swap costs at most, what arrives at least, and what the service charges. */
export function SwapFigures({ quote, order, answer, slippageBps, isOpen }: SwapFiguresProps) {
  const { svcFee } = answer;
  const { from, to, recipient, body } = order;
  const { paid, got } = usePricedSides(quote, order);
  const impact = impactOf(paid, got);
  const pairs: readonly Pair[] = [
    { name: t('swap.paysExactly'), value: <Side side={paid} asset={from} places={from.decimals} /> },
    { name: t('swap.receivesAbout'), value: <Side side={got} asset={to} places={8} /> },
    {
      name: t('swap.receivesLeast', { slippage: shortPercent(slippageBps / 100) }),
      value: <Amount units={leastOf(quote.got, slippageBps)} decimals={to.decimals} symbol={to.symbol} places={8} />,
    },
    { name: t('swap.rate'), value: <Rate quote={quote} from={from} to={to} /> },
    {
      name: t('swap.impact'),
      value:
        impact === undefined ? (
          t('swap.impactUnknown', { symbol: paid.usd === undefined ? from.symbol : to.symbol })
        ) : (
          <Change percent={impact} />
        ),
    },
    {
      name: t('recipient'),
      value: needsRecipient(body.toChainId) ? <code>{recipient}</code> : <Address value={recipient} whole />,
    },
    { name: t('swap.fromTo'), value: `${chainName(body.fromChainId)} → ${swapChainName(body.toChainId)}` },
    {
      name: t('swap.time'),
      value: quote.takes === undefined ? <Absent /> : t('swap.about', { duration: duration(quote.takes) }),
    },
    ...(isOpen ? [{ name: t('swap.validFor'), value: <Countdown until={svcFee.expiresAt} /> }] : []),
  ];
  return (
    <>
      {isCostly(impact) && (
        <Notice tone="warn" title={t('swap.costly', { percent: shortPercent(COSTLY) })}>
          {t('swap.costly.text')}
        </Notice>
      )}
      <KeyValueList pairs={pairs} />
      <SwapFees answer={answer} />
    </>
  );
}

type RateProps = Readonly<{ quote: SwapQuote; from: Asset; to: Asset }>;

const Rate = ({ quote, from, to }: RateProps) => {
  const rate = rateOf(quote, from);
  if (rate === undefined) return <Absent />;
  return t.rich('swap.rateOf', {
    symbol: from.symbol,
    amount: <Amount units={rate} decimals={to.decimals} symbol={to.symbol} places={6} />,
  });
};

/** Both sides with the provider's dollars; where it does not state both, with the service's prices for both. */
function usePricedSides({ paid, got }: SwapQuote, { from, to }: SwapOrder): Pick<SwapQuote, 'paid' | 'got'> {
  const [worthOfPaid, worthOfGot] = [useWorth(from), useWorth(to)];
  if (paid.usd !== undefined && got.usd !== undefined) return { paid, got };
  return {
    paid: { ...paid, usd: worthOfPaid(BigInt(paid.amount)) ?? undefined },
    got: { ...got, usd: worthOfGot(BigInt(got.amount)) ?? undefined },
  };
}

const Side = ({ side, asset, places }: Readonly<{ side: QuotedSide; asset: Asset; places: number }>) => (
  <>
    <Amount units={side.amount} decimals={asset.decimals} symbol={asset.symbol} places={places} />
    {side.usd !== undefined && (
      <>
        {' '}
        (<Money usd={side.usd} />)
      </>
    )}
  </>
);
