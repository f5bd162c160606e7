import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { z } from 'zod';
import type { ChainBalances } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { HeldBalances } from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../chain/rpc/errors.ts';
import type { RpcCall, Settled } from '../chain/rpc/json-rpc-client.ts';
import {
  aggregate,
  type ContractCall,
  decodeResults,
  encodeCalls,
  multicallOn,
  resultsOf,
} from '../chain/rpc/multicall.ts';
import { orChainUnavailable } from '../chain/rpc/view.ts';
import { Data, parse, readWords } from '../chain/rpc/wire.ts';
import { type Freshness, Readings } from '../upstream/readings.ts';

export type EvmBalancesSettings = Readonly<{
  chains: ReadonlyMap<number, ChainRpc>;
  clock: Clock;
  onTrouble: (error: unknown) => void;
  /** The time limit for reading one chain, in milliseconds. */
  limitMs?: number;
}>;

const BLOCK_NUMBER = '0x42cbb15c';
const ETH_BALANCE = '0x4d2301cc';
const BALANCE_OF = '0x70a08231';
const FRESHNESS: Freshness = { freshMs: 5_000, staleMs: 30_000, absentMs: 0 };

/** Balances read through Multicall3, with one call per chain. */
export class EvmChainBalances implements ChainBalances {
  readonly #chains: ReadonlyMap<number, ChainRpc>;
  readonly #clock: Clock;
  readonly #readings: Readings;
  readonly #limit;

  constructor({ chains, clock, onTrouble, limitMs = 6_000 }: EvmBalancesSettings) {
    this.#chains = chains;
    this.#clock = clock;
    this.#readings = new Readings({ clock, maxSize: 32 * 1024 * 1024, onFailure: onTrouble });
    this.#limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  }

  get chainIds(): readonly number[] {
    return [...this.#chains.keys()];
  }

  async read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>> {
    const chain = this.#chainOf(chainId);
    const key = `${chainId} ${wallet} ${tokens.join()}`;
    const { value, asOf } = await this.#readings.read(key, FRESHNESS, async () => {
      const readAt = this.#clock.now();
      return { value: await this.#ask(chain, wallet, tokens), asOf: readAt, size: 2 * key.length };
    });
    return { value: value as HeldBalances, asOf };
  }

  /** One request with a call for each wallet. Nothing is cached: these are read once an hour. */
  async readAll(chainId: number, wallets: readonly WalletAddress[], tokens: readonly WalletAddress[]) {
    const chain = this.#chainOf(chainId);
    if (wallets.length === 0) return [];
    const multicall = multicallOn(chainId);
    const calls = wallets.map((wallet): RpcCall => {
      const data = encodeCalls(callsFor(multicall, wallet, tokens));
      return ['eth_call', [{ to: multicall, data }, 'latest']];
    });
    const asOf = this.#clock.now();
    const answers = await this.#limited(() => chain.read((_, askAll) => askAll(calls)));
    return await Promise.all(answers.map((answer) => attempt(dated(answer, tokens, asOf))));
  }

  #chainOf(chainId: number): ChainRpc {
    const chain = this.#chains.get(chainId);
    if (chain === undefined) throw chainUnavailable.because(new Error(`no node is configured for chain ${chainId}`));
    return chain;
  }

  async #ask(chain: ChainRpc, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<HeldBalances> {
    const multicall = multicallOn(chain.chainId);
    const calls = callsFor(multicall, wallet, tokens);
    return await this.#limited(async () =>
      held(resultsOf(await chain.read((ask) => aggregate(ask, multicall, calls))), tokens),
    );
  }

  async #limited<T>(reading: () => Promise<T>): Promise<T> {
    try {
      return await orChainUnavailable(this.#limit.execute(reading));
    } catch (error) {
      throw error instanceof TaskCancelledError ? chainUnavailable.because(error) : error;
    }
  }
}

const dated = (answer: Settled, tokens: readonly WalletAddress[], asOf: Date): Promise<Dated<HeldBalances>> =>
  orChainUnavailable(
    (async () => {
      if ('refusal' in answer) throw answer.refusal;
      return { value: held(decodeResults(parse(Data, answer.result, 'call result'), tokens.length + 2), tokens), asOf };
    })(),
  );

type Results = readonly (Hex | undefined)[];

const argument = (wallet: WalletAddress) => wallet.slice(2).toLowerCase().padStart(64, '0');

const callsFor = (
  multicall: WalletAddress,
  wallet: WalletAddress,
  tokens: readonly WalletAddress[],
): readonly ContractCall[] => [
  { to: multicall, data: BLOCK_NUMBER },
  { to: multicall, data: ETH_BALANCE + argument(wallet) },
  ...tokens.map((to) => ({ to, data: BALANCE_OF + argument(wallet) })),
];

function held([block, native, ...balances]: Results, tokens: readonly WalletAddress[]): HeldBalances {
  const amounts = tokens.map((token, i) => [token, amountOf(balances[i])] as const);
  return {
    blockNumber: Number(required(block)),
    native: required(native),
    tokens: new Map(
      amounts.flatMap(([token, amount]) => (amount === undefined || amount === 0n ? [] : [[token, amount]])),
    ),
    unread: amounts.flatMap(([token, amount]) => (amount === undefined ? [token] : [])),
  };
}

const OneWord = z.string().regex(/^0x[0-9a-f]{64}$/);

/** A contract that does not return exactly one word is not a token, so it has no balance. */
const amountOf = (result: Hex | undefined): bigint | undefined =>
  OneWord.safeParse(result).success ? readWords(result as Hex, 1)[0] : undefined;

function required(result: Hex | undefined): bigint {
  const amount = amountOf(result);
  if (amount === undefined) throw new UnexpectedAnswer('Multicall3 did not return its own balance call');
  return amount;
}
