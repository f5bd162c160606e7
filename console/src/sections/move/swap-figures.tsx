import type { Data } from '@institutional-defi/client';
import { Absent, Address, Amount, KeyValueList, Money, type Pair } from '../../kit/index.ts';
import { Countdown } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { chainName } from '../../values/chains.ts';
import { needsRecipient, swapChainName } from '../../values/swap-chains.ts';
import { leastOf, type QuotedSide, type SwapQuote } from '../../values/swap-quote.ts';
import { usdText } from '../../values/usd.ts';
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
  const { svcFee, gasless, sponsor } = answer;
  const { from, to, recipient, body } = order;
  const pairs: readonly Pair[] = [
    { name: 'You pay exactly', value: <Side side={quote.paid} asset={from} /> },
    { name: 'You receive about', value: <Side side={quote.got} asset={to} /> },
    {
      name: `You receive at least (deviation ${slippageBps / 100} %)`,
      value: <Amount units={leastOf(quote.got, slippageBps)} decimals={to.decimals} symbol={to.symbol} places={8} />,
    },
    {
      name: 'Recipient',
      value: needsRecipient(body.toChainId) ? <code>{recipient}</code> : <Address value={recipient} whole />,
    },
    { name: 'From and to', value: `${chainName(body.fromChainId)} → ${swapChainName(body.toChainId)}` },
    {
      name: 'Fee of the service',
      value: gasless ? (
        <>
          <Amount units={svcFee.fee} decimals={svcFee.tokenDecimals} symbol="USDC" /> (
          <Money usd={usdText(svcFee.feeUsd)} />)
        </>
      ) : (
        'none: this swap is not sponsored'
      ),
    },
    {
      name: 'Network fees',
      value: gasless ? `paid by the sponsor (${sponsor})` : 'your wallet estimates and pays them at each signature',
    },
    { name: 'Expected time', value: quote.takes === undefined ? <Absent /> : `about ${quote.takes} s` },
    ...(isOpen ? [{ name: 'Quote valid for', value: <Countdown until={svcFee.expiresAt} /> }] : []),
  ];
  return <KeyValueList pairs={pairs} />;
}

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
