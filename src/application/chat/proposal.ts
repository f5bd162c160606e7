import type { ChatReply } from '../../domain/chat/reply.ts';

/** The reply with what to press to have its action prepared, or not. */
export const confirmable = <Found extends object>(
  reply: ChatReply<Found>,
  summary: string,
  id: string,
): ChatReply<Found> => ({
  ...reply,
  suggestions: ['cancel'],
  actions: [
    { label: 'Confirm', action: 'confirm', params: { confirmAction: id }, destructive: true },
    { label: 'Cancel', action: 'say', params: { message: 'cancel' }, destructive: false },
  ],
  requiresConfirmation: true,
  confirmationPrompt: `${summary} Prepare it for signing?`,
});

type Call = Readonly<{ chainId: number; to: string; value: bigint; data: string }>;

/** A transaction to press and sign. */
export const signing = (from: string, { chainId, to, value, data }: Call, label = 'Sign in your wallet') =>
  ({
    label,
    action: 'sign-transaction',
    params: { chainId, from, to, value: value.toString(), data },
    destructive: true,
  }) as const;
