import { expect } from 'chai';
import { hexlify, Interface } from 'ethers';
import fc from 'fast-check';
import { UnexpectedAnswer } from '../../../../src/adapters/chain/rpc/errors.ts';
import { decodeResults, encodeCalls } from '../../../../src/adapters/chain/rpc/multicall.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';

const abi = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
]);

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => hexlify(bytes) as WalletAddress);
const bytes = fc.uint8Array({ maxLength: 100 }).map((raw) => hexlify(raw) as Hex);

describe('Multicall3 coding', () => {
  it('encodes calls as a general encoder does', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ to: address, data: bytes }), { maxLength: 20 }), (calls) => {
        const tuples = calls.map(({ to, data }) => [to, true, data]);
        expect(encodeCalls(calls)).to.equal(abi.encodeFunctionData('aggregate3', [tuples]));
      }),
    ));

  it('decodes results of a general encoder: a failed or empty result is undefined', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), bytes), { maxLength: 20 }), (results) => {
        const data = abi.encodeFunctionResult('aggregate3', [results]) as Hex;
        const told = results.map(([success, said]) => (success && said !== '0x' ? said : undefined));
        expect(decodeResults(data, results.length)).to.deep.equal(told);
      }),
    ));

  it('throws for a truncated result, another count or nonsense, and never reads beyond the end', () => {
    const whole = abi.encodeFunctionResult('aggregate3', [[[true, `0x${'11'.repeat(32)}`]]]) as Hex;
    expect(() => decodeResults(whole, 2)).to.throw(UnexpectedAnswer);
    for (let end = 2; end < whole.length; end += 2)
      expect(() => decodeResults(whole.slice(0, end) as Hex, 1), `${end}`).to.throw(UnexpectedAnswer);
    expect(() => decodeResults(`0x${'ff'.repeat(128)}`, 1)).to.throw(UnexpectedAnswer);
  });
});
