// The floor: what the machine can do at best. node:http, a digest hashed beforehand, native secp256k1, fixed buffers;
// no authentication, no rules, no parsing of what is sent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import secp256k1 from 'secp256k1';
import { personalDigest } from './wallet.ts';

const KEY = Buffer.alloc(32, 0x42);
const DIGEST = personalDigest('hashed beforehand');
const SIGNED = secp256k1.ecdsaSign(DIGEST, KEY);

const word = `0x${'0'.repeat(64)}`;
const address = `0x${'0'.repeat(40)}`;
const signature = `0x${'0'.repeat(130)}`;
const AUTHORIZED = Buffer.from(
  JSON.stringify({
    success: true,
    data: {
      ...{ buyer: address, paymentToken: address, amount: '250000000', maxAllowed: '9999990000', isEU: false },
      ...{ referrer: address, nonce: word, deadline: '1780000000', signature, tier: 'TIER_2' },
      purchaseParams: { chainId: 8453, to: address, data: `0x${'0'.repeat(904)}`, value: '0', functionName: 'buy' },
    },
  }),
);
const SIGNATURE_AT = AUTHORIZED.indexOf(signature) + 2;
const SIGNED_IN = Buffer.from(JSON.stringify({ ok: true }));

const output = new Uint8Array(64);
const publicKey = new Uint8Array(65);

function authorized(): Buffer {
  const { recid } = secp256k1.ecdsaSign(DIGEST, KEY, undefined, output);
  AUTHORIZED.write(Buffer.from(output).toString('hex') + (27 + recid).toString(16), SIGNATURE_AT, 'latin1');
  return AUTHORIZED;
}

function signedIn(): Buffer {
  secp256k1.ecdsaRecover(SIGNED.signature, SIGNED.recid, DIGEST, false, publicKey);
  return SIGNED_IN;
}

const server = createServer((request, response) => {
  const answer = request.url?.startsWith('/api/siwe') ? signedIn : authorized;
  request.resume().once('end', () => {
    const body = answer();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
