import type { Data } from '@institutional-defi/client';
import { isApiError } from '@institutional-defi/client';
import { useOperation } from '../api/index.ts';
import { Hash, KeyValueList, Loaded, Notice, Skeleton, Time, type Tone } from '../kit/index.ts';

type Status = Data<'viewSwapStatus'>['status'];

const EVERY_MS = 5_000;

const SAID: Readonly<Record<Status, Readonly<{ tone: Tone; title: string; text: string }>>> = {
  waiting: {
    tone: 'accent',
    title: 'The provider waits for the payment',
    text: 'Your payment is in a block; the provider has not seen it yet.',
  },
  depositing: {
    tone: 'accent',
    title: 'The payment arrives',
    text: 'The provider sees it and waits for its confirmations.',
  },
  pending: { tone: 'accent', title: 'The swap is under way', text: 'The provider exchanges what you paid.' },
  submitted: { tone: 'accent', title: 'The provider sent the other side', text: 'It waits for its block.' },
  delayed: {
    tone: 'warn',
    title: 'The swap takes longer than usual',
    text: 'The provider still works on it. Nothing has to be signed.',
  },
  success: { tone: 'good', title: 'The swap is done', text: 'The other side arrived.' },
  refund: {
    tone: 'warn',
    title: 'The swap was refunded',
    text: 'The provider could not complete it and returned what you paid.',
  },
  failure: {
    tone: 'bad',
    title: 'The swap failed',
    text: 'Keep the request id, and contact the provider or the support of this service.',
  },
};
const FINAL: readonly Status[] = ['success', 'refund', 'failure'];

/** What the provider does with the payment, until it ends. */
export function SwapProgress({ requestId }: Readonly<{ requestId: string }>) {
  const input = { query: { requestId } };
  const first = useOperation('viewSwapStatus', input);
  const isFinal = first.data !== undefined && FINAL.includes(first.data.status);
  const status = useOperation('viewSwapStatus', input, { refetchEvery: isFinal ? false : EVERY_MS });
  if (isApiError(status.error, 'SWAP_NOT_FOUND') && status.data === undefined)
    return (
      <Notice tone="accent" title="The provider does not know the swap yet" live>
        It needs some seconds after the payment. This page asks again by itself.
      </Notice>
    );
  return (
    <Loaded query={status} failed="The status could not be read" skeleton={<Skeleton lines={3} />}>
      {({ status: state, inTxHashes, outTxHashes, updatedAt }) => (
        <>
          <Notice tone={SAID[state].tone} title={SAID[state].title} live>
            {SAID[state].text}
          </Notice>
          <KeyValueList
            pairs={[
              { name: 'Request', value: <Hash value={requestId} copy="Copy the request id" /> },
              ...inTxHashes.map((hash, at) => ({ name: `Paid ${at + 1}`, value: <Hash value={hash} /> })),
              ...outTxHashes.map((hash, at) => ({ name: `Arrived ${at + 1}`, value: <Hash value={hash} /> })),
              { name: 'Updated', value: <Time value={updatedAt} /> },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}
