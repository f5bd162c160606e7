import { MAX_UINT256 } from '../shared/amount.ts';
import { transactionMalformed } from './errors.ts';
import type { RlpItem } from './rlp.ts';
import { toNumber } from './signed-transaction.ts';

/** The members of a transaction's list by index. Every method throws TRANSACTION_MALFORMED for a member of another type. */
export class Members {
  readonly #raw: Uint8Array;
  readonly #items: readonly RlpItem[];

  constructor(raw: Uint8Array, items: readonly RlpItem[]) {
    this.#raw = raw;
    this.#items = items;
  }

  bytes(index: number): Uint8Array {
    return this.#bytesOf(this.#items[index] as RlpItem);
  }

  number(index: number, largest = MAX_UINT256): bigint {
    const bytes = this.bytes(index);
    if (bytes[0] === 0) throw transactionMalformed({ fault: 'a number has leading zeros' });
    if (bytes.length > 32) throw transactionMalformed({ fault: 'a number is too large' });
    const value = toNumber(bytes);
    if (value > largest) throw transactionMalformed({ fault: 'a number is too large' });
    return value;
  }

  /** r and s are the two members after v. */
  signature(v: number, parity: bigint): Uint8Array {
    const signature = new Uint8Array(65);
    for (const [part, end] of [
      [v + 1, 32],
      [v + 2, 64],
    ] as const) {
      this.number(part);
      const bytes = this.bytes(part);
      signature.set(bytes, end - bytes.length);
    }
    signature[64] = 27 + Number(parity);
    return signature;
  }

  accessList(index: number) {
    const entries = this.#listOf(this.#items[index] as RlpItem);
    const keys = entries.map((entry) => {
      const [address, slots, ...others] = this.#listOf(entry);
      if (address === undefined || slots === undefined || others.length > 0) throw noAccessList();
      if (this.#bytesOf(address).length !== 20) throw noAccessList();
      const keys = this.#listOf(slots);
      if (keys.some((key) => this.#bytesOf(key).length !== 32)) throw noAccessList();
      return keys.length;
    });
    return { addresses: entries.length, keys: keys.reduce((sum, count) => sum + count, 0) };
  }

  #bytesOf({ items, start, end }: RlpItem): Uint8Array {
    if (items !== undefined) throw transactionMalformed({ fault: 'a list was found where a value is expected' });
    return this.#raw.subarray(start, end);
  }

  #listOf({ items }: RlpItem): readonly RlpItem[] {
    if (items === undefined) throw noAccessList();
    return items;
  }
}

const noAccessList = () => transactionMalformed({ fault: 'the access list is malformed' });
