import type { AcceptedSigners } from '../../../application/ports/signing.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';
import { readAddress } from '../rpc/wire.ts';

/** `signer()`. */
const SIGNER = '0x238ac933';
/** How long signatures of a replaced signer may still be issued, which the contract then refuses. */
const FRESH_MS = 5_000;

type Known = Readonly<{ signer: WalletAddress | undefined; at: number }>;

export class EvmAcceptedSigners implements AcceptedSigners {
  readonly #rpc: ChainRpc;
  readonly #clock: Clock;
  readonly #known = new Map<WalletAddress, Known>();

  constructor(rpc: ChainRpc, clock: Clock) {
    this.#rpc = rpc;
    this.#clock = clock;
  }

  known(contract: WalletAddress): WalletAddress | undefined {
    return this.#known.get(contract)?.signer;
  }

  async read(contract: WalletAddress): Promise<WalletAddress | undefined> {
    const known = this.#known.get(contract);
    const at = this.#clock.now().getTime();
    if (known !== undefined && at - known.at < FRESH_MS) return known.signer;
    const signer = await orChainUnavailable(
      this.#rpc.read((ask) => viewWord(ask, contract, SIGNER).then(readAddress).catch(notOffered)),
    );
    this.#known.set(contract, { signer, at });
    return signer;
  }
}

/** A contract without this function reverts, or returns nothing. */
function notOffered(error: unknown): undefined {
  const isReverted = error instanceof RpcError && contractFailed(error);
  if (isReverted || error instanceof UnexpectedAnswer) return undefined;
  throw error;
}
