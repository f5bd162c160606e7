import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { RpcError, UnexpectedAnswer } from './errors.ts';
import type { Ask } from './rpc-node.ts';
import { Data, parse, readWords } from './wire.ts';

/** The single word that a view function returns at the newest block. A missing or different contract is an error, never zero. */
export async function viewWord(ask: Ask, contract: WalletAddress, calldata: string): Promise<bigint> {
  const [word] = readWords(await viewData(ask, contract, calldata), 1);
  return word as bigint;
}

export async function viewData(ask: Ask, contract: WalletAddress, calldata: string): Promise<Hex> {
  return parse(Data, await ask('eth_call', [{ to: contract, data: calldata }, 'latest']), 'call result');
}

/** Converts an error of the node and an unexpected response to CHAIN_UNAVAILABLE; other errors pass through. */
export async function orChainUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RpcError || error instanceof UnexpectedAnswer) throw chainUnavailable.because(error);
    throw error;
  }
}
