import type { ChatReply, ReplyAction } from '../../domain/chat/reply.ts';

/** Adds the button that prepares the offer. */
export const confirmable = <Found extends object>(
  reply: ChatReply<Found>,
  summary: string,
  id: string,
): ChatReply<Found> => ({
  ...reply,
  suggestions: ['cancel'],
  actions: [{ label: 'Confirm', action: 'confirm', params: { confirmAction: id }, destructive: true }],
  requiresConfirmation: true,
  confirmationPrompt: `${summary} Prepare it for signing?`,
});

type Call = Readonly<{
  chainId: number;
  to: string;
  value: bigint;
  data: string;
  /** Only in a prepared transfer, ready to be signed. */
  nonce?: bigint;
  gas?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  prepareId?: string;
}>;

/** A button that signs a transaction; `params` contains every field as a plain value. */
export function signing(from: string, call: Call, label = 'Sign in your wallet'): ReplyAction {
  const plain = Object.entries(call).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, typeof part === 'bigint' ? part.toString() : part]],
  );
  return { label, action: 'sign-transaction', params: { from, ...Object.fromEntries(plain) }, destructive: true };
}
