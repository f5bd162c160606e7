import type { Data } from '@institutional-defi/client';
import { isApiError } from '@institutional-defi/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useOperation } from '../api/index.ts';
import { Hash, KeyValueList, Loaded, Notice, Skeleton, Time, type Tone } from '../kit/index.ts';
import { useSignedInWallet } from '../session/index.ts';
import { notePayout } from './sent-here.ts';
import { t } from './texts/index.ts';

type Status = Data<'viewSwapStatus'>['status'];

const EVERY_MS = 5_000;

const TONES: Readonly<Record<Status, Tone>> = {
  waiting: 'accent',
  depositing: 'accent',
  pending: 'accent',
  submitted: 'accent',
  delayed: 'warn',
  success: 'good',
  refund: 'warn',
  failure: 'bad',
};
const FINAL: readonly Status[] = ['success', 'refund', 'failure'];

type SwapProgressProps = Readonly<{
  requestId: string;
  onEnd?: () => void;
  /** What arrived by these transactions. */
  received?: (hashes: readonly string[]) => ReactNode;
}>;

/** What the provider does with the payment, until it ends. */
export function SwapProgress({ requestId, onEnd, received }: SwapProgressProps) {
  const wallet = useSignedInWallet();
  const cache = useQueryClient();
  const input = { query: { requestId } };
  const first = useOperation('viewSwapStatus', input);
  const isFinal = first.data !== undefined && FINAL.includes(first.data.status);
  const status = useOperation('viewSwapStatus', input, { refetchEvery: isFinal ? false : EVERY_MS });
  useEffect(() => {
    if (isFinal) onEnd?.();
  }, [isFinal, onEnd]);
  const outHashes = status.data?.outTxHashes.join(' ') ?? '';
  useEffect(() => {
    if (wallet === undefined || outHashes === '') return;
    notePayout(wallet, requestId, outHashes.split(' '));
    for (const read of ['viewTransactions', 'viewPortfolio', 'holding'])
      void cache.invalidateQueries({ queryKey: [read] });
  }, [wallet, requestId, outHashes, cache]);
  if (isApiError(status.error, 'SWAP_NOT_FOUND') && status.data === undefined)
    return (
      <Notice tone="accent" title={t('swap.unknown')} live>
        {t('swap.unknown.text')}
      </Notice>
    );
  return (
    <Loaded query={status} failed={t('swap.failed')} skeleton={<Skeleton lines={3} />}>
      {({ status: state, inTxHashes, outTxHashes, updatedAt }) => (
        <>
          <Notice tone={TONES[state]} title={t(`swap.${state}`)} live>
            {t(`swap.${state}.text`)} {state === 'success' && received?.(outTxHashes)}
          </Notice>
          <KeyValueList
            pairs={[
              { name: t('swap.request'), value: <Hash value={requestId} copy={t('swap.copyRequest')} /> },
              ...inTxHashes.map((hash, at) => ({
                name: t('swap.paid', { number: at + 1 }),
                value: <Hash value={hash} />,
              })),
              ...outTxHashes.map((hash, at) => ({
                name: t('swap.arrived', { number: at + 1 }),
                value: <Hash value={hash} />,
              })),
              { name: t('swap.updated'), value: <Time value={updatedAt} /> },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}
