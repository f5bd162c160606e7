import type { Data } from '@institutional-defi/client';
import type { Hex } from 'viem';
import { Button, ErrorCard, Notice, Row, Stack } from '../../kit/index.ts';
import { CallStep, type Sending, SwapProgress, useSecondsUntil, WrongNetwork } from '../../signing/index.ts';
import { NATIVE } from '../../values/assets.ts';
import { quoteProblem, readQuote } from '../../values/swap-quote.ts';
import { SwapFigures } from './swap-figures.tsx';
import type { SwapOrder } from './swap-order.ts';

type SwapReviewProps = Readonly<{
  wallet: Hex;
  order: SwapOrder;
  answer: Data<'quoteSwap'>;
  slippageBps: number;
  sendings: readonly Sending[];
  onSendings: (sendings: readonly Sending[]) => void;
  isAsking: boolean;
  onNewQuote: () => void;
  onBack: () => void;
  onDone: () => void;
}>;

/** The quote in full, its transactions one by one, and then the provider's status. */
export function SwapReview(props: SwapReviewProps) {
  const { wallet, order, answer, slippageBps, sendings, onSendings, isAsking, onNewQuote, onBack, onDone } = props;
  const left = useSecondsUntil(answer.svcFee.expiresAt);
  const quote = readQuote(answer.data);
  const { from, body, recipient } = order;
  const bounds = { wallet, chainId: body.fromChainId, token: from.address, isCoin: from.address === NATIVE, recipient };
  const problem = quote === undefined ? 'The quote could not be read' : quoteProblem(quote, bounds);
  if (quote === undefined || problem !== undefined)
    return (
      <ErrorCard
        title="This quote is not shown for signing"
        error={new Error(`${problem}. Nothing was signed`)}
        onRetry={onNewQuote}
        actions={
          <Button size="small" onClick={onBack}>
            Change the swap
          </Button>
        }
      />
    );
  const confirmed = sendings.filter(({ ended }) => ended?.outcome === 'confirmed').length;
  const isOpen = confirmed < quote.steps.length;
  const requestId = quote.steps.at(-1)?.requestId;
  const isExpired = left === 0 && sendings.at(-1)?.ended === undefined && sendings.length === confirmed;
  return (
    <Stack>
      {isOpen && <WrongNetwork chainId={body.fromChainId} />}
      <SwapFigures quote={quote} order={order} answer={answer} slippageBps={slippageBps} isOpen={isOpen} />
      {isOpen && isExpired && (
        <Notice tone="warn" title="The quote expired" live>
          Prices change. Get a new one; an approval that is in a block stays.
        </Notice>
      )}
      {quote.steps.map((step, at) => (
        <CallStep
          key={`${step.id} ${step.call.data}`}
          wallet={wallet}
          step={step}
          title={`${at + 1} of ${quote.steps.length}: ${titleOf(step.id)}`}
          token={from}
          assets={[from, order.to]}
          sending={sendings[at]}
          isNext={at === confirmed}
          isExpired={isExpired}
          onSending={(next) =>
            onSendings(next === undefined ? sendings.slice(0, at) : [...sendings.slice(0, at), next])
          }
          onNewQuote={onNewQuote}
        />
      ))}
      {!isOpen && requestId !== undefined && <SwapProgress requestId={requestId} />}
      <Row>
        {isOpen && (
          <Button variant={isExpired ? 'primary' : 'plain'} busy={isAsking} onClick={onNewQuote}>
            Get a new quote
          </Button>
        )}
        {isOpen ? <Button onClick={onBack}>Change</Button> : <Button onClick={onDone}>New swap</Button>}
      </Row>
    </Stack>
  );
}

const titleOf = (id: string) => (id === 'approve' ? 'Approve the token' : 'Pay for the swap');
