import type { Data } from '@institutional-defi/client';
import type { Hex } from 'viem';
import { Received } from '../../history/index.ts';
import { Button, Notice, Row, Stack } from '../../kit/index.ts';
import { CallStep, type Sending, SwapProgress, useSecondsUntil, WrongNetwork } from '../../signing/index.ts';
import { NATIVE } from '../../values/assets.ts';
import { quoteProblem, readQuote } from '../../values/swap-quote.ts';
import { SwapFigures } from './swap-figures.tsx';
import type { SwapOrder } from './swap-order.ts';
import { t } from './texts/index.ts';

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
  /** The provider said its last status. */
  onEnd: () => void;
  onNew: () => void;
}>;

/** The quote in full, its transactions one by one, and then the provider's status. */
export function SwapReview(props: SwapReviewProps) {
  const { wallet, order, answer, slippageBps, sendings, onSendings, isAsking, onNewQuote, onBack } = props;
  const left = useSecondsUntil(answer.svcFee.expiresAt);
  const quote = readQuote(answer.data);
  const { from, body, recipient } = order;
  const bounds = { wallet, chainId: body.fromChainId, token: from.address, isCoin: from.address === NATIVE, recipient };
  const problem = quote === undefined ? 'unreadable' : quoteProblem(quote, bounds);
  if (quote === undefined || problem !== undefined)
    return (
      <Notice
        tone="bad"
        live
        title={t('swap.refused')}
        actions={
          <>
            <Button size="small" onClick={onNewQuote}>
              {t('swap.getNewQuote')}
            </Button>
            <Button size="small" onClick={onBack}>
              {t('swap.changeSwap')}
            </Button>
          </>
        }
      >
        {t(`swap.refused.${problem ?? 'unreadable'}`)}
      </Notice>
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
        <Notice tone="warn" title={t('swap.expired')} live>
          {t('swap.expired.text')}
        </Notice>
      )}
      {quote.steps.map((step, at) => (
        <CallStep
          key={`${step.id} ${step.call.data}`}
          wallet={wallet}
          step={step}
          title={t('swap.step', { at: at + 1, of: quote.steps.length, what: titleOf(step.id) })}
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
      {!isOpen && requestId !== undefined && (
        <SwapProgress
          requestId={requestId}
          onEnd={props.onEnd}
          received={(hashes) => <Received wallet={wallet} hashes={hashes} />}
        />
      )}
      <Row>
        {isOpen && (
          <Button variant={isExpired ? 'primary' : 'plain'} busy={isAsking} onClick={onNewQuote}>
            {t('swap.getNewQuote')}
          </Button>
        )}
        <Button onClick={isOpen ? onBack : props.onNew}>{t(isOpen ? 'swap.change' : 'swap.new')}</Button>
      </Row>
    </Stack>
  );
}

const titleOf = (id: string) => t(id === 'approve' ? 'swap.approve' : 'swap.payFor');
