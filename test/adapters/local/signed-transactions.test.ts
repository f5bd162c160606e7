import { expect } from 'chai';
import { encodeRlp, hexlify, keccak256, type Signature, stripZerosLeft, Transaction, Wallet } from 'ethers';
import fc from 'fast-check';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { CURVES } from '../../support/chain/ethers-secp256k1.ts';
import { addresses, bytes32, DEV_KEY } from '../../support/chain/signing.ts';
import { signedRaw, transferData } from '../../support/chain/transfers.ts';

const wallet = new Wallet(DEV_KEY);
const uint = (bits: number) =>
  fc.oneof(fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }), fc.constantFrom(0n, 1n, 127n, 128n, 255n, 256n));

/** Every kind of transaction that is relayed, with fields of every length. */
const requests = fc
  .record({
    type: fc.constantFrom(0, 1, 2),
    chainId: fc.oneof(fc.constantFrom(1, 10, 137, 8453, 42161), fc.integer({ min: 1, max: 2 ** 48 })),
    nonce: fc.nat(),
    gasLimit: uint(60),
    fee: uint(100),
    tip: uint(99),
    to: addresses,
    value: uint(200),
    data: fc.uint8Array({ maxLength: 300 }).map((bytes) => hexlify(bytes)),
    accessList: fc.array(fc.record({ address: addresses, storageKeys: fc.array(bytes32, { maxLength: 3 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ fee, tip, accessList, ...rest }) => ({
    ...rest,
    ...(rest.type === 2
      ? { maxFeePerGas: fee + tip, maxPriorityFeePerGas: tip, accessList }
      : { gasPrice: fee, ...(rest.type === 1 && { accessList }) }),
  }));

const codeOf = (decode: () => unknown): string => {
  try {
    decode();
    return 'decoded';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

for (const [library, curve] of CURVES)
  describe(`LocalSignedTransactions on the ${library} curve`, () => {
    const { decode } = bound(new LocalSignedTransactions(curve));

    it('decodes every transaction as ethers does, and recovers the same signer', async () => {
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const raw = await wallet.signTransaction(request);
          const told = Transaction.from(raw);
          const read = decode(raw);
          expect(read).to.include({
            type: told.type,
            chainId: Number(told.chainId),
            nonce: BigInt(told.nonce),
            gasLimit: told.gasLimit,
            maxFeePerGas: told.maxFeePerGas ?? told.gasPrice,
            maxPriorityFeePerGas: told.maxPriorityFeePerGas ?? told.gasPrice,
            value: told.value,
            to: told.to,
            from: wallet.address,
            hash: told.hash,
            raw,
          });
          expect(hexlify(read.data)).to.equal(told.data);
          expect(read.accessList).to.deep.equal({
            addresses: told.accessList?.length ?? 0,
            keys: (told.accessList ?? []).reduce((sum, { storageKeys }) => sum + storageKeys.length, 0),
          });
        }),
        { numRuns: library === 'WebAssembly' ? 200 : 20 },
      );
    });

    it('decodes a damaged transaction only as ethers does', async () => {
      await fc.assert(
        fc.asyncProperty(requests, fc.nat(), fc.integer({ min: 1, max: 255 }), async (request, where, flip) => {
          const bytes = Buffer.from((await wallet.signTransaction(request)).slice(2), 'hex');
          const at = where % bytes.length;
          bytes[at] = (bytes[at] as number) ^ flip;
          const raw = hexlify(bytes);
          if (codeOf(() => decode(raw)) !== 'decoded') return;
          const told = Transaction.from(raw);
          expect(decode(raw)).to.include({ from: told.from, hash: told.hash, to: told.to, value: told.value });
        }),
        { numRuns: library === 'WebAssembly' ? 300 : 20 },
      );
    });
  });

describe('LocalSignedTransactions', () => {
  const { decode } = bound(new LocalSignedTransactions());

  it('only throws failures, for any bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const begun = fc
      .tuple(fc.constantFrom(0x01, 0x02, 0xc0, 0xf8, 0xf9), bytes)
      .map(([first, rest]) => [first, ...rest]);
    fc.assert(
      fc.property(fc.oneof(bytes, begun), (raw) => codeOf(() => decode(hexlify(Uint8Array.from(raw)))) !== 'decoded'),
      { numRuns: 2_000 },
    );
  });

  it('recognizes a token transfer by its exact calldata', async () => {
    const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
    const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
    const movement = async (changes: object) => decode(await signedRaw(wallet, { to: token, ...changes })).movement;
    const data = transferData(to, 5n);
    expect(await movement({ value: 0n, data })).to.deep.equal({ to, amount: 5n, token });
    expect(await movement({ value: 3n, data })).to.deep.equal({ to: token, amount: 3n });
    expect(await movement({ value: 0n, data: `${data}00` })).to.deep.equal({ to: token, amount: 0n });
    expect(await movement({ value: 0n, data: data.replace('0xa9059cbb00', '0xa9059cbb01') })).to.deep.equal({
      to: token,
      amount: 0n,
    });
    expect(await movement({ value: 7n, data: '0x' })).to.deep.equal({ to: token, amount: 7n });
  });

  it('returns the same for digits of any letter case', async () => {
    const raw = await signedRaw(wallet);
    expect(decode(`0x${raw.slice(2).toUpperCase()}`)).to.deep.equal(decode(raw));
  });

  const legacy = (changes: object = {}) => signedRaw(wallet, { ...LEGACY, ...changes });
  const cases: Readonly<Record<string, readonly [string, () => Promise<string>]>> = {
    nothing: ['TRANSACTION_MALFORMED', async () => '0x'],
    'half a byte': ['TRANSACTION_MALFORMED', async () => `${await signedRaw(wallet)}0`],
    'digits that are none': ['TRANSACTION_MALFORMED', async () => '0x02zz'],
    'an unsigned transaction': [
      'TRANSACTION_MALFORMED',
      async () => Transaction.from({ type: 2, chainId: 1, to: wallet.address }).unsignedSerialized,
    ],
    'bytes after its end': ['TRANSACTION_MALFORMED', async () => `${await signedRaw(wallet)}00`],
    'bytes after the end of a legacy one': ['TRANSACTION_MALFORMED', async () => `${await legacy()}00`],
    'one cut short': ['TRANSACTION_MALFORMED', async () => (await signedRaw(wallet)).slice(0, -2)],
    'lists in lists in lists': ['TRANSACTION_MALFORMED', async () => `0x02${nested(3_000)}`],
    'no chain': ['TRANSACTION_UNPROTECTED', () => wallet.signTransaction({ ...LEGACY, chainId: 0 })],
    'a contract creation': ['CONTRACT_CREATION_REFUSED', () => signedRaw(wallet, { to: null, data: '0x00' })],
    blobs: ['TRANSACTION_TYPE_REFUSED', async () => `0x03${(await signedRaw(wallet)).slice(4)}`],
    'a delegation': ['TRANSACTION_TYPE_REFUSED', async () => `0x04${(await signedRaw(wallet)).slice(4)}`],
    'a type that nobody knows': ['TRANSACTION_TYPE_REFUSED', async () => `0x7f${(await signedRaw(wallet)).slice(4)}`],
    'a tip above the fee': ['TRANSACTION_MALFORMED', async () => forged()],
    'a cost above all there is': [
      'TRANSACTION_MALFORMED',
      () => signedRaw(wallet, { value: 2n ** 256n - 1n, gasLimit: 21_000n }),
    ],
    'a signature of the upper half': ['TRANSACTION_MALFORMED', async () => malleated(await signedRaw(wallet))],
  };
  for (const [what, [code, make]] of Object.entries(cases))
    it(`rejects ${what}`, async () => {
      const raw = await make();
      expect(codeOf(() => decode(raw))).to.equal(code);
    });
});

const LEGACY = {
  type: 0,
  gasPrice: 1_000_000_000n,
  gasLimit: 21_000n,
  nonce: 0,
  to: wallet.address,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
};

/** A list nested to this depth. */
function nested(depth: number): string {
  let bytes = Buffer.from([0xc0]);
  for (let i = 0; i < depth; i++) {
    const { length } = bytes;
    const header = length <= 55 ? [0xc0 + length] : length < 256 ? [0xf8, length] : [0xf9, length >> 8, length & 0xff];
    bytes = Buffer.concat([Buffer.from(header), bytes]);
  }
  return bytes.toString('hex');
}

/** Signed here because ethers' wallet would refuse to sign it: a tip of 9 above a fee of 8. */
function forged(): string {
  const fields = ['0x01', '0x', '0x09', '0x08', '0x5208', wallet.address, '0x', '0x', []];
  const { yParity, r, s } = wallet.signingKey.sign(keccak256(`0x02${encodeRlp(fields).slice(2)}`));
  return `0x02${encodeRlp([...fields, yParity === 0 ? '0x' : '0x01', stripZerosLeft(r), stripZerosLeft(s)]).slice(2)}`;
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The second valid signature of the same key and message, which nodes reject. */
function malleated(raw: string): string {
  const { signature } = Transaction.from(raw);
  const { r, s, yParity } = signature as Signature;
  const other = (ORDER - BigInt(s)).toString(16).padStart(64, '0');
  return raw
    .replace(s.slice(2), other)
    .replace(`${yParity === 0 ? '80' : '01'}a0${r.slice(2)}`, `${yParity === 0 ? '01' : '80'}a0${r.slice(2)}`);
}

function bound(signedTransactions: LocalSignedTransactions) {
  return { decode: (raw: string) => signedTransactions.decode(raw as Hex) };
}
