import type { TransactionToSign } from './plan-transfer.ts';
import type { Intent, SlotName, Slots } from './understanding.ts';

/** A button. `params` are plain values that contain everything needed. */
export type ReplyAction = Readonly<{
  label: string;
  /** `open`: `params.url` is a page that mends what the reply tells. */
  action: 'confirm' | 'say' | 'sign-transaction' | 'open';
  params: Readonly<Record<string, string | number>>;
  /** Whether it is a step toward moving value. */
  destructive: boolean;
}>;

/** The understood slots and the result. */
export type ReplyData = Omit<Slots, 'relativeAmount' | 'named'> &
  Readonly<{
    missing: readonly SlotName[];
    /** Of a whole request that moves value: a command said it, or it is only probably meant. */
    certainty?: 'stated' | 'proposed';
    /** Only the wallet itself may ask or do this, and nobody proved to be it. */
    signInRequired?: true;
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

/** A reply without actions. */
export function say<Found extends object>(
  intent: Intent,
  message: string,
  data: ReplyData & Partial<Found>,
  suggestions: readonly string[] = [],
): ChatReply<Found> {
  return { message, intent, data, suggestions, actions: [], requiresConfirmation: false, confirmationPrompt: '' };
}

/** A button that says `message`. */
export const saying = (label: string, message = label): ReplyAction => ({
  label,
  action: 'say',
  params: { message },
  destructive: false,
});

/** The slots as a reply shows them: an amount that is still relative counts as missing. */
export function shown({ relativeAmount: _, named: __, ...slots }: Slots, missing: readonly SlotName[]): ReplyData {
  return { ...slots, missing };
}
