import { expect } from 'chai';
import { Interface } from 'ethers';
import fc from 'fast-check';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { abiGaslessCalls } from '../../../../src/adapters/chain/gasless/gasless-calls.ts';
import { checksumAddress } from '../../../../src/adapters/local/address.ts';
import { GASLESS_FUNCTIONS, GASLESS_SELECTORS } from '../../../../src/domain/paymaster/gasless-transfer.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';

const contract = new Interface(readArtifact('GaslessTransfers').abi as never);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const address = bytes(20).map((account) => checksumAddress(account));
const uint256 = fc.bigInt(0n, MAX_UINT256);
const word = bytes(32).map((data) => `0x${Buffer.from(data).toString('hex')}`);
const transfer = fc.record({ token: address, to: address, amount: uint256, fee: uint256 });
const permit = fc.tuple(uint256, fc.nat(255), word, word);
type Transfer = Readonly<{ token: string; to: string; amount: bigint; fee: bigint }>;
const plain = ({ token, to, amount, fee }: Transfer) =>
  contract.encodeFunctionData('transfer', [token, to, amount, fee]) as Hex;
const permitted = ({ token, to, amount, fee }: Transfer, signed: readonly unknown[]) =>
  contract.encodeFunctionData('transferWithPermit', [token, to, amount, fee, ...signed]) as Hex;

describe('calls of GaslessTransfers', () => {
  it('match the contract’s interface', () => {
    const selectors = Object.values(GASLESS_FUNCTIONS).map((signature) => contract.getFunction(signature)?.selector);
    expect(selectors).to.deep.equal(GASLESS_SELECTORS);
  });

  it('are decoded to what was encoded, with and without a permit', () => {
    fc.assert(
      fc.property(transfer, permit, (wish, signed) => {
        expect(abiGaslessCalls.encode(wish)).to.equal(plain(wish));
        expect(abiGaslessCalls.decode(plain(wish))).to.deep.equal(wish);
        expect(abiGaslessCalls.decode(permitted(wish, signed))).to.deep.equal(wish);
      }),
    );
  });

  it('have one encoding: dirty, longer, shorter and other calldata is not decoded', () => {
    fc.assert(
      fc.property(transfer, permit, fc.integer({ min: 1, max: 255 }), (wish, signed, dirt) => {
        const data = permitted(wish, signed);
        const dirty = (at: number) => `${data.slice(0, at)}${dirt.toString(16).padStart(2, '0')}${data.slice(at + 2)}`;
        const words = (nth: number) => 2 + 8 + 64 * nth;
        for (const spoilt of [
          dirty(words(0)),
          dirty(words(0) + 22),
          dirty(words(1)),
          dirty(words(5)),
          dirty(words(5) + 60),
          `${data}00`,
          data.slice(0, -2),
          `${plain(wish)}${'00'.repeat(20)}`,
          `0xa9059cbb${plain(wish).slice(10)}`,
          '0x',
        ])
          expect(abiGaslessCalls.decode(spoilt as Hex), spoilt).to.equal(undefined);
      }),
    );
  });

  it('never throw for any bytes, and decode only canonical ones', () => {
    const any = fc.tuple(fc.constantFrom(...GASLESS_SELECTORS), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(any, ([selector, tail]) => {
        const data = `${selector}${Buffer.from(tail).toString('hex')}` as Hex;
        const read = abiGaslessCalls.decode(data);
        return read === undefined || data.startsWith(plain(read).replace(GASLESS_SELECTORS[0] as string, selector));
      }),
    );
  });
});
