import type { ChatUseCases } from '../../../application/chat/index.ts';
import type { Speaker } from '../../../application/chat/speaker.ts';
import type { Inquiry } from '../../../application/decision/matter.ts';
import type { ProvedWallet } from '../../../domain/auth/proved-wallet.ts';
import { actionNotOpen, type ChatChannel, confirmationUnclear } from '../../../domain/chat/dialogue.ts';
import { screeningUnavailable } from '../../../domain/compliance/screening.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import { chainUnavailable, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { swapUnavailable } from '../../../domain/swap/errors.ts';
import { tokenListUnavailable } from '../../../domain/token/errors.ts';
import { walletBlocked } from '../../../domain/user/errors.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Capabilities, ChatRequest, ChatResponse } from './chat.schemas.ts';
import { chatReply } from './chat-reply.ts';

export const chatRoutes = (chat: ChatUseCases, drawSessionId: () => string) => [
  route({
    method: 'get',
    path: '/api/chat',
    operationId: 'listChatIntents',
    tag: 'Agent',
    summary: 'List the supported intents, with examples',
    description: 'Lists what the agent understands, each intent with example sentences.',
    access: 'public',
    publicFor: 300,
    limit: 'read',
    reply: data(Capabilities, 'The intents and channels'),
    fails: [],
    handle: () => chat.capabilities(),
  }),
  route({
    method: 'post',
    path: '/api/chat',
    operationId: 'chat',
    idempotency: 'off',
    tag: 'Agent',
    summary: 'Send a message, or confirm an offer',
    description:
      'Interprets the message. Anything that would move value is only prepared, for the session’s wallet, and only after a confirmation ' +
      '(confirmAction, or a plain yes as the next message), which works once and expires after ten minutes.',
    access: 'optional',
    limit: 'chat',
    decides: 'refuse',
    body: ChatRequest,
    reply: flat(ChatResponse, 'The reply'),
    fails: [
      actionNotOpen,
      confirmationUnclear,
      walletBlocked,
      screeningUnavailable,
      swapUnavailable,
      tokenListUnavailable,
      chainUnavailable,
      gasPriceUnavailable,
      priceUnavailable,
      upstreamBudget,
      storeUnavailable,
    ],
    handle: async ({
      body: { message, wallet, channel, confirmAction, sessionId: claimed },
      caller,
      inquiry,
      origin,
    }) => {
      const sessionId = caller === undefined ? chat.anonymousConversation(claimed) : (claimed ?? drawSessionId());
      const speaker: Speaker = {
        origin,
        ...speakerOf(sessionId, channel, wallet, caller && { actAs: caller.wallet, inquiry }),
      };
      const reply =
        confirmAction === undefined
          ? await chat.converse(speaker, message)
          : await chat.press(speaker, message, confirmAction);
      return { success: true as const, response: chatReply(reply, sessionId) };
    },
  }),
];

/** Prefixed, so that no channel and id sent by a caller can match a conversation of a messaging platform. */
function speakerOf(
  sessionId: string,
  channel: ChatChannel,
  named: WalletAddress | undefined,
  own: Readonly<{ actAs: ProvedWallet; inquiry: Inquiry }> | undefined,
): Speaker {
  const dialogue = { id: `http:${sessionId}`, channel, ...(own !== undefined && { wallet: own.actAs }) };
  if (own !== undefined && (named ?? own.actAs) === own.actAs)
    return { dialogue, viewer: { wallet: own.actAs }, may: own };
  return { dialogue, may: { notAct: `To act on it, sign in with ${named ?? 'your wallet'} first.` } };
}
