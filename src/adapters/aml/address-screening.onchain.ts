import { Interface } from 'ethers';
import type { AddressScreening } from '../../application/ports/compliance/address-screening.ts';
import { type Screening, screeningUnavailable } from '../../domain/compliance/screening.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../chain/rpc/errors.ts';
import { viewWord } from '../chain/rpc/view.ts';

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
  readonly #rpc: ChainRpc;
  readonly #oracle: WalletAddress;

  constructor(rpc: ChainRpc, oracle: WalletAddress) {
    this.#rpc = rpc;
    this.#oracle = oracle;
  }

  async screen(wallet: WalletAddress): Promise<Screening> {
    const calldata = oracleInterface.encodeFunctionData('isSanctioned', [wallet]);
    try {
      const verdict = await this.#rpc.read((ask) => viewWord(ask, this.#oracle, calldata));
      if (verdict > 1n) throw new UnexpectedAnswer('the oracle returned neither true nor false');
      return { sanctioned: verdict === 1n, source: `oracle ${this.#oracle} on chain ${this.#rpc.chainId}` };
    } catch (error) {
      throw screeningUnavailable.because(error);
    }
  }
}
