import { getBytes, Signature, Transaction } from 'ethers';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { LocalAccount } from '../local/local-account.ts';
import type { Fees } from './relayer-fees.ts';
import type { Bid, Lane, RelayerCall } from './relayer-queue.ts';

/** The account that pays the gas; its key is in this process. */
export class RelayerAccount {
  readonly address: WalletAddress;
  readonly #account: LocalAccount;

  /** `privateKey` is `0x` and 64 digits. Throws when it is not a valid private key; the error does not contain it. */
  constructor(privateKey: string) {
    this.#account = new LocalAccount('relayer', privateKey);
    this.address = this.#account.address;
  }

  /** The call as a transaction with this nonce and without native coins. */
  sign({ chainId }: Pick<Lane, 'chainId'>, call: Omit<RelayerCall, 'id'>, nonce: bigint, fees: Fees, at: Date): Bid {
    const { to, data, gasLimit } = call;
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const fields = { type: 2, chainId, nonce: Number(nonce), to, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas };
    const transaction = Transaction.from({ ...fields, value: 0n });
    const signature = this.#account.sign(getBytes(transaction.unsignedHash));
    transaction.signature = Signature.from(`0x${Buffer.from(signature).toString('hex')}`);
    const { serialized, hash } = transaction;
    return { raw: serialized as Hex, hash: hash as Hex, maxFeePerGas, maxPriorityFeePerGas, at };
  }
}
