import { getBytes, Signature, Transaction } from 'ethers';
import type { SigningKey } from '../../application/ports/signing.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from '../local/address.ts';
import type { Fees } from './relayer-market.ts';
import type { Bid, Lane, RelayerCall } from './relayer-queue.ts';

/** An account that pays the gas. */
export class RelayerAccount {
  readonly address: WalletAddress;
  readonly #key: SigningKey;

  constructor(key: SigningKey) {
    this.#key = key;
    this.address = addressOfPublicKey(key.publicKey);
  }

  /** The call as a transaction with this nonce and without native coins. Rejects as the key does. */
  async sign(
    { chainId }: Pick<Lane, 'chainId'>,
    { to, data, gasLimit, nonce }: Omit<RelayerCall, 'id'> & Readonly<{ nonce: bigint }>,
    { maxFeePerGas, maxPriorityFeePerGas }: Fees,
    at: Date,
  ): Promise<Bid> {
    const fields = { type: 2, chainId, nonce: Number(nonce), to, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas };
    const transaction = Transaction.from({ ...fields, value: 0n });
    const signature = await this.#key.sign(getBytes(transaction.unsignedSerialized));
    transaction.signature = Signature.from(`0x${Buffer.from(signature).toString('hex')}`);
    const { serialized, hash } = transaction;
    return { raw: serialized as Hex, hash: hash as Hex, maxFeePerGas, maxPriorityFeePerGas, at };
  }
}
