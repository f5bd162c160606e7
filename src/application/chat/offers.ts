import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { actionNotOpen, type ChatMemory, type Dialogue, lastingFrom, type Offer } from '../../domain/chat/dialogue.ts';
import type { ChatReply, ReplyAction } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SwapRoute } from '../../domain/swap/swap.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';

/** A reply, and the offer that its confirmation would prepare. */
export type Offered = Readonly<{
  reply: ChatReply<Found>;
  offer?: Readonly<{ id: string; content: string; route?: SwapRoute; sentTo?: WalletAddress }>;
}>;

/** What a confirmation takes. `seen`: the conversation as the message read it that says yes; absent for a button, which names its offer. */
type Taken = Readonly<{ dialogue: Dialogue; offer: Offer; seen?: ChatMemory }>;

/** What is confirmed. */
export type Confirmed<Action> = Taken & Readonly<{ action: Action; slots: Slots; wallet: ProvedWallet }>;

/** `after`: the memory that stays, once the offer is taken. */
export type Confirmation = Readonly<{ reply: ChatReply<Found>; after?: ChatMemory }>;

/**
 * Takes the offer, which works once, and returns the memory that stays. A yes takes it only while the conversation is as the yes read
 * it: another answer since then may have shown something else. Rejects with ACTION_NOT_OPEN.
 */
export async function takeOffer(
  { chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>,
  { dialogue, offer, seen }: Taken,
  keep: (memory: ChatMemory, now: Date) => ChatMemory,
): Promise<ChatMemory> {
  const lasting = lastingFrom(clock.now());
  const isAsSeen = (memory: ChatMemory) => seen === undefined || JSON.stringify(memory) === JSON.stringify(seen);
  const kept = (memory: ChatMemory) => (isAsSeen(memory) ? keep(memory, lasting.now) : undefined);
  const after = await chatSessions.takeOffer(dialogue, offer, { ...lasting, keep: kept });
  if (after === undefined) throw actionNotOpen();
  return after;
}

/** Adds the button that prepares the offer. */
export const confirmable = (reply: ChatReply<Found>, summary: string, id: string): ChatReply<Found> => ({
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

/** Returns a failure that concerns the request itself; rethrows failures of the kinds `unavailable`, `off` and `limited`, and defects. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | Failure> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && !hasNoAnswer(error) && error.kind !== 'limited') return error;
    throw error;
  }
}
