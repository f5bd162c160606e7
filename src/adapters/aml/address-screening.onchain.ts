import { Interface } from 'ethers';
import type { AddressScreening } from '../../application/ports/compliance.ts';
import { type Screening, screeningUnavailable } from '../../domain/compliance/screening.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../chain/rpc/errors.ts';
import { aggregate, multicallOn, resultsOf } from '../chain/rpc/multicall.ts';
import { viewWord } from '../chain/rpc/view.ts';
import { readWords } from '../chain/rpc/wire.ts';

const oracleInterface = new Interface(['function isSanctioned(address account) view returns (bool)']);

/** Addresses of Chainalysis' public sanctions oracle, by chain id (go.chainalysis.com, "Chainalysis oracle for sanctions screening"). */
export const SANCTIONS_ORACLES: Readonly<Record<ChainId, WalletAddress | undefined>> = {
  1: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb' as WalletAddress,
  10: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb' as WalletAddress,
  137: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb' as WalletAddress,
  8453: '0x3A91A31cB3dC49b4db9Ce721F50a9D076c8D739B' as WalletAddress,
  42161: '0x40C57923924B5c5c5455c48D93317139ADDaC8fb' as WalletAddress,
};

export const publicOracleOn = (chainId: number): WalletAddress | undefined =>
  isChainId(chainId) ? SANCTIONS_ORACLES[chainId] : undefined;

/** Queries a sanctions list contract. */
export class OnchainAddressScreening implements AddressScreening {
  readonly takesSuspects = true;
  readonly #rpc: ChainRpc;
  readonly #oracle: WalletAddress;

  constructor(rpc: ChainRpc, oracle: WalletAddress) {
    this.#rpc = rpc;
    this.#oracle = oracle;
  }

  async screen(wallet: WalletAddress): Promise<Screening> {
    try {
      return this.#verdict(await this.#rpc.read((ask) => viewWord(ask, this.#oracle, question(wallet))));
    } catch (error) {
      throw screeningUnavailable.because(error);
    }
  }

  /** A contract on an EVM chain lists EVM addresses only. */
  async screenForeign(): Promise<undefined> {
    return undefined;
  }

  /** All of them in one call of Multicall3, so at one block. */
  async screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]> {
    if (wallets.length < 2) return await Promise.all(wallets.map((wallet) => this.screen(wallet)));
    const calls = wallets.map((wallet) => ({ to: this.#oracle, data: question(wallet) }));
    try {
      const outcomes = await this.#rpc.read((ask) => aggregate(ask, multicallOn(this.#rpc.chainId), calls));
      return resultsOf(outcomes).map((result) => {
        if (result === undefined) throw new UnexpectedAnswer('the oracle returned nothing');
        return this.#verdict(readWords(result, 1)[0] as bigint);
      });
    } catch (error) {
      throw screeningUnavailable.because(error);
    }
  }

  #verdict(word: bigint): Screening {
    if (word > 1n) throw new UnexpectedAnswer('the oracle returned neither true nor false');
    return { sanctioned: word === 1n, source: `oracle ${this.#oracle} on chain ${this.#rpc.chainId}` };
  }
}

const question = (wallet: WalletAddress): string => oracleInterface.encodeFunctionData('isSanctioned', [wallet]);
