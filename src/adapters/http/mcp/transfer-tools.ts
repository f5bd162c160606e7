import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { preparedReply } from '../transfer/prepared-reply.ts';
import { PreparedTransfer, PrepareTransfer } from '../transfer/transfer.schemas.ts';
import { tool } from './tool.ts';

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
