import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { RpcError, UnexpectedAnswer } from './errors.ts';
import type { Ask } from './rpc-node.ts';
import { Data, parse, readWords } from './wire.ts';

/** The one word that a view function answers at the head. No contract there, or another one, is an error and never zero. */
export async function viewWord(ask: Ask, contract: WalletAddress, calldata: string): Promise<bigint> {
  const [word] = readWords(await viewData(ask, contract, calldata), 1);
  return word as bigint;
}

export async function viewData(ask: Ask, contract: WalletAddress, calldata: string): Promise<Hex> {
  return parse(Data, await ask('eth_call', [{ to: contract, data: calldata }, 'latest']), 'call result');
}

/** Makes CHAIN_UNAVAILABLE of a node's refusal and of an answer without sense; what else was thrown passes. */
export async function orChainUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RpcError || error instanceof UnexpectedAnswer) throw chainUnavailable.because(error);
    throw error;
  }
}
