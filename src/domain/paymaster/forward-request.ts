import { fromHex, type Hex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import type { TypedDataField } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What a wallet asks OpenZeppelin's ERC2771Forwarder to do in its name. */
export type ForwardRequest = Readonly<{
  from: WalletAddress;
  to: WalletAddress;
  /** Wei. */
  value: bigint;
  /** Gas of the call itself. */
  gas: bigint;
  /** Counted by the forwarder for each wallet; signed, but not part of the forwarder's own struct. */
  nonce: bigint;
  /** Unix seconds, inclusive; a uint48. */
  deadline: bigint;
  data: Hex;
}>;

export type SignedForwardRequest = ForwardRequest & Readonly<{ signature: Hex }>;

/** A request, and the forwarder that it was signed for. */
export type Forwarding = Readonly<{ chainId: number; forwarder: WalletAddress; request: SignedForwardRequest }>;

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
/** Of `execute(…)`: the selector, the struct's offset, its seven members, and its two tails without the data. */
const EXECUTE_BYTES = 4 + WORD + 7 * WORD + WORD + WORD + 3 * WORD;
/** Of the transaction around it: numbers, addresses and the signature, as long as they get. */
const ENVELOPE_BYTES = 180;

const bytesOf = ({ data }: ForwardRequest): number => (data.length - '0x'.length) / 2;
const paddedTo = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** The most bytes that the signed transaction may have which executes the request. */
export const relayBytes = (request: ForwardRequest): number =>
  ENVELOPE_BYTES + EXECUTE_BYTES + paddedTo(bytesOf(request));

/** For the forwarder's own work: a fresh nonce 22,100, the signature 3,000, asking the target whether it trusts 6,000, an event. */
const FORWARDER_GAS = 50_000n;

/**
 * The gas limit of the transaction that executes the request. A call is given 63 of 64 parts of what is left (EIP-150), and the
 * forwarder burns everything when that is less than the request's gas.
 */
export function relayGasLimit(request: ForwardRequest): bigint {
  const calldata = new Uint8Array(EXECUTE_BYTES + paddedTo(bytesOf(request))).fill(0xff, 0, EXECUTE_BYTES);
  calldata.set(fromHex(request.data), EXECUTE_BYTES);
  return leastGas({ data: calldata }) + FORWARDER_GAS + (request.gas * 64n + 62n) / 63n;
}
