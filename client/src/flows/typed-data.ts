import type { Hex, TypedDataDomain, TypedDataParameter } from 'viem';
import { signTypedData } from 'viem/actions';
import type { Wallet } from './wallet.ts';

/** EIP-712 typed data as the service sends it, with integers as decimal text. */
export type Signable = Readonly<{
  domain: TypedDataDomain;
  types: Readonly<Record<string, readonly TypedDataParameter[]>>;
  primaryType: string;
  message: Readonly<Record<string, unknown>>;
}>;

export function signOffered(wallet: Wallet, { domain, types, primaryType, message }: Signable): Promise<Hex> {
  const integers = (types[primaryType] ?? []).filter(({ type }) => type.startsWith('uint'));
  const parsed = Object.fromEntries(integers.map(({ name }) => [name, BigInt(String(message[name]))]));
  const account = wallet.account;
  return signTypedData(wallet, { account, domain, types, primaryType, message: { ...message, ...parsed } });
}
