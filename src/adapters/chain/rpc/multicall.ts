import { type ChainId, isChainId } from '../../../domain/shared/chain/chains.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from './errors.ts';
import { MULTICALL_CODE } from './multicall-code.ts';
import type { Ask } from './rpc-node.ts';
import { Data, parse } from './wire.ts';

/** The address of Multicall3 on most chains, where one presigned transaction deployed it. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11' as WalletAddress;

const MULTICALLS: Readonly<Record<ChainId, WalletAddress>> = {
  1: MULTICALL3,
  10: MULTICALL3,
  137: MULTICALL3,
  8453: MULTICALL3,
  42161: MULTICALL3,
};

/** The address of Multicall3 on a chain; the usual address for chains outside the registry. */
export const multicallOn = (chainId: number): WalletAddress => (isChainId(chainId) ? MULTICALLS[chainId] : MULTICALL3);

export type ContractCall = Readonly<{ to: WalletAddress; data: string }>;

/**
 * The outcomes of the calls, all made by one call that is not sent, one after the other. On a chain without Multicall3, the node makes
 * that call as if its code were there (the state overrides of `eth_call`).
 */
export async function aggregate(
  ask: Ask,
  multicall: WalletAddress,
  calls: readonly ContractCall[],
): Promise<readonly CallOutcome[]> {
  const call = { to: multicall, data: encodeCalls(calls) };
  const made = async (...overrides: readonly object[]) =>
    parse(Data, await ask('eth_call', [call, 'latest', ...overrides]), 'call result');
  const answer = await made();
  return decodeOutcomes(answer === '0x' ? await made({ [multicall]: { code: MULTICALL_CODE } }) : answer, calls.length);
}

/** What each call returned; undefined for one that failed or whose target has no code. */
export const resultsOf = (outcomes: readonly CallOutcome[]): readonly (Hex | undefined)[] =>
  outcomes.map(({ isMade, data }) => (isMade && data !== '0x' ? data : undefined));

/** `aggregate3((address,bool,bytes)[])`. */
const AGGREGATE3 = '0x82ad56cb';
const WORD = 64;

const word = (value: number | bigint) => value.toString(16).padStart(WORD, '0');
const padded = (digits: string) => digits.padEnd(Math.ceil(digits.length / WORD) * WORD, '0');

/**
 * Calldata with which Multicall3 makes the calls, each of which may fail. Hand-written, because a general encoder
 * blocks the thread for 100 ms for the 400 tokens of one list.
 */
export function encodeCalls(calls: readonly ContractCall[]): string {
  const tuples = calls.map(({ to, data }) => {
    const digits = data.slice(2);
    return (
      to.slice(2).toLowerCase().padStart(WORD, '0') + word(1) + word(96) + word(digits.length / 2) + padded(digits)
    );
  });
  let offset = 32 * calls.length;
  const offsets = tuples.map((tuple) => {
    const here = word(offset);
    offset += tuple.length / 2;
    return here;
  });
  return [AGGREGATE3, word(32), word(calls.length), ...offsets, ...tuples].join('');
}

/** What a call returned, or its error. */
export type CallOutcome = Readonly<{ isMade: boolean; data: Hex }>;

/**
 * The results of `count` calls; undefined for a call that failed or whose target has no code. Throws UnexpectedAnswer
 * for anything else.
 */
export const decodeResults = (answer: Hex, count: number): readonly (Hex | undefined)[] =>
  resultsOf(decodeOutcomes(answer, count));

function decodeOutcomes(answer: Hex, count: number): readonly CallOutcome[] {
  const reader = new Words(answer.slice(2));
  const list = reader.number(0);
  if (reader.number(list) !== count) throw new UnexpectedAnswer(`Multicall3 did not return ${count} results`);
  const offsets = list + 32;
  return Array.from({ length: count }, (_, i) => {
    const tuple = offsets + reader.number(offsets + 32 * i);
    const bytes = tuple + reader.number(tuple + 32);
    const length = reader.number(bytes);
    return { isMade: reader.number(tuple) === 1, data: reader.bytes(bytes + 32, length) };
  });
}

/** ABI data, read at byte positions; throws UnexpectedAnswer beyond its end. */
class Words {
  readonly #digits: string;

  constructor(digits: string) {
    this.#digits = digits;
  }

  /** A word that contains an offset, a length or a boolean. */
  number(at: number): number {
    const value = Number(`0x${this.#slice(at, 32)}`);
    if (!Number.isSafeInteger(value))
      throw new UnexpectedAnswer('an offset in the Multicall3 response is out of range');
    return value;
  }

  bytes(at: number, length: number): Hex {
    return `0x${this.#slice(at, length)}`;
  }

  #slice(at: number, length: number): string {
    const digits = this.#digits.slice(2 * at, 2 * (at + length));
    if (digits.length !== 2 * length) throw new UnexpectedAnswer('the Multicall3 response is too short');
    return digits;
  }
}
