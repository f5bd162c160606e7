import { keccak_256 } from '@noble/hashes/sha3.js';
import type { SignedTransactions } from '../../application/ports/transfer.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { decodeTransaction } from '../../domain/transfer/decode-transaction.ts';
import { transactionMalformed } from '../../domain/transfer/errors.ts';
import { type SignedTransaction, tokenTransferIn } from '../../domain/transfer/signed-transaction.ts';
import { addressOfPublicKey, checksumAddress } from './address.ts';
import { type Secp256k1, secp256k1 } from './secp256k1.ts';

// Checked before decoding, because Buffer.from(…, 'hex') silently stops at the first character that is not a digit.
const BYTES = /^0x(?:[0-9a-fA-F]{2})+$/;

export class LocalSignedTransactions implements SignedTransactions {
  readonly #curve: Secp256k1;

  constructor(curve: Secp256k1 = secp256k1) {
    this.#curve = curve;
  }

  decode(raw: Hex): SignedTransaction {
    if (!BYTES.test(raw)) throw transactionMalformed({ fault: 'it is not an even number of hexadecimal digits' });
    const bytes = Buffer.from(raw.slice(2), 'hex');
    const { signed, signature, to: recipient, ...fields } = decodeTransaction(bytes);
    const signer = this.#curve.recover(keccak_256(signed), signature);
    if (signer === undefined) throw transactionMalformed({ fault: 'its signature is invalid' });
    const to = checksumAddress(recipient);
    const transfer = tokenTransferIn(fields.data);
    return {
      ...fields,
      from: addressOfPublicKey(signer),
      to,
      hash: `0x${Buffer.from(keccak_256(bytes)).toString('hex')}`,
      raw: `0x${bytes.toString('hex')}`,
      movement:
        transfer === undefined || fields.value !== 0n
          ? { to, amount: fields.value }
          : { to: checksumAddress(transfer.to), amount: transfer.amount, token: to },
    };
  }
}
