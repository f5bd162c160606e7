import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { Button, Notice, Row, Stack, Switch } from '../kit/index.ts';
import type { Asset } from '../values/assets.ts';
import { coinOf } from '../values/chains.ts';
import { useSecondsUntil } from './countdown.tsx';
import { FeeWay } from './fee-way.tsx';
import { PreparedCost, validUntil } from './prepared-cost.tsx';
import type { Sending } from './sending.ts';
import { SentSteps } from './sent-steps.tsx';
import { SignButton } from './sign-button.tsx';
import { SignedCall } from './signed-call.tsx';
import { SignedRequest } from './signed-request.tsx';
import css from './signing.module.css';
import { Simulated } from './simulated.tsx';
import { t } from './texts/index.ts';
import { Trouble } from './trouble.tsx';
import { useAsk } from './use-ask.ts';
import { useSending } from './use-sending.ts';
import type { Wish } from './wallet-work.ts';
import { Warnings } from './warnings.tsx';
import { WrongNetwork } from './wrong-network.tsx';

type Prepared = Schemas['PreparedTransfer'];

type PreparedTransferProps = Readonly<{
  prepared: Prepared;
  wish: Wish;
  asset: Asset;
  sending: Sending | undefined;
  onSending: (next: Sending | undefined) => void;
  onPrepareAgain: () => void;
  isPreparing?: boolean;
  /** Goes back to the field that must change. */
  onChange?: (() => void) | undefined;
}>;

/** A prepared transfer in full, its signature and its way into a block. */
export function PreparedTransfer(props: PreparedTransferProps) {
  const { prepared, wish, asset, sending, onSending, onPrepareAgain, isPreparing = false, onChange } = props;
  const [isRead, setRead] = useState(false);
  const [wantsGasless, setWantsGasless] = useState(prepared.gasless && !canPayGas(prepared));
  const isGasless = sending === undefined ? prepared.gasless && wantsGasless : sending.gasless === true;
  const { to, amount } = wish;
  const { send, look, lookFailed } = useSending(sending, onSending, { kind: 'transfer', to, amount, asset });
  const ask = useAsk(prepared, wish, isGasless);
  const sign = () => send.mutate(ask());
  const left = useSecondsUntil(validUntil(prepared, isGasless));
  const warnings = prepared.warnings.filter(({ code }) => !(isGasless && code === 'GAS_MONEY_MISSING'));
  const mustRead = warnings.some(({ code }) => code !== 'GAS_MONEY_MISSING');
  const changes = { ...(onChange !== undefined && { amount: onChange, recipient: onChange, token: onChange }) };
  return (
    <Stack>
      {sending === undefined && <WrongNetwork chainId={wish.chainId} />}
      <div className={css.review}>
        <Stack>
          <PreparedCost
            {...wish}
            prepared={prepared}
            asset={asset}
            isGasless={isGasless}
            isOpen={sending === undefined}
            paidWei={sending?.ended?.feeWei}
          />
          <Warnings warnings={warnings} to={wish.to} coin={coinOf(wish.chainId)} />
          {prepared.gasless && sending === undefined && (
            <FeeWay isGasless={isGasless} coin={coinOf(wish.chainId)} onChange={setWantsGasless} />
          )}
        </Stack>
        <details className={css.details} open={sending === undefined}>
          <summary className={css.summary}>{t('whatIsSigned')}</summary>
          {isGasless ? (
            <SignedRequest offer={prepared.gaslessTransfer} asset={asset} />
          ) : (
            <SignedCall transaction={prepared.transaction} token={asset} />
          )}
        </details>
      </div>
      {sending === undefined ? (
        <>
          {!isGasless && (
            <Simulated account={wish.from} chainId={wish.chainId} call={prepared.transaction} assets={[asset]} />
          )}
          {mustRead && <Switch label={t('haveRead')} checked={isRead} onChange={setRead} />}
          {send.error !== null && (
            <Trouble error={send.error} ways={{ again: sign, prepare: onPrepareAgain, ...changes }} />
          )}
          {left === 0 && (
            <Notice tone="warn" title={t('figuresExpired')} live>
              {t('figuresExpired.text')}
            </Notice>
          )}
          <Row>
            {left === 0 ? (
              <Button variant="primary" busy={isPreparing} onClick={onPrepareAgain}>
                {t('prepareAgain')}
              </Button>
            ) : (
              <SignButton
                from={wish.from}
                disabled={(mustRead && !isRead) || (!isGasless && !prepared.ready)}
                onClick={sign}
                busy={send.isPending}
              />
            )}
            {onChange !== undefined && <Button onClick={onChange}>{t('change')}</Button>}
          </Row>
        </>
      ) : (
        <>
          <SentSteps
            sending={sending}
            isAsking={send.isPending}
            look={look}
            what="transfer"
            onAskAgain={isGasless || left === 0 ? undefined : sign}
            onPrepareAgain={onPrepareAgain}
          />
          {lookFailed !== null && <Trouble error={lookFailed} ways={{}} />}
        </>
      )}
    </Stack>
  );
}

const canPayGas = ({ warnings }: Prepared) => !warnings.some(({ code }) => code === 'GAS_MONEY_MISSING');
