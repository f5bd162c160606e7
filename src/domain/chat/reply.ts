import type { TransactionToSign } from './plan-transfer.ts';
import type { Intent, SlotName, Slots } from './understanding.ts';

/** Something to press. `params` are plain values that say all of it. */
export type ReplyAction = Readonly<{
  label: string;
  action: 'confirm' | 'say' | 'sign-transaction';
  params: Readonly<Record<string, string | number>>;
  /** Whether pressing it brings value nearer to moving. */
  destructive: boolean;
}>;

/** What was understood, and what came of it. */
export type ReplyData = Omit<Slots, 'relativeAmount'> &
  Readonly<{
    missing: readonly SlotName[];
    warnings?: readonly string[];
    transaction?: TransactionToSign;
  }>;

export type ChatReply<Found extends object = object> = Readonly<{
  message: string;
  intent: Intent;
  data: ReplyData & Partial<Found>;
  suggestions: readonly string[];
  actions: readonly ReplyAction[];
  requiresConfirmation: boolean;
  /** Empty when there is nothing to confirm. */
  confirmationPrompt: string;
}>;

/** A reply that offers nothing to act on. */
export function say<Found extends object>(
  intent: Intent,
  message: string,
  data: ReplyData & Partial<Found>,
  suggestions: readonly string[] = [],
): ChatReply<Found> {
  return { message, intent, data, suggestions, actions: [], requiresConfirmation: false, confirmationPrompt: '' };
}

/** What of the slots a reply shows: an amount that is still relative is a missing one. */
export function shown({ relativeAmount: _, ...slots }: Slots, missing: readonly SlotName[]): ReplyData {
  return { ...slots, missing };
}
