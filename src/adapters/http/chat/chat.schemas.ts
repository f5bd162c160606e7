import { z } from 'zod';
import { CHAT_CHANNELS, CHAT_MESSAGE_LENGTH } from '../../../domain/chat/dialogue.ts';
import { INTENTS } from '../../../domain/chat/understanding.ts';
import { PLATFORMS } from '../../../domain/messaging/platform.ts';
import { FeeQuote, GasEstimates } from '../fee/fee.schemas.ts';
import { hex, time, units, walletAddress } from '../frame/wire/wire.ts';
import { Summary } from '../portfolio/portfolio.schemas.ts';
import { AsItCame } from '../swap/swap.schemas.ts';
import { PreparedTransfer } from '../transfer/transfer.schemas.ts';
import { found } from './chat-found.schemas.ts';

const Channel = z
  .enum(CHAT_CHANNELS)
  .meta({ id: 'ChatChannel', description: 'The channel of the conversation', example: 'web' });
const Intent = z.enum(INTENTS).meta({ id: 'ChatIntent', description: 'The recognized intent', example: 'transfer' });
const Chain = z
  .union([z.int(), z.enum(['solana', 'bitcoin'])])
  .meta({ id: 'ChatChain', description: 'An EIP-155 id, or a chain that has none', example: 8453 });

export const ChatRequest = z
  .strictObject({
    message: z
      .string()
      .min(1)
      .max(CHAT_MESSAGE_LENGTH)
      .regex(/\S/, 'must not be blank')
      .meta({ description: 'The user’s message' }),
    wallet: walletAddress.optional().meta({
      description:
        'The wallet that the conversation is about. It must be the session’s: what needs a wallet is not answered to others',
    }),
    sessionId: z.string().min(1).max(128).optional().meta({
      description:
        'From an earlier reply; generated when absent. Without a session only an id that the service issued continues a conversation: any other one starts a new conversation, with the id in data.sessionId of the reply.',
    }),
    channel: Channel.default('web'),
    confirmAction: z.string().min(1).max(128).optional().meta({
      description:
        'From the action of an earlier reply: confirms that action. The message must then be a plain yes or the label of the action.',
    }),
  })
  .meta({
    id: 'ChatRequest',
    description: 'One message of a conversation',
    example: { message: 'send 5 usdc on base to 0x6626040387fde2176266d3E93c5BD368742501AB' },
  });

const TransactionToSign = z
  .object({
    chainId: z.int(),
    from: walletAddress,
    to: walletAddress,
    value: units.meta({ description: 'Wei' }),
    data: hex,
    token: z.object({ symbol: z.string(), decimals: z.int(), address: walletAddress.optional() }),
    recipient: walletAddress,
    amount: units,
  })
  .meta({
    id: 'ChatTransaction',
    description: 'A transaction for the user’s own wallet to sign; this service never sends it',
  });

const SwapQuote = z
  .object({
    amounts: z.object({ paid: units, got: units }).meta({ description: 'Smallest units of either token' }),
    quote: AsItCame.meta({ description: 'The provider’s quote, unchanged' }),
    fee: FeeQuote,
    treasury: walletAddress.meta({ description: 'The account that receives the fee' }),
    sponsor: z.string().meta({ description: 'The sponsor that pays the gas; none when the action is not sponsored' }),
    gasless: z.boolean(),
  })
  .meta({
    id: 'ChatSwap',
    description: 'The expected result of a swap; its transactions are for the user’s wallet to sign',
  });

const ChatData = z
  .object({
    sessionId: z.string().meta({ description: 'Send it with the next message' }),
    missing: z.array(z.string()).meta({ description: 'The missing details, in the order in which they are requested' }),
    certainty: z.enum(['stated', 'proposed']).optional().meta({
      description:
        'Of a whole request that moves value: stated by a command, or proposed, which is understood in another way and asked about',
    }),
    signInRequired: z.literal(true).optional().meta({
      description: 'The question or request needs the wallet’s own session; nothing was looked up',
    }),
    amount: z.string().optional().meta({ description: 'Whole tokens, as a decimal number', example: '0.5' }),
    amountSide: z
      .literal('to')
      .optional()
      .meta({ description: 'True when the amount is the amount to receive from a swap' }),
    token: z.string().optional().meta({ description: 'An upper-case symbol or a checksummed address' }),
    fromToken: z.string().optional(),
    toToken: z.string().optional(),
    fromChain: Chain.optional(),
    toChain: Chain.optional(),
    recipient: z.string().optional().meta({ description: 'A checksummed address, or a name as typed' }),
    wallet: z.string().optional().meta({ description: 'The wallet whose holdings are requested' }),
    slippageBps: z.int().optional(),
    warnings: z.array(z.string()).optional(),
    transaction: TransactionToSign.optional(),
    prepared: PreparedTransfer.optional().meta({
      description: 'The same with gas, fees and the prepareId to execute it with',
    }),
    ...found,
    portfolio: Summary.optional(),
    gas: z.array(GasEstimates).optional(),
    fees: z.array(FeeQuote).optional(),
    swap: SwapQuote.optional(),
    link: z
      .object({ platform: z.enum(PLATFORMS), code: z.string(), expiresAt: time })
      .optional()
      .meta({ description: 'A code to send on the platform from the account to link' }),
    linked: z
      .array(z.object({ platform: z.enum(PLATFORMS), account: z.string(), expiresAt: time }))
      .optional()
      .meta({ description: 'Accounts linked with the wallet, shown by their last characters' }),
  })
  .meta({ id: 'ChatData', description: 'The interpreted request and the data that was looked up' });

const ChatAction = z
  .object({
    label: z.string(),
    action: z.enum(['confirm', 'say', 'sign-transaction', 'open']),
    params: z
      .record(z.string(), z.union([z.string(), z.int()]))
      .meta({ description: 'For confirm: { confirmAction }; for say: { message }; for open: { url }' }),
    destructive: z.boolean().meta({ description: 'Whether the action prepares a movement of value' }),
  })
  .meta({ id: 'ChatAction', description: 'A button' });

export const ChatReply = z
  .object({
    message: z.string(),
    intent: Intent,
    data: ChatData,
    suggestions: z.array(z.string()).meta({ description: 'Suggested next messages' }),
    actions: z.array(ChatAction),
    requiresConfirmation: z.boolean(),
    confirmationPrompt: z.string().meta({ description: 'Empty when there is nothing to confirm' }),
  })
  .meta({ id: 'ChatReply', description: 'A reply in words, with the available actions' });

export const ChatResponse = z
  .object({ success: z.literal(true), response: ChatReply })
  .meta({ id: 'ChatResponse', description: 'The reply to a message' });

export const Capabilities = z
  .object({
    intents: z.array(z.object({ name: Intent, description: z.string(), examples: z.array(z.string()) })),
    channels: z.array(Channel),
  })
  .meta({ id: 'ChatCapabilities', description: 'The supported intents' });
