import { AbiCoder, TypedDataEncoder } from 'ethers';
import type { PermitTerms } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { GaslessContracts, GaslessOutlook } from '../../../domain/transfer/gasless-offer.ts';
import type { ContractCall } from '../rpc/multicall.ts';

/** `nonces(address)` of forwarders and tokens, `allowance(address,address)`, `DOMAIN_SEPARATOR()`, `name()` and `version()`. */
const NONCES = '0x7ecebe00';
const ALLOWANCE = '0xdd62ed3e';
const DOMAIN_SEPARATOR = '0x3644e515';
const NAME = '0x06fdde03';
const VERSION = '0x54fd4d50';
/** Fallbacks for tokens without `version()`, or whose `version()` is that of their code. */
const USUAL_VERSIONS = ['1', '2'];

export type GaslessRead = 'requestNonce' | 'allowance' | 'permitNonce' | 'separator' | 'name' | 'version';

const word = (address: WalletAddress) => address.slice(2).toLowerCase().padStart(64, '0');

/** The reads that a gasless transfer of the token needs. */
export const gaslessReads = (
  from: WalletAddress,
  { token, contract, forwarder }: GaslessContracts,
): readonly [GaslessRead, ContractCall][] => [
  ['requestNonce', { to: forwarder.verifyingContract, data: NONCES + word(from) }],
  ['allowance', { to: token, data: ALLOWANCE + word(from) + word(contract) }],
  ['permitNonce', { to: token, data: NONCES + word(from) }],
  ['separator', { to: token, data: DOMAIN_SEPARATOR }],
  ['name', { to: token, data: NAME }],
  ['version', { to: token, data: VERSION }],
];

type Answers = Readonly<{
  word(name: GaslessRead): bigint | undefined;
  bytes(name: GaslessRead): Hex | undefined;
}>;

/** Undefined when the forwarder or the token does not exist. */
export function gaslessOutlookIn({ word, bytes }: Answers, contracts: GaslessContracts): GaslessOutlook | undefined {
  const [requestNonce, allowance, nonce] = [word('requestNonce'), word('allowance'), word('permitNonce')];
  if (requestNonce === undefined || allowance === undefined) return undefined;
  const domain = domainIn(bytes, contracts);
  return {
    requestNonce,
    allowance,
    ...(domain !== undefined && nonce !== undefined && { permit: { domain, nonce } }),
  };
}

/** The candidate whose hash equals the token's own domain separator: a signature over any other domain is invalid. */
function domainIn(
  bytes: Answers['bytes'],
  { token, forwarder: { chainId } }: GaslessContracts,
): PermitTerms['domain'] | undefined {
  const [separator, name, version] = [bytes('separator'), textIn(bytes('name')), textIn(bytes('version'))];
  if (name === undefined) return undefined;
  return [version, ...USUAL_VERSIONS]
    .flatMap((one) => (one === undefined ? [] : [{ name, version: one, chainId, verifyingContract: token }]))
    .find((domain) => TypedDataEncoder.hashDomain(domain) === separator);
}

function textIn(data: Hex | undefined): string | undefined {
  try {
    return data && AbiCoder.defaultAbiCoder().decode(['string'], data)[0];
  } catch {
    return undefined;
  }
}
