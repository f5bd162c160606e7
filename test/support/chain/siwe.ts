import { SiweMessage } from 'siwe';

type Fields = Readonly<{
  address: string;
  nonce: string;
  url: string;
  issuedAt: Date;
  chainId?: number;
  domain?: string;
  uri?: string;
  version?: string;
  expirationTime?: Date;
  notBefore?: Date;
}>;

/** An EIP-4361 message as a wallet shows it, created by the reference library. */
export function siweText(fields: Fields): string {
  const { address, nonce, url, issuedAt, chainId = 8453, expirationTime, notBefore } = fields;
  return new SiweMessage({
    domain: fields.domain ?? new URL(url).host,
    address,
    statement: 'Sign in to the token sale.',
    uri: fields.uri ?? url,
    version: fields.version ?? '1',
    chainId,
    nonce,
    issuedAt: issuedAt.toISOString(),
    ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
    ...(notBefore && { notBefore: notBefore.toISOString() }),
  }).prepareMessage();
}
