import { expect } from 'chai';
import { hexlify, Interface } from 'ethers';
import fc from 'fast-check';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../../../../src/adapters/chain/rpc/errors.ts';
import {
  aggregate,
  decodeResults,
  encodeCalls,
  MULTICALL3,
  resultsOf,
} from '../../../../src/adapters/chain/rpc/multicall.ts';
import { MULTICALL_CODE } from '../../../../src/adapters/chain/rpc/multicall-code.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';

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

describeInWorld('calls on a chain without Multicall3', (world) => {
  it('return what they do with it, also of its own functions and of calls that fail', async () => {
    const { addresses, node } = world();
    const rpc = new ChainRpc({ chainId: node.chainId, urls: [node.url] });
    const missing = `0x${'ca'.repeat(20)}` as WalletAddress;
    const ask = (multicall: WalletAddress) => {
      const calls = [
        { to: addresses.usdc as WalletAddress, data: '0x313ce567' },
        { to: addresses.usdc as WalletAddress, data: '0xbad0bad0' },
        { to: missing === multicall ? MULTICALL3 : missing, data: '0x12345678' },
        { to: multicall, data: '0x3408e470' },
      ];
      return rpc.read(async (node) => resultsOf(await aggregate(node, multicall, calls)));
    };
    try {
      const [decimals, failed, none, chainId] = await ask(missing);
      expect([Number(decimals), failed, none, Number(chainId)]).to.deep.equal([6, undefined, undefined, node.chainId]);
      expect(await ask(MULTICALL3)).to.deep.equal([decimals, failed, none, chainId]);
    } finally {
      rpc.close();
    }
  });

  it('are made by the code of contracts/Multicall3.sol', () =>
    expect(MULTICALL_CODE).to.equal(readArtifact('Multicall3').deployedBytecode));
});
