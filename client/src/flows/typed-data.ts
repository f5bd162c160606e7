import type { Address, Hex, TypedDataDomain } from 'viem';
import { signTypedData } from 'viem/actions';
import type { Wallet } from './wallet.ts';

/** ERC-2612. */
const PERMIT = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** OpenZeppelin's ERC2771Forwarder. */
const FORWARD_REQUEST = {
  ForwardRequest: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'gas', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint48' },
    { name: 'data', type: 'bytes' },
  ],
} as const;

export type Permit = Readonly<{ spender: Address; value: bigint; nonce: bigint; deadline: bigint }>;
export type ForwardRequest = Readonly<{ to: Address; gas: bigint; nonce: bigint; deadline: bigint; data: Hex }>;

/** The wallet allows the spender this amount of the token whose domain is given. */
export const signPermit = (wallet: Wallet, domain: TypedDataDomain, permit: Permit): Promise<Hex> =>
  signTypedData(wallet, {
    account: wallet.account,
    domain,
    types: PERMIT,
    primaryType: 'Permit',
    message: { owner: wallet.account.address, ...permit },
  });

/** The wallet requests a call without coins from the forwarder whose domain is given. */
export const signForwardRequest = (wallet: Wallet, domain: TypedDataDomain, request: ForwardRequest): Promise<Hex> =>
  signTypedData(wallet, {
    account: wallet.account,
    domain,
    types: FORWARD_REQUEST,
    primaryType: 'ForwardRequest',
    message: { from: wallet.account.address, value: 0n, ...request, deadline: Number(request.deadline) },
  });
