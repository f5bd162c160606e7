import { z } from 'zod';
import type { FeeUseCases } from '../../../application/fee/index.ts';
import type { PortfolioUseCases } from '../../../application/portfolio/index.ts';
import type { SwapUseCases } from '../../../application/swap/index.ts';
import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { FEE_ACTIONS } from '../../../domain/fee/fee-policy.ts';
import { FEE_QUOTE_SECONDS } from '../../../domain/fee/fee-quote.ts';
import { durationText } from '../../../domain/shared/duration.ts';
import { FeeQuote, GasEstimates } from '../fee/fee.schemas.ts';
import { units } from '../frame/wire/wire.ts';
import { Summary } from '../portfolio/portfolio.schemas.ts';
import { QuotedSwap, SwapRequest } from '../swap/swap.schemas.ts';
import { preparedReply } from '../transfer/prepared-reply.ts';
import { PreparedTransfer, PrepareTransfer } from '../transfer/transfer.schemas.ts';
import { chainId, tool } from './tool.ts';

/** Tools that prepare transfers for the key's wallet to sign. */
export const transferTools = ({ prepare }: Pick<TransferUseCases, 'prepare'>) => [
  tool({
    name: 'prepare_transfer',
    limit: 'write',
    title: 'Prepare a transfer',
    description:
      'The complete unsigned transaction of a transfer from the API key’s wallet, with current gas, fees and ' +
      'warnings. Nothing is sent: only the wallet can sign it.',
    scope: 'transfer',
    readOnly: false,
    movesValue: true,
    input: PrepareTransfer.omit({ from: true }).meta({ id: 'TransferWish', description: 'The transfer to prepare' }),
    reply: PreparedTransfer,
    handle: async (wish, { wallet }) => preparedReply(await prepare(wallet, wish)),
  }),
];

/** Tools for prices, and for the holdings of the key's wallet. */
export const moneyTools = (fees: FeeUseCases, swaps: SwapUseCases, portfolio: PortfolioUseCases) => [
  tool({
    name: 'estimate_gas',
    title: 'Gas prices',
    description: 'Current cost of typical transactions on a chain, in wei and US dollars.',
    scope: 'swap',
    readOnly: true,
    input: z.strictObject({ chainId }),
    reply: GasEstimates,
    handle: async ({ chainId: chain }) => ({ chainId: chain, estimates: await fees.gas(chain) }),
  }),
  tool({
    name: 'estimate_fee',
    title: 'Fee of a sponsored action',
    description: `The fee of this service for a transaction whose gas it pays: a signed quote that expires after ${durationText(FEE_QUOTE_SECONDS * 1_000)}.`,
    scope: 'swap',
    readOnly: true,
    input: z.strictObject({
      action: z.enum(FEE_ACTIONS),
      chainId,
      amount: units
        .optional()
        .meta({ description: 'If set, the response contains the amount that remains after the fee' }),
    }),
    reply: FeeQuote,
    handle: ({ amount, ...asked }) => fees.quote({ ...asked, isPro: false, ...(amount !== undefined && { amount }) }),
  }),
  tool({
    name: 'quote_swap',
    limit: 'write',
    title: 'Swap quote',
    description:
      'A quote for swapping tokens on one chain or across two, for the API key’s wallet. Its transactions are for that ' +
      'wallet to sign; nothing is executed.',
    scope: 'swap',
    readOnly: true,
    movesValue: true,
    input: SwapRequest.omit({ userAddress: true }),
    reply: QuotedSwap,
    handle: async (wish, { wallet }) => {
      const { quote, fee: svcFee, ...rest } = await swaps.quote({ ...wish, user: wallet });
      return { success: true as const, data: quote, svcFee, ...rest };
    },
  }),
  tool({
    name: 'portfolio',
    title: 'Portfolio',
    description:
      'Holdings of the API key’s wallet on every supported EVM chain; chains that could not be read are listed.',
    scope: 'portfolio',
    readOnly: true,
    input: z.strictObject({}),
    reply: Summary,
    handle: async (_, { wallet }) => {
      const whole = await portfolio.aggregate(wallet, wallet);
      return { ...whole, address: wallet, chains: whole.byChain };
    },
  }),
];
