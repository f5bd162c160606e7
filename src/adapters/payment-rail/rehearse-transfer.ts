import type { PaymentRefusal } from '../../domain/payment/payment.ts';
import {
  type SignedTransfer,
  TRANSFER_OF_CONTRACT,
  TRANSFER_REVERTS,
  TRANSFER_UNFUNDED,
  TRANSFER_USED,
  type TransferTerms,
} from '../../domain/payment/transfer.ts';
import { eip3009, TRANSFER_GAS, transferCalldata } from '../chain/gasless/eip3009.ts';
import { contractFailed } from '../chain/rpc/contract-failure.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { viewWord } from '../chain/rpc/view.ts';
import { Data, parse, toQuantity } from '../chain/rpc/wire.ts';

/** Why the token would not execute the transfer now; undefined if it would. */
export async function rehearse(
  ask: Ask,
  { currency: token }: TransferTerms,
  transfer: SignedTransfer,
  paysForContracts: boolean,
): Promise<PaymentRefusal | undefined> {
  const { from, nonce, value } = transfer;
  const view = (name: string, ...args: string[]) => viewWord(ask, token, eip3009.encodeFunctionData(name, args));
  const [isUsed, balance, code, works] = await Promise.all([
    view('authorizationState', from, nonce),
    view('balanceOf', from),
    ask('eth_getCode', [from, 'latest']),
    succeeds(ask, { to: token, data: transferCalldata(transfer), gas: toQuantity(TRANSFER_GAS) }),
  ]);
  if (isUsed !== 0n) return TRANSFER_USED;
  if (balance < value) return TRANSFER_UNFUNDED;
  if (!paysForContracts && parse(Data, code, 'code') !== '0x') return TRANSFER_OF_CONTRACT;
  return works ? undefined : TRANSFER_REVERTS;
}

const succeeds = (ask: Ask, call: object): Promise<boolean> =>
  ask('eth_call', [call, 'latest']).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RpcError && contractFailed(error)) return false;
      throw error;
    },
  );
