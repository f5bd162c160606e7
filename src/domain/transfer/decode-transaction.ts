import { MAX_UINT256 } from '../shared/amount.ts';
import {
  contractCreationRefused,
  transactionMalformed,
  transactionTypeRefused,
  transactionUnprotected,
} from './errors.ts';
import { decodeRlpList, encodeRlpList, encodeRlpNumber, type RlpItem } from './rlp.ts';
import { type TransactionFields, type TransactionType, toNumber } from './signed-transaction.ts';

/** The members of a transaction's list by index. Every method throws TRANSACTION_MALFORMED for a member of another type. */
class Members {
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

/** A decoded transaction, before its signer is recovered. */
type DecodedTransaction = TransactionFields &
  Readonly<{
    /** 20 bytes. */
    to: Uint8Array;
    /** The bytes whose keccak256 was signed. */
    signed: Uint8Array;
    /** r, s, and v (27 or 28): 65 bytes. */
    signature: Uint8Array;
  }>;

type Layout = Readonly<
  Record<
    'chainId' | 'nonce' | 'tip' | 'fee' | 'gasLimit' | 'to' | 'value' | 'data' | 'accessList' | 'v' | 'length',
    number
  >
>;

/** Index of each member in the list, by type; legacy transactions encode their chain in v. */
const LAYOUTS: Readonly<Record<TransactionType, Layout>> = {
  0: { chainId: -1, nonce: 0, tip: 1, fee: 1, gasLimit: 2, to: 3, value: 4, data: 5, accessList: -1, v: 6, length: 9 },
  1: { chainId: 0, nonce: 1, tip: 2, fee: 2, gasLimit: 3, to: 4, value: 5, data: 6, accessList: 7, v: 8, length: 11 },
  2: { chainId: 0, nonce: 1, tip: 2, fee: 3, gasLimit: 4, to: 5, value: 6, data: 7, accessList: 8, v: 9, length: 12 },
};

const MAX_UINT64 = 2n ** 64n - 1n;

/**
 * Strictly decodes one signed transaction of type 0, 1 or 2: what nodes would reject is rejected here. Throws
 * TRANSACTION_MALFORMED, TRANSACTION_TYPE_REFUSED, TRANSACTION_UNPROTECTED or CONTRACT_CREATION_REFUSED.
 */
export function decodeTransaction(raw: Uint8Array): DecodedTransaction {
  const type = typeOf(raw);
  const layout = LAYOUTS[type];
  const items = decodeRlpList(raw, type === 0 ? 0 : 1);
  if (items.length !== layout.length)
    throw transactionMalformed({ fault: `expected ${layout.length} fields, got ${items.length}` });
  const read = new Members(raw, items);
  const { chainId, parity } = type === 0 ? chainOf(read.number(layout.v)) : typedChainOf(read, layout);
  const decoded = {
    type,
    chainId,
    nonce: read.number(layout.nonce, MAX_UINT64 - 1n),
    gasLimit: read.number(layout.gasLimit, MAX_UINT64),
    maxFeePerGas: read.number(layout.fee),
    maxPriorityFeePerGas: read.number(layout.tip),
    to: recipientOf(read.bytes(layout.to)),
    value: read.number(layout.value),
    data: read.bytes(layout.data),
    accessList: type === 0 ? { addresses: 0, keys: 0 } : read.accessList(layout.accessList),
    signature: read.signature(layout.v, parity),
    signed: signedPart(raw, items, type, chainId),
  };
  requirePayable(decoded);
  return decoded;
}

function typeOf(raw: Uint8Array): TransactionType {
  const [first] = raw;
  if (first === undefined) throw transactionMalformed({ fault: 'the transaction is empty' });
  if (first >= 0xc0) return 0;
  if (first === 1 || first === 2) return first;
  if (first >= 0x80) throw transactionMalformed({ fault: 'expected an RLP list' });
  throw transactionTypeRefused({ type: first });
}

/** EIP-155: v is twice the chain id plus 35 or 36. */
function chainOf(v: bigint) {
  if (v === 27n || v === 28n) throw transactionUnprotected();
  if (v < 37n) throw transactionMalformed({ fault: 'v is not a valid EIP-155 value' });
  return { chainId: chainNumber((v - 35n) / 2n), parity: (v - 35n) % 2n };
}

function typedChainOf(read: Members, { chainId, v }: Layout) {
  const chain = read.number(chainId);
  if (chain === 0n) throw transactionUnprotected();
  return { chainId: chainNumber(chain), parity: read.number(v, 1n) };
}

function chainNumber(chainId: bigint): number {
  if (chainId > BigInt(Number.MAX_SAFE_INTEGER)) throw transactionMalformed({ fault: 'the chain id is too large' });
  return Number(chainId);
}

function recipientOf(to: Uint8Array): Uint8Array {
  if (to.length === 0) throw contractCreationRefused();
  if (to.length !== 20) throw transactionMalformed({ fault: 'to is not an address' });
  return to;
}

/** The signed bytes: the members before v, and for legacy transactions also the chain id and two zeros. */
function signedPart(raw: Uint8Array, items: readonly RlpItem[], type: TransactionType, chainId: number): Uint8Array {
  const fields = raw.subarray(items[0]?.from, items[LAYOUTS[type].v]?.from);
  if (type === 0) return encodeRlpList(fields, encodeRlpNumber(chainId), Uint8Array.of(0x80, 0x80));
  const list = encodeRlpList(fields);
  const signed = new Uint8Array(1 + list.length);
  signed[0] = type;
  signed.set(list, 1);
  return signed;
}

function requirePayable({ maxFeePerGas, maxPriorityFeePerGas, gasLimit, value }: TransactionFields): void {
  if (maxPriorityFeePerGas > maxFeePerGas)
    throw transactionMalformed({ fault: 'maxPriorityFeePerGas is greater than maxFeePerGas' });
  if (gasLimit * maxFeePerGas + value > MAX_UINT256)
    throw transactionMalformed({ fault: 'its total cost exceeds 2^256 - 1' });
}
