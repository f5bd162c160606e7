import { keccak_256 } from '@noble/hashes/sha3.js';
import { developmentAccounts } from '../contracts/kit/accounts.ts';
import { secp256k1 } from '../src/adapters/local/secp256k1.ts';

/** An account that can sign. */
export type Account = Readonly<{ address: string; privateKey: string }>;

export const ACCOUNTS: readonly Account[] = developmentAccounts;
/** The customer of the bench, who holds tokens in the sandbox. */
const CUSTOMER: Account = developmentAccounts[0];
export const WALLET = CUSTOMER.address;

/** The EIP-191 digest of a text. */
export function personalDigest(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

/** r, s and v as a wallet returns them: 65 bytes in hexadecimal. */
export function signText(text: string, { privateKey } = CUSTOMER): string {
  const key = Buffer.from(privateKey.slice(2), 'hex');
  return `0x${Buffer.from(secp256k1.sign(personalDigest(text), key)).toString('hex')}`;
}

/** The signed body of a sign-in at this site. */
export function signIn(baseUrl: string, nonce: string, account = CUSTOMER) {
  const message = `${new URL(baseUrl).host} wants you to sign in with your Ethereum account:
${account.address}

Sign in to measure.

URI: ${baseUrl}
Version: 1
Chain ID: 1
Nonce: ${nonce}
Issued At: ${new Date().toISOString()}`;
  return { message, signature: signText(message, account), issueToken: true };
}
