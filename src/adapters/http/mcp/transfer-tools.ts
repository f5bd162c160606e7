import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { preparedReply } from '../transfer/prepared-reply.ts';
import { PreparedTransfer, PrepareTransfer } from '../transfer/transfer.schemas.ts';
import { tool } from './tool.ts';

/** What the key's wallet may sign. */
export const transferTools = ({ prepare }: Pick<TransferUseCases, 'prepare'>) => [
  tool({
    name: 'prepare_transfer',
    title: 'Prepare a transfer',
    description:
      'The whole unsigned transaction of a transfer from the wallet of the key, with gas, fees and warnings as the chain has ' +
      'them now. Nothing is sent: only the wallet can sign it.',
    scope: 'transfer',
    readOnly: false,
    input: PrepareTransfer.omit({ from: true }).meta({ id: 'TransferWish', description: 'What to send, and to whom' }),
    reply: PreparedTransfer,
    handle: async (wish, { wallet }) => preparedReply(await prepare(wallet, wish)),
  }),
];
