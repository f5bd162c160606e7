import type { Hex } from 'viem';
import { useConfig } from 'wagmi';
import { Badge, Button, Card, Row, Stack } from '../kit/index.ts';
import type { Asset } from '../values/assets.ts';
import { allowedBy } from '../values/calls.ts';
import type { QuotedStep } from '../values/swap-quote.ts';
import type { Purpose, Sending } from './sending.ts';
import { type Sent, SentSteps } from './sent-steps.tsx';
import { SignedCall } from './signed-call.tsx';
import css from './signing.module.css';
import { type Explain, Simulated } from './simulated.tsx';
import { t } from './texts/index.ts';
import { Trouble } from './trouble.tsx';
import { useSending } from './use-sending.ts';

type CallStepProps = Readonly<{
  wallet: Hex;
  step: QuotedStep;
  title: string;
  /** What is sent: "Bid". */
  what?: Exclude<Sent, 'transfer'>;
  token: Pick<Asset, 'decimals' | 'symbol'>;
  /** Tokens whose decimals are known. */
  assets?: readonly Asset[];
  /** Gas beyond the estimate, for a contract whose next block costs more than its newest one. */
  spareGas?: bigint | undefined;
  /** The highest price of a bid in money. */
  priceOf?: ((q96: bigint) => string) | undefined;
  /** What the error in the data of a revert means; undefined for one that it does not know. */
  explain?: Explain | undefined;
  sending: Sending | undefined;
  /** Those before it are in blocks. */
  isNext: boolean;
  isExpired: boolean;
  onSending: (next: Sending | undefined) => void;
  onNewQuote: () => void;
}>;

function purposeOf(sent: Exclude<Sent, 'transfer'>, { requestId, toChainId, call }: QuotedStep): Purpose {
  if (sent === 'payment') return { kind: 'swap', requestId, ...(toChainId !== undefined && { toChainId }) };
  return sent === 'approval' ? { kind: sent, allowed: allowedBy(call.to, call.data) } : { kind: sent };
}

/** One transaction of the quote: what it does, its signature, its block. */
export function CallStep(props: CallStepProps) {
  const {
    wallet,
    step,
    title,
    what,
    token,
    spareGas,
    priceOf,
    explain,
    assets = [],
    sending,
    isNext,
    isExpired,
    onSending,
    onNewQuote,
  } = props;
  const config = useConfig();
  const sent = what ?? (step.id === 'approve' ? 'approval' : 'payment');
  const purpose = purposeOf(sent, step);
  const { send, look, lookFailed } = useSending(sending, onSending, purpose);
  const { chainId, to, data, value } = step.call;
  // What is loaded later is loaded within: a second click must find the first one under way.
  const sign = () => {
    const call = { to, data, value };
    const start = { wallet, chainId, call, askedAt: Date.now() };
    send.mutate({
      sending: start,
      ask: async () => {
        const work = await import('./wallet-work.ts');
        const nonce = sending?.nonce ?? (await work.nextNonce(config, wallet, chainId));
        onSending({ ...start, nonce });
        return { nonce, hash: await work.sendCall(config, { account: wallet, chainId, call, nonce, spareGas }) };
      },
    });
  };
  const isDone = sending?.ended?.outcome === 'confirmed';
  return (
    <Card>
      <details open={isNext && !isDone}>
        <summary className={css.summary}>
          <strong>{title}</strong> {isDone && <Badge tone="good">{t('confirmed')}</Badge>}
        </summary>
        <Stack>
          <SignedCall transaction={step.call} token={token} priceOf={priceOf} />
          {isNext && sending === undefined && (
            <Simulated
              account={wallet}
              chainId={chainId}
              call={{ to, data, value }}
              assets={assets}
              explain={explain}
            />
          )}
          {send.error !== null && <Trouble error={send.error} ways={{ again: sign, prepare: onNewQuote }} />}
          {sending !== undefined && (
            <SentSteps
              sending={sending}
              isAsking={send.isPending}
              look={look}
              what={sent}
              onAskAgain={isExpired ? undefined : sign}
              onPrepareAgain={onNewQuote}
            />
          )}
          {lookFailed !== null && <Trouble error={lookFailed} ways={{}} />}
          {sending === undefined && isNext && (
            <Row>
              <Button variant="primary" busy={send.isPending} disabled={isExpired} onClick={sign}>
                {t('sign')}
              </Button>
            </Row>
          )}
        </Stack>
      </details>
    </Card>
  );
}
