import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import { gasMarketOf, OPERATOR_GAS } from '../../../domain/fee/gas.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { GaslessContracts } from '../../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import { dataFeeCall, dataGasCall, operatorFeeCall } from '../gas/rollup-fees.ts';
import { type GaslessRead, gaslessReads } from '../gasless/gasless-reads.ts';
import type { RpcCall } from '../rpc/json-rpc-client.ts';
import { type ContractCall, encodeCalls, multicallOn } from '../rpc/multicall.ts';
import { toQuantity } from '../rpc/wire.ts';

/** `getEthBalance(address)` of Multicall3, and a token's `balanceOf(address)`. */
const ETH_BALANCE = '0x4d2301cc';
const BALANCE_OF = '0x70a08231';
/** An unsigned type 2 transaction whose numbers all have maximum length, without data. */
const UNSIGNED_BYTES = 112;

export type Question = 'head' | 'tip' | 'nonce' | 'gas' | 'call' | 'recipientCode' | 'state' | 'sponsoredDataGas';
export type StateRead =
  | GaslessRead
  | 'coins'
  | 'tokens'
  | 'dataFee'
  | 'sponsoredDataFee'
  | 'operatorLeast'
  | 'operatorMost';

/** The transfer to read, what a sponsor would use for it, and the contracts of a gasless transfer. */
export type Subject = Readonly<{ order: TransferOrder; sponsored: GasUsage; gasless?: GaslessContracts | undefined }>;

/** The reads of the single Multicall3 call, by name, in a fixed order. */
export function stateReads({ order, sponsored, gasless }: Subject) {
  const { chainId, from, token } = order;
  const account = from.slice(2).toLowerCase().padStart(64, '0');
  const reads: [StateRead, ContractCall][] = [['coins', { to: multicallOn(chainId), data: ETH_BALANCE + account }]];
  if (token !== 'native') reads.push(['tokens', { to: token, data: BALANCE_OF + account }]);
  if (gasMarketOf(chainId).dataFees === 'apart')
    reads.push(
      ['dataFee', dataFeeCall(UNSIGNED_BYTES + (order.call.data.length - 2) / 2)],
      ['sponsoredDataFee', dataFeeCall(sponsored.bytes)],
      ['operatorLeast', operatorFeeCall(0n)],
      ['operatorMost', operatorFeeCall(OPERATOR_GAS)],
    );
  if (gasless !== undefined) reads.push(...gaslessReads(from, gasless));
  return reads;
}

/** All calls about a transfer, to be sent in one request. */
export function transferQuestions(subject: Subject): readonly (readonly [Question, RpcCall])[] {
  const { order, sponsored } = subject;
  const { chainId, from, to, token, call } = order;
  const market = gasMarketOf(chainId);
  const transaction = { ...call, from, value: toQuantity(call.value) };
  const calls = stateReads(subject).map(([, read]) => read);
  const questions: [Question, RpcCall][] = [
    ['head', ['eth_getBlockByNumber', ['latest', false]]],
    ['nonce', ['eth_getTransactionCount', [from, 'pending']]],
    ['gas', ['eth_estimateGas', [transaction, 'latest']]],
    ['recipientCode', ['eth_getCode', [to, 'latest']]],
    ['state', callAtHead({ to: multicallOn(chainId), data: encodeCalls(calls) })],
  ];
  if (token !== 'native') questions.push(['call', callAtHead(transaction)]);
  if (market.tipFloor !== undefined) questions.push(['tip', ['eth_maxPriorityFeePerGas', []]]);
  if (market.dataFees === 'as-gas') questions.push(['sponsoredDataGas', callAtHead(dataGasCall(sponsored.bytes))]);
  return questions;
}

type CallMessage = Readonly<{ from?: string; to: string; value?: Hex; data: string }>;
const callAtHead = (message: CallMessage): RpcCall => ['eth_call', [message, 'latest']];
