import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError } from '../rpc/errors.ts';
import type { ContractCall } from '../rpc/multicall.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { viewData, viewWord } from '../rpc/view.ts';
import { readWords } from '../rpc/wire.ts';

/** The OP stack's GasPriceOracle. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F' as WalletAddress;
/** `getL1FeeUpperBound(uint256)` and `getOperatorFee(uint256)`. */
const L1_FEE_UPPER_BOUND = '0xf1c7a58b';
const OPERATOR_FEE = '0x275aedd2';
/** Arbitrum's NodeInterface and its `gasEstimateL1Component(address,bool,bytes)`. */
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8' as WalletAddress;
const GAS_ESTIMATE_L1_COMPONENT = '0x77d488a2';

const word = (value: number | bigint) => value.toString(16).padStart(64, '0');

/** Calldata: the data fee of an unsigned transaction of at most this many bytes on an OP-stack chain. */
export const dataFeeCall = (bytes: number): ContractCall => ({
  to: GAS_PRICE_ORACLE,
  data: L1_FEE_UPPER_BOUND + word(bytes),
});

/** Calldata: the operator fee for this much gas. The call reverts on chains without an operator fee. */
export const operatorFeeCall = (gas: bigint): ContractCall => ({
  to: GAS_PRICE_ORACLE,
  data: OPERATOR_FEE + word(gas),
});

/**
 * Calldata: how much gas Arbitrum adds for data of this many bytes, read with `dataGasIn`. Only a node can make this
 * call, not a contract.
 */
export const dataGasCall = (bytes: number): ContractCall => ({
  to: NODE_INTERFACE,
  data: GAS_ESTIMATE_L1_COMPONENT + word(1) + word(0) + word(96) + word(bytes) + incompressible(bytes),
});

export const dataGasIn = (answer: Hex): bigint => readWords(answer, 3)[0] as bigint;

/** The fees of an OP-stack transaction beyond its gas, in wei: the data fee and the operator fee. */
export async function l1DataFee(ask: Ask, { gas, bytes }: GasUsage): Promise<bigint> {
  const [data, operator] = await Promise.all([
    wordOf(ask, dataFeeCall(bytes)),
    wordOf(ask, operatorFeeCall(gas)).catch(zeroIfReverted),
  ]);
  return data + operator;
}

/** The gas that Arbitrum adds to a transaction for its data. The estimate uses data that compresses as badly as possible. */
export async function l1DataGas(ask: Ask, { bytes }: GasUsage): Promise<bigint> {
  const { to, data } = dataGasCall(bytes);
  return dataGasIn(await viewData(ask, to, data));
}

const wordOf = (ask: Ask, { to, data }: ContractCall) => viewWord(ask, to, data);

/** Chains before the upgrade that introduced operator fees have none. */
function zeroIfReverted(error: unknown): bigint {
  if (error instanceof RpcError && contractFailed(error)) return 0n;
  throw error;
}

/** Bytes without short repeating patterns, padded to whole words. */
function incompressible(bytes: number): string {
  let state = 1;
  const digits = Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return ((state >> 8) & 0xff).toString(16).padStart(2, '0');
  }).join('');
  return digits.padEnd(Math.ceil(bytes / 32) * 64, '0');
}
