// The floor: the minimal cost of the work itself. node:http, typed data with a precomputed domain and type hash, digest
// and
// calldata encoded by hand, native secp256k1. No framework, authentication, rules, records or log.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import secp256k1 from 'secp256k1';
import { Eip712PurchaseSigner } from '../src/adapters/local/purchase-signer.eip712.ts';
import { OneSaleAccount } from '../src/adapters/local/sale-signatures.ts';
import { LocalAccountKey } from '../src/adapters/local/signing-key.local.ts';
import type { WalletAddress } from '../src/domain/shared/wallet-address.ts';
import { personalDigest } from './wallet.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const signer = new Eip712PurchaseSigner({
  signatures: new OneSaleAccount(new LocalAccountKey('floor', `0x${'42'.repeat(32)}`)),
  domain: { name: 'TokenSale', version: '1', chainId: 8453, verifyingContract: SALE },
});
const publicKey = new Uint8Array(65);

type Order = Readonly<{ wallet: WalletAddress; amount: string; paymentToken: WalletAddress }>;
type Proof = Readonly<{ message: string; signature: string }>;

async function authorized({ wallet, amount, paymentToken }: Order): Promise<unknown> {
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

function signedIn({ message, signature }: Proof): unknown {
  const bytes = Buffer.from(signature.slice(2), 'hex');
  secp256k1.ecdsaRecover(bytes.subarray(0, 64), bytes.readUInt8(64) - 27, personalDigest(message), false, publicKey);
  return { ok: true };
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .once('end', async () => {
      const sent = JSON.parse(Buffer.concat(parts).toString());
      const answer = request.url?.startsWith('/api/siwe') ? signedIn(sent) : await authorized(sent);
      const body = JSON.stringify(answer);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
