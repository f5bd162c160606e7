import { fromHex, type Hex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import type { TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** The request that a wallet signs for OpenZeppelin's ERC2771Forwarder. */
export type ForwardRequest = Readonly<{
  from: WalletAddress;
  to: WalletAddress;
  /** Wei. */
  value: bigint;
  /** Gas of the call itself. */
  gas: bigint;
  /** Per-wallet counter of the forwarder. It is signed, but not part of the forwarder's own struct. */
  nonce: bigint;
  /** Unix seconds, inclusive; a uint48. */
  deadline: bigint;
  data: Hex;
}>;

export type SignedForwardRequest = ForwardRequest & Readonly<{ signature: Hex }>;

/** A request and the forwarder for which it was signed. */
export type Forwarding = Readonly<{ chainId: number; forwarder: WalletAddress; request: SignedForwardRequest }>;

/** The signature is part of it: whoever repeats the request knows the signature. */
export const isSameForwarding = (one: Omit<Forwarding, 'forwarder'>, other: Omit<Forwarding, 'forwarder'>): boolean =>
  one.chainId === other.chainId && REQUEST_FIELDS.every((field) => one.request[field] === other.request[field]);

const REQUEST_FIELDS = ['from', 'to', 'value', 'gas', 'nonce', 'deadline', 'data', 'signature'] as const;

/** The EIP-712 struct that the wallet signs. */
export const FORWARD_REQUEST_TYPES: Readonly<Record<'ForwardRequest', readonly TypedDataField[]>> = {
  ForwardRequest: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'gas', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint48' },
    { name: 'data', type: 'bytes' },
  ],
};

const WORD = 32;
/** Calldata of `execute(…)`: the selector, the struct's offset, its seven members, and its two dynamic members without the data. */
const EXECUTE_BYTES = 4 + WORD + 7 * WORD + WORD + WORD + 3 * WORD;
/** Upper bound for the rest of the transaction: numbers, addresses and the signature. */
const ENVELOPE_BYTES = 180;

const bytesOf = ({ data }: ForwardRequest): number => (data.length - '0x'.length) / 2;
const paddedTo = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** Upper bound for the length of the signed transaction that executes the request. */
export const relayBytes = (request: ForwardRequest): number =>
  ENVELOPE_BYTES + EXECUTE_BYTES + paddedTo(bytesOf(request));

/**
 * The forwarder's own gas: 22,100 for a fresh nonce, 3,000 for the signature, 6,000 for querying whether the target
 * trusts it, and an event.
 */
const FORWARDER_GAS = 50_000n;

/**
 * The gas limit of the transaction that executes the request. A call receives at most 63/64 of the remaining gas
 * (EIP-150), and the forwarder consumes all gas when that is less than the request's gas.
 */
export function relayGasLimit(request: ForwardRequest): bigint {
  const calldata = new Uint8Array(EXECUTE_BYTES + paddedTo(bytesOf(request))).fill(0xff, 0, EXECUTE_BYTES);
  calldata.set(fromHex(request.data), EXECUTE_BYTES);
  return leastGas({ data: calldata }) + FORWARDER_GAS + (request.gas * 64n + 62n) / 63n;
}
