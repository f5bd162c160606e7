import { keccak_256 } from '@noble/hashes/sha3.js';
import { computeAddress } from 'ethers';
import { developmentAccounts } from '../contracts/kit/accounts.ts';
import { secp256k1 } from '../src/adapters/local/secp256k1.ts';

const PRIVATE_KEY = Buffer.from(developmentAccounts[0].privateKey.slice(2), 'hex');

/** The customer of the bench, who holds tokens in the sandbox. */
export const WALLET = computeAddress(`0x${PRIVATE_KEY.toString('hex')}`);

/** The EIP-191 digest of a text. */
export function personalDigest(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

/** r, s and v as a wallet returns them: 65 bytes in hexadecimal. */
export function signText(text: string): string {
  return `0x${Buffer.from(secp256k1.sign(personalDigest(text), PRIVATE_KEY)).toString('hex')}`;
}

/** The signed body of a sign-in at this site. */
export function signIn(baseUrl: string, nonce: string): { message: string; signature: string; issueToken: true } {
  const message = `${new URL(baseUrl).host} wants you to sign in with your Ethereum account:
${WALLET}

Sign in to measure.

URI: ${baseUrl}
Version: 1
Chain ID: 1
Nonce: ${nonce}
Issued At: ${new Date().toISOString()}`;
  return { message, signature: signText(message), issueToken: true };
}
