import { id } from 'ethers';
import type { AcceptedSigners } from '../../../application/ports/signing.ts';
import type { Clock } from '../../../application/ports/system.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { orChainUnavailable, viewData } from '../rpc/view.ts';
import { readAddress, readWords } from '../rpc/wire.ts';

/** `signer()`; and of hooks `retiringSigner()`, or the zero address. */
const SIGNERS = ['signer()', 'retiringSigner()'].map((view) => id(view).slice(0, 10));
/** How long signatures of a replaced signer may still be issued, which the contract then refuses. */
const FRESH_MS = 5_000;

type Known = Readonly<{ signers: readonly WalletAddress[]; at: number }>;

export class EvmAcceptedSigners implements AcceptedSigners {
  readonly #rpc: ChainRpc;
  readonly #clock: Clock;
  readonly #known = new Map<WalletAddress, Known>();

  constructor(rpc: ChainRpc, clock: Clock) {
    this.#rpc = rpc;
    this.#clock = clock;
  }

  known(contract: WalletAddress): readonly WalletAddress[] {
    return this.#known.get(contract)?.signers ?? [];
  }

  async read(contract: WalletAddress): Promise<readonly WalletAddress[]> {
    const known = this.#known.get(contract);
    const at = this.#clock.now().getTime();
    if (known !== undefined && at - known.at < FRESH_MS) return known.signers;
    const read = this.#rpc.read((ask) => Promise.all(SIGNERS.map((view) => offeredBy(ask, contract, view))));
    const offered = await orChainUnavailable(read);
    const signers = offered.filter((one) => one !== undefined && one !== ZERO_ADDRESS) as WalletAddress[];
    this.#known.set(contract, { signers, at });
    return signers;
  }
}

/** A contract without this function reverts, or returns nothing. */
async function offeredBy(ask: Ask, contract: WalletAddress, view: string): Promise<WalletAddress | undefined> {
  try {
    const data = await viewData(ask, contract, view);
    return data === '0x' ? undefined : readAddress(readWords(data, 1)[0] as bigint);
  } catch (error) {
    if (error instanceof RpcError && contractFailed(error)) return undefined;
    throw error;
  }
}
