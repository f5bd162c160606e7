import { Interface, recoverAddress, Signature, TypedDataEncoder } from 'ethers';
import type { SignedTransfer, TransferTerms } from '../../../domain/payment/transfer.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

const FIELDS = 'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce';
const NAME = 'transferWithAuthorization';
const byKey = new Interface([`function ${NAME}(${FIELDS}, uint8 v, bytes32 r, bytes32 s)`]);
/** As in USDC 2.2, which asks contract accounts for their signature. */
const byContract = new Interface([`function ${NAME}(${FIELDS}, bytes signature)`]);

/** What else is needed of a token with transfers that anybody may send for the holder (EIP-3009). */
export const eip3009 = new Interface([
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

const TYPES = {
  TransferWithAuthorization: FIELDS.split(', ').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  }),
};

/** What the holder signs. */
export const transferDigest = ({ name, version, chainId, currency }: TransferTerms, transfer: SignedTransfer): Hex =>
  TypedDataEncoder.hash({ name, version, chainId, verifyingContract: currency }, TYPES, contentOf(transfer)) as Hex;

const contentOf = ({ from, to, value, validAfter, validBefore, nonce }: SignedTransfer) => {
  return { from, to, value, validAfter, validBefore, nonce };
};

/** The account whose key signed; undefined when none did. */
export function keySigner(digest: Hex, signature: Hex): string | undefined {
  try {
    return recoverAddress(digest, signature);
  } catch {
    // Untrusted bytes: any error means that no key made them for this digest.
    return undefined;
  }
}

/** The parts of a signature of a key; undefined for any other bytes. */
function keySignature(signature: Hex): Signature | undefined {
  try {
    return Signature.from(signature);
  } catch {
    // Untrusted bytes: any error means that no key made them.
    return undefined;
  }
}

/** Calldata with which anybody can have the token execute the transfer. */
export function transferCalldata(transfer: SignedTransfer): Hex {
  const content = Object.values(contentOf(transfer));
  const signed = keySignature(transfer.signature);
  const data =
    signed === undefined
      ? byContract.encodeFunctionData(NAME, [...content, transfer.signature])
      : byKey.encodeFunctionData(NAME, [...content, signed.v, signed.r, signed.s]);
  return data as Hex;
}

/** USDC needs about 100,000. */
export const TRANSFER_GAS = 200_000n;

const SELECTOR = byKey.getFunction(NAME)?.selector ?? '';
/** Clocks of chains may be behind. */
const CHAIN_LAG_SECONDS = 30n;

/** Whether this is the calldata of a transfer that is not worth paying for: its block would only charge for the revert. */
export function isExpiredTransfer(data: Hex, now: Date): boolean {
  if (!data.startsWith(SELECTOR)) return false;
  const { validBefore } = byKey.decodeFunctionData(NAME, data) as unknown as Readonly<{ validBefore: bigint }>;
  return validBefore + CHAIN_LAG_SECONDS < unixSeconds(now);
}
