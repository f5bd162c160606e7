import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { keptNow, useKept } from '../../signing/index.ts';
import { adding, type Conversation, changing, type Entry, NOTHING_SAID } from './conversation.ts';

type AgentEntry = Extract<Entry, { who: 'agent' }>;

/** The conversation of this wallet, or of nobody, as it stays over reloads. */
export function useConversation(wallet: Hex | undefined) {
  const key = `console.chat.${wallet?.toLowerCase() ?? 'nobody'}`;
  const [conversation = NOTHING_SAID, keep] = useKept<Conversation>(key);
  const chat = useAction('chat');
  const now = () => keptNow<Conversation>(key) ?? NOTHING_SAID;
  const entry = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
  const send = (message: string, confirmAction?: string) => {
    keep(adding(now(), { ...entry(), who: 'you', text: message }));
    ask(message, confirmAction);
  };
  const ask = (message: string, confirmAction?: string) => {
    const { sessionId } = now();
    const body = {
      message,
      ...(sessionId !== undefined && { sessionId }),
      ...(confirmAction !== undefined && { confirmAction }),
    };
    chat.mutate(
      { body },
      {
        onSuccess: ({ response }) =>
          keep({
            ...adding(now(), { ...entry(), who: 'agent', reply: response }),
            sessionId: response.data.sessionId,
          }),
      },
    );
  };
  const again = () => {
    const { body } = chat.variables ?? {};
    if (body !== undefined) ask(body.message, body.confirmAction);
  };
  return {
    conversation,
    send,
    again,
    isAsking: chat.isPending,
    error: chat.error,
    change: (id: string, part: (entry: AgentEntry) => Entry) => keep(changing(now(), id, part)),
    forget: () => {
      chat.reset();
      keep(undefined);
    },
  };
}
