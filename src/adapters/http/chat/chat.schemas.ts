import { z } from 'zod';
import { CHAT_CHANNELS, CHAT_MESSAGE_LENGTH } from '../../../domain/chat/dialogue.ts';
import { INTENTS } from '../../../domain/chat/understanding.ts';
import { PLATFORMS } from '../../../domain/messaging/inbound-message.ts';
import { FeeQuote, GasEstimates } from '../fee/fee.schemas.ts';
import { hex, time, units, walletAddress } from '../frame/wire/wire.ts';
import { KycStatus } from '../kyc/kyc.schemas.ts';
import { Summary } from '../portfolio/portfolio.schemas.ts';
import { SaleStatus } from '../sale/sale.schemas.ts';
import { AsItCame } from '../swap/swap.schemas.ts';
import { Price } from '../token/token.schemas.ts';
import { PreparedTransfer } from '../transfer/transfer.schemas.ts';

const Channel = z
  .enum(CHAT_CHANNELS)
  .meta({ id: 'ChatChannel', description: 'Where the person talks', example: 'web' });
const Intent = z.enum(INTENTS).meta({ id: 'ChatIntent', description: 'What was asked for', example: 'transfer' });
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
      .meta({ description: 'What the person says' }),
    wallet: walletAddress.optional().meta({ description: 'The wallet to answer about; acting needs its own session' }),
    sessionId: z.string().min(1).max(128).optional().meta({ description: 'Of an earlier reply; drawn when absent' }),
    channel: Channel.default('web'),
    confirmAction: z.string().min(1).max(128).optional().meta({
      description: 'Of an earlier reply’s action: confirms it. The message is then not read.',
    }),
  })
  .meta({
    id: 'ChatRequest',
    description: 'One message of a conversation',
    example: { message: 'send 5 usdc on base to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
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
  .meta({ id: 'ChatTransaction', description: 'A transaction for the person’s own wallet to sign; never sent by us' });

const TokenBalance = z
  .object({ chainId: z.int(), symbol: z.string(), decimals: z.int(), balance: units })
  .meta({ id: 'TokenBalance', description: 'What a wallet holds of a token on one network' });

const SwapQuote = z
  .object({
    amounts: z.object({ paid: units, got: units }).optional().meta({ description: 'Smallest units of either token' }),
    quote: AsItCame.meta({ description: 'The provider’s quote, as it came' }),
    fee: FeeQuote,
    treasury: walletAddress.meta({ description: 'Who is paid the fee' }),
    sponsor: z.string().meta({ description: 'Who pays gas; none when nobody does' }),
    gasless: z.boolean(),
  })
  .meta({
    id: 'ChatSwap',
    description: 'What a swap would bring; its transactions are for the person’s wallet to sign',
  });

const ChatData = z
  .object({
    sessionId: z.string().meta({ description: 'Send it with the next message' }),
    missing: z.array(z.string()).meta({ description: 'What is still needed, in the order in which it is asked for' }),
    amount: z.string().optional().meta({ description: 'Whole tokens, a plain decimal', example: '0.5' }),
    amountSide: z.literal('to').optional().meta({ description: 'The amount is what a swap is to bring' }),
    token: z.string().optional().meta({ description: 'An upper-case symbol or a checksummed address' }),
    fromToken: z.string().optional(),
    toToken: z.string().optional(),
    fromChain: Chain.optional(),
    toChain: Chain.optional(),
    recipient: z.string().optional().meta({ description: 'A checksummed address, or a name as typed' }),
    wallet: z.string().optional().meta({ description: 'Whose holdings are asked about' }),
    slippageBps: z.int().optional(),
    warnings: z.array(z.string()).optional(),
    transaction: TransactionToSign.optional(),
    prepared: PreparedTransfer.optional().meta({
      description: 'The same with gas, fees, and the prepareId to send it with',
    }),
    kyc: KycStatus.optional(),
    price: Price.optional(),
    sale: SaleStatus.optional(),
    balances: z.array(TokenBalance).optional(),
    portfolio: Summary.optional(),
    gas: z.array(GasEstimates).optional(),
    fees: z.array(FeeQuote).optional(),
    swap: SwapQuote.optional(),
    link: z
      .object({ platform: z.enum(PLATFORMS), code: z.string(), expiresAt: time })
      .optional()
      .meta({ description: 'A code to type on the platform, from the account that is to be linked' }),
    linked: z
      .array(z.object({ platform: z.enum(PLATFORMS), account: z.string(), expiresAt: time }))
      .optional()
      .meta({ description: 'Accounts that are linked with the wallet, by their last characters' }),
  })
  .meta({ id: 'ChatData', description: 'What was understood, and what was looked up' });

const ChatAction = z
  .object({
    label: z.string(),
    action: z.enum(['confirm', 'say', 'sign-transaction']),
    params: z
      .record(z.string(), z.union([z.string(), z.int()]))
      .meta({ description: 'For confirm: { confirmAction }' }),
    destructive: z.boolean().meta({ description: 'Whether value comes nearer to moving' }),
  })
  .meta({ id: 'ChatAction', description: 'Something to press' });

export const ChatReply = z
  .object({
    message: z.string(),
    intent: Intent,
    data: ChatData,
    suggestions: z.array(z.string()).meta({ description: 'What might be said next' }),
    actions: z.array(ChatAction),
    requiresConfirmation: z.boolean(),
    confirmationPrompt: z.string().meta({ description: 'Empty when there is nothing to confirm' }),
  })
  .meta({ id: 'ChatReply', description: 'An answer in words, and what can be done about it' });

export const ChatResponse = z
  .object({ success: z.literal(true), response: ChatReply })
  .meta({ id: 'ChatResponse', description: 'The answer to a message' });

export const Capabilities = z
  .object({
    intents: z.array(z.object({ name: Intent, description: z.string(), examples: z.array(z.string()) })),
    channels: z.array(Channel),
  })
  .meta({ id: 'ChatCapabilities', description: 'What can be talked about' });
