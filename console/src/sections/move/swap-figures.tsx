import type { Data } from '@institutional-defi/client';
import { Absent, Address, Amount, Change, KeyValueList, Money, Notice, type Pair } from '../../kit/index.ts';
import { Countdown } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { chainName } from '../../values/chains.ts';
import { needsRecipient, swapChainName } from '../../values/swap-chains.ts';
import { impactOf, isCostly, rateOf } from '../../values/swap-price.ts';
import { leastOf, type QuotedSide, type SwapQuote } from '../../values/swap-quote.ts';
import { SwapFees } from './swap-fees.tsx';
import type { SwapOrder } from './swap-order.ts';

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
  const impact = impactOf(quote.paid, quote.got);
  const { from, to, recipient, body } = order;
  const pairs: readonly Pair[] = [
    { name: 'You pay exactly', value: <Side side={quote.paid} asset={from} /> },
    { name: 'You receive about', value: <Side side={quote.got} asset={to} /> },
    {
      name: `You receive at least, with ${slippageBps / 100} % slippage`,
      value: <Amount units={leastOf(quote.got, slippageBps)} decimals={to.decimals} symbol={to.symbol} places={8} />,
    },
    { name: 'Rate', value: <Rate quote={quote} from={from} to={to} /> },
    { name: 'Price impact, fees included', value: <Impact percent={impact} /> },
    {
      name: 'Recipient',
      value: needsRecipient(body.toChainId) ? <code>{recipient}</code> : <Address value={recipient} whole />,
    },
    { name: 'From and to', value: `${chainName(body.fromChainId)} → ${swapChainName(body.toChainId)}` },
    { name: 'Expected time', value: quote.takes === undefined ? <Absent /> : `about ${quote.takes} s` },
    ...(isOpen ? [{ name: 'Quote valid for', value: <Countdown until={svcFee.expiresAt} /> }] : []),
  ];
  return (
    <>
      {isCostly(impact) && (
        <Notice tone="warn" title="This swap loses more than 3 % of its value">
          What you receive is worth less than what you pay. A smaller amount often costs less.
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
  return (
    <>
      1 {from.symbol} = <Amount units={rate} decimals={to.decimals} symbol={to.symbol} places={6} />
    </>
  );
};

const Impact = ({ percent }: Readonly<{ percent: number | undefined }>) =>
  percent === undefined ? <Absent why="no price of both sides known" /> : <Change percent={percent} />;

const Side = ({ side, asset }: Readonly<{ side: QuotedSide; asset: Asset }>) => (
  <>
    <Amount units={side.amount} decimals={asset.decimals} symbol={asset.symbol} places={8} />
    {side.usd !== undefined && (
      <>
        {' '}
        (<Money usd={side.usd} />)
      </>
    )}
  </>
);
