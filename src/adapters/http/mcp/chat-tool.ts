import type { ChatUseCases } from '../../../application/chat/index.ts';
import type { Speaker } from '../../../application/chat/speaker.ts';
import { ChatReply, ChatRequest } from '../chat/chat.schemas.ts';
import { chatReply } from '../chat/chat-reply.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { tool } from './tool.ts';

const NOT_HERE = 'A program cannot confirm. Use the tool prepare_transfer, or confirm in your own session.';

/** The conversation, for programs. It answers questions about the key’s wallet, so it needs a scope; it cannot confirm an action. */
export const chatTool = (chat: ChatUseCases, drawSessionId: () => string) =>
  tool({
    name: 'chat',
    limit: 'chat',
    title: 'Ask in plain language',
    description:
      'Understands transfers, swaps, balances, prices, fees, gas, the sale and verification. This tool never executes anything.',
    scope: 'portfolio',
    readOnly: false,
    movesValue: false,
    input: ChatRequest.pick({ message: true, sessionId: true }).meta({
      id: 'ChatQuestion',
      description: 'One message',
    }),
    reply: ChatReply,
    handle: async ({ message, sessionId = drawSessionId() }, caller) => {
      return chatReply(await chat.converse(speakerOf(sessionId, caller), message), sessionId);
    },
  });

/** Prefixed, so that it differs from the conversations of every other key and from those over HTTP. */
const speakerOf = (sessionId: string, { key, wallet }: KeyCaller): Speaker => ({
  dialogue: { id: `mcp:${key.id}:${sessionId}`, channel: 'mcp', wallet },
  viewer: { wallet, byKey: true },
  may: { notAct: NOT_HERE },
});
