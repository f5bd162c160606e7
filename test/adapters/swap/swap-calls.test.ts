import { expect } from 'chai';
import { Interface } from 'ethers';
import { moveOf } from '../../../src/adapters/swap/swap-calls.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';

const USER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const ID = `0x${'11'.repeat(32)}`;
const CALLS = '(address,bool,uint256,bytes)[]';
const one = [[TOKEN, false, 5n, '0xdeadbeef']];
const encode = (signature: string, values: readonly unknown[]): Hex => {
  const known = new Interface([`function ${signature}`]);
  return known.encodeFunctionData(known.fragments[0] as never, values) as Hex;
};

describe('what a quoted call does', () => {
  const route = { kind: 'route', beneficiaries: [USER, TOKEN] };
  const pulls = [{ token: TOKEN, amount: 7n }];
  for (const [data, move] of [
    [encode('approve(address,uint256)', [USER, 7n]), { kind: 'approval', spender: USER, amount: 7n }],
    [encode('transfer(address,uint256)', [USER, 7n]), { kind: 'payment', recipient: USER, amount: 7n }],
    [encode('depositNative(address,bytes32)', [USER, ID]), { kind: 'coin-deposit', depositor: USER }],
    [
      encode('depositErc20(address,address,uint256,bytes32)', [USER, TOKEN, 7n, ID]),
      { kind: 'token-deposit', depositor: USER, pull: pulls[0] },
    ],
    [encode(`multicall(${CALLS},address,address)`, [one, USER, TOKEN]), { ...route, pulls: undefined }],
    [encode(`multicall(${CALLS},address,address,bytes)`, [one, USER, TOKEN, ID]), { ...route, pulls: undefined }],
    [
      encode(`transferAndMulticall(address[],uint256[],${CALLS},address,address)`, [[TOKEN], [7n], one, USER, TOKEN]),
      { ...route, pulls },
    ],
    [
      encode(`transferAndMulticall(address[],uint256[],${CALLS},address,address,bytes)`, [
        [TOKEN],
        [7n],
        one,
        USER,
        TOKEN,
        ID,
      ]),
      { ...route, pulls },
    ],
    ['0x', { kind: 'coins' }],
    [ID as Hex, { kind: 'coins' }],
  ] as const)
    it(`is read of ${data.slice(0, 10)} as ${move.kind}`, () => expect(moveOf({ data })).to.deep.equal(move));

  const approval = encode('approve(address,uint256)', [USER, 7n]);
  for (const [what, data] of [
    ['one more byte', `${approval}00`],
    ['one byte less', approval.slice(0, -2)],
    ['dirty high bits of the address', `${approval.slice(0, 10)}01${approval.slice(12)}`],
    ['the deposit of a whole allowance', encode('depositErc20(address,address,bytes32)', [USER, TOKEN, ID])],
    [
      'pulls of unequal length',
      encode(`transferAndMulticall(address[],uint256[],${CALLS},address,address)`, [[TOKEN], [], [], USER, USER]),
    ],
    [
      'permit',
      encode('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', [USER, TOKEN, 1n, 1n, 27, ID, ID]),
    ],
    ['33 bytes', `0x${'00'.repeat(33)}`],
  ] as const)
    it(`is unknown of ${what}`, () =>
      expect(moveOf({ data: data as Hex })).to.deep.equal({ kind: 'unknown', selector: data.slice(0, 10) }));
});
