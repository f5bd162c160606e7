// The work of the two measured operations and nothing else: typed data with a precomputed domain and type hash, digest and
// calldata encoded by hand, libsecp256k1.
import { randomBytes } from 'node:crypto';
import { unknownSigners } from '../../src/adapters/chain/sale/accepted-signers.none.ts';
import { Eip712PurchaseSigner } from '../../src/adapters/local/purchase-signer.eip712.ts';
import { SaleAccounts } from '../../src/adapters/local/sale-signatures.ts';
import { secp256k1 } from '../../src/adapters/local/secp256k1.ts';
import { LocalAccountKey } from '../../src/adapters/local/signing-key.local.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { personalDigest } from '../wallet.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const signer = new Eip712PurchaseSigner({
  signatures: new SaleAccounts([new LocalAccountKey('floor', `0x${'42'.repeat(32)}`)], unknownSigners),
  domain: { name: 'TokenSale', version: '1', chainId: 8453, verifyingContract: SALE },
});

export type Order = Readonly<{ wallet: WalletAddress; amount: string; paymentToken: WalletAddress }>;
export type Proof = Readonly<{ message: string; signature: string }>;

/** The response to an order. */
export async function authorized({ wallet, amount, paymentToken }: Order): Promise<object> {
  const { authorization, signature, calldata } = await signer.sign({
    buyer: wallet,
    paymentToken,
    amount: BigInt(amount),
    maxAllowed: 9_999_990_000n,
    isEU: false,
    referrer: SALE,
    nonce: BigInt(`0x${randomBytes(32).toString('hex')}`),
    deadline: BigInt(Math.floor(Date.now() / 1000) + 900),
    tier: 'TIER_2',
  });
  const { maxAllowed, nonce, deadline } = authorization;
  const text = { amount, maxAllowed: `${maxAllowed}`, nonce: `${nonce}`, deadline: `${deadline}` };
  const purchaseParams = { chainId: 8453, to: SALE, data: calldata, value: '0', functionName: 'buy' };
  return { success: true, data: { ...authorization, ...text, signature, purchaseParams } };
}

/** The response to a sign-in; the signer is recovered, but may be anybody. */
export function signedIn({ message, signature }: Proof): object {
  secp256k1.recover(personalDigest(message), Buffer.from(signature.slice(2), 'hex'));
  return { ok: true };
}
