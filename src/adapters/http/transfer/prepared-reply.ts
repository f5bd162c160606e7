import type { GaslessTransferOffer, TransferOffer } from '../../../application/transfer/prepare-transfer.ts';
import { FORWARD_REQUEST_TYPES } from '../../../domain/paymaster/forward-request.ts';
import { PERMIT_TYPES } from '../../../domain/paymaster/gasless-transfer.ts';
import { typedDataOf } from '../frame/wire/typed-data.ts';

/** The shape of the schema PreparedTransfer. */
export function preparedReply({ transaction, gasUsd: gasUSD, gaslessTransfer, ...rest }: TransferOffer) {
  const nonce = Number(transaction.nonce);
  const unsigned = { ...transaction, type: 2 as const, nonce };
  return {
    success: true as const,
    ...rest,
    ...{ gasEstimate: transaction.gas, gasUSD, nonce, transaction: unsigned },
    ...(gaslessTransfer && { gaslessTransfer: gaslessReply(gaslessTransfer) }),
  };
}

/** The gasless offer as typed data to sign. */
const gaslessReply = ({ permit, request: { domain, message }, data, ...same }: GaslessTransferOffer) => ({
  ...same,
  ...(permit && {
    permit: {
      ...permit,
      types: PERMIT_TYPES,
      primaryType: 'Permit' as const,
      typedData: typedDataOf(permit.domain, 'Permit', PERMIT_TYPES, permit.message),
    },
  }),
  request: {
    domain,
    types: FORWARD_REQUEST_TYPES,
    primaryType: 'ForwardRequest' as const,
    message: { ...message, data },
    ...(data !== undefined && {
      typedData: typedDataOf(domain, 'ForwardRequest', FORWARD_REQUEST_TYPES, { ...message, data }),
    }),
  },
});
