import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfig, useConnection } from 'wagmi';
import { isSent, type Look, type Purpose, type Sending } from './sending.ts';
import { noteSent } from './sent-here.ts';

type Answer = Pick<Sending, 'hash' | 'taskId' | 'nonce'>;
type Ask = Readonly<{
  /** What is kept before the wallet is asked. */
  sending: Sending;
  ask: () => Promise<Partial<Answer>>;
}>;

const EVERY_MS = 2_000;
/** As long as the node does not know a transaction. */
const DROPPED_AFTER_MS = 90_000;

type Keep = (next: Sending | undefined) => void;

/** Asks the wallet, and keeps what it was asked and what it answered over reloads. What was sent is noted with its purpose. */
export function useSending(sending: Sending | undefined, keepIt: Keep, purpose: Purpose) {
  const keep: Keep = (next) => {
    keepIt(next);
    if (next !== undefined && isSent(next)) noteSent({ sending: next, purpose });
  };
  const config = useConfig();
  const cache = useQueryClient();
  const { chainId: walletChain } = useConnection();
  const send = useMutation<void, Error, Ask>({
    mutationKey: ['send'],
    mutationFn: async ({ sending: asked, ask }) => {
      keep(asked);
      try {
        keep({ ...asked, ...(await ask()) });
      } catch (error) {
        keep(undefined);
        throw error;
      }
    },
  });
  const isFollowed = sending !== undefined && sending.ended === undefined && !send.isPending;
  const look = useQuery<Look>({
    queryKey: ['follow', sending?.chainId, sending?.hash ?? sending?.askedAt, walletChain],
    queryFn: async () => (await import('./follow-work.ts')).lookAt(config, sending as Sending),
    enabled: isFollowed,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  const ended = isFollowed && look.data?.state === 'ended' ? look.data.ended : undefined;
  useEffect(() => {
    if (ended === undefined || sending === undefined) return;
    keep({ ...sending, ended });
    for (const read of ['viewPortfolio', 'viewTransactions', 'holding'])
      void cache.invalidateQueries({ queryKey: [read] });
  });
  return { send, look: isFollowed ? look.data : undefined, lookFailed: isFollowed ? look.error : null };
}

/** Whether the network seems to have dropped it. */
export const isDropped = (sending: Sending, look: Look | undefined): boolean =>
  sending.hash !== undefined &&
  look?.state === 'waiting' &&
  !look.isKnown &&
  Date.now() - sending.askedAt > DROPPED_AFTER_MS;
