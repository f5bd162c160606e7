import { z } from 'zod';
import type { ChainTransactions } from '../../../application/ports/transfer.ts';
import type { Failure } from '../../../domain/shared/failure.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { nonceTooLow, transactionRefused } from '../../../domain/transfer/errors.ts';
import type { Fate, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { NodeUnable, RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { Count, Hash, parse, toQuantity } from '../rpc/wire.ts';
import { ALREADY_KNOWN, meaningOf } from './broadcast-refusal.ts';

const Known = z.object({ hash: Hash }).nullable();
const Receipt = z.object({ transactionHash: Hash, blockNumber: Count, status: z.enum(['0x0', '0x1']) }).nullable();

type Followed = TransactionKey & Readonly<{ from: WalletAddress; nonce: bigint }>;

export class EvmChainTransactions implements ChainTransactions {
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  readonly #onUnknownRefusal: (refusal: Failure) => void;

  /** The supported chains, by id. `onUnknownRefusal` is called with each rejection in words that nobody has listed yet. */
  constructor(chains: ReadonlyMap<number, ChainRpc>, onUnknownRefusal: (refusal: Failure) => void = () => {}) {
    this.#chains = chains;
    this.#onUnknownRefusal = onUnknownRefusal;
  }

  async broadcast(transaction: SignedTransaction): Promise<void> {
    await readChain(this.#chains, transaction.chainId, (ask) => this.#send(ask, transaction));
  }

  async fateOf(transaction: Followed, confirmations: number): Promise<Fate> {
    return await readChain(this.#chains, transaction.chainId, (ask) => fate(ask, transaction, confirmations));
  }

  /** A node that failed may have propagated the transaction, so the next node may already have it, pending or mined. */
  async #send(ask: Ask, { raw, hash }: SignedTransaction): Promise<void> {
    try {
      const told = parse(Hash, await ask('eth_sendRawTransaction', [raw]), 'transaction hash');
      if (told !== hash) throw new UnexpectedAnswer(`the node returned the transaction hash ${told}, expected ${hash}`);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const meaning = meaningOf(error);
      if (meaning === ALREADY_KNOWN) return;
      if (meaning === chainUnavailable) throw new NodeUnable(error);
      if (meaning === nonceTooLow && (await isKnown(ask, hash))) return;
      const refusal = (meaning ?? transactionRefused).because(error);
      if (meaning === undefined) this.#onUnknownRefusal(refusal);
      throw refusal;
    }
  }
}

async function fate(ask: Ask, { hash, from, nonce }: Followed, confirmations: number): Promise<Fate> {
  const head = parse(Count, await ask('eth_blockNumber', []), 'height');
  const settledAt = head - confirmations;
  // The nonce is read first: if it were read last, a transaction mined in between would look replaced.
  const isNonceUsed = settledAt >= 0 && (await nonceAt(ask, from, settledAt)) > nonce;
  const receipt = parse(Receipt, await ask('eth_getTransactionReceipt', [hash]), 'receipt');
  if (receipt !== null) {
    if (receipt.transactionHash !== hash)
      throw new UnexpectedAnswer('the node returned the receipt of another transaction');
    if (receipt.blockNumber > settledAt) return 'pending';
    return receipt.status === '0x1' ? 'confirmed' : 'reverted';
  }
  if (isNonceUsed) return 'replaced';
  return (await isKnown(ask, hash)) ? 'pending' : 'absent';
}

async function nonceAt(ask: Ask, account: WalletAddress, height: number): Promise<number> {
  return parse(Count, await ask('eth_getTransactionCount', [account, toQuantity(height)]), 'nonce');
}

async function isKnown(ask: Ask, hash: Hex): Promise<boolean> {
  const known = parse(Known, await ask('eth_getTransactionByHash', [hash]), 'transaction');
  return known !== null && known.hash === hash;
}
