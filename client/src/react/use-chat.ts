import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Data, Input } from '../description/types.ts';
import { useClient } from './client-context.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { keyOf, type ReadState } from './use-read.ts';

type Reply = Data<'chat'>['response'];
type Message = Readonly<{ message: string; confirmAction?: string }>;

export type Exchange = Readonly<{ said: string; reply: Reply }>;

export type Chat = Readonly<{
  /** Of the last message: `waiting` for its reply. */
  state: ReadState;
  /** What was said and answered, oldest first. */
  exchanges: readonly Exchange[];
  error: Error | null;
  /** Sends a message in the same conversation. It does nothing while a reply is awaited. */
  say: (message: string) => void;
  /** Confirms an action of an earlier reply, by its `confirmAction`. */
  confirm: (confirmAction: string) => void;
}>;

/** A conversation with the service. A transfer that it prepares is in the `data.prepared` of a reply: `usePreparedTransfer` sends it. */
export function useChat(more: Omit<Input<'chat'>['body'], 'message' | 'sessionId' | 'confirmAction'> = {}): Chat {
  const client = useClient();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const single = useOneAtATime();
  const sessionId = exchanges.at(-1)?.reply.data.sessionId;
  const { status, error, mutate } = useMutation<Reply, Error, Message>({
    mutationKey: keyOf(client, 'chat'),
    mutationFn: async (message) => {
      const body = { ...more, ...message, ...(sessionId !== undefined && { sessionId }) };
      return (await client.chat({ body })).response;
    },
    retry: false,
    onSuccess: (reply, { message }) => setExchanges((before) => [...before, { said: message, reply }]),
    onSettled: single.end,
  });
  const send = (message: Message) => single.start(() => mutate(message));
  const state = ({ idle: 'idle', pending: 'waiting', success: 'done', error: 'failed' } as const)[status];
  return {
    ...{ state, exchanges, error },
    say: (message) => send({ message }),
    confirm: (confirmAction) => send({ message: 'yes', confirmAction }),
  };
}
