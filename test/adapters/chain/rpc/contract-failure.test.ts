import { expect } from 'chai';
import { Interface } from 'ethers';
import fc from 'fast-check';
import { asksGateway, contractFailed, revertReason } from '../../../../src/adapters/chain/rpc/contract-failure.ts';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import { BOB } from '../../../support/fixtures/store-fixtures.ts';

const ERRORS = new Interface([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error EnforcedPause()',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
]);
const says = (words: string) => ERRORS.encodeErrorResult('Error', [words]);
const refusal = (data: unknown, message = 'execution reverted', code = 3) =>
  new RpcError('eth_call', { code, message, data });

describe('revertReason', () => {
  for (const [node, data] of [
    ['geth', says('no')],
    ['Parity and Nethermind', `Reverted ${says('no')}`],
    ['a hosted node', { data: says('no') }],
    ['another', { originalError: { data: says('no') } }],
    ['ganache', { result: says('no') }],
    ['one that shouts', says('no').toUpperCase().replace('0X', '0x')],
  ] as const)
    it(`finds the reason as ${node} sends it`, () =>
      expect(revertReason(refusal(data))).to.equal('the contract reverts with “no”'));

  for (const [what, data, reason] of [
    ['nothing', undefined, 'the contract reverts without a reason'],
    ['null', null, 'the contract reverts without a reason'],
    ['a number', 7, 'the contract reverts without a reason'],
    ['no bytes', '0x', 'the contract reverts without a reason'],
    ['a panic', ERRORS.encodeErrorResult('Panic', [17n]), 'the contract panics with code 17'],
    ['words cut short', '0x08c379a0ff', 'the contract reverts with the error 0x08c379a0'],
    ['words only', 'Reverted', 'the contract reverts without a reason'],
    ['too deep an object', { data: { data: { data: says('no') } } }, 'the contract reverts without a reason'],
    ['an error of its own', '0xdeadbeef00', 'the contract reverts with the error 0xdeadbeef'],
    ['half a selector', '0xdead', 'the contract reverts with the error 0xdead'],
    ['a known error', ERRORS.encodeErrorResult('EnforcedPause'), 'the contract reverts with EnforcedPause()'],
    [
      'ERC-6093',
      ERRORS.encodeErrorResult('ERC20InsufficientBalance', [BOB, 5n, 2n ** 256n - 1n]),
      `the contract reverts with ERC20InsufficientBalance(${BOB}, 5, ${2n ** 256n - 1n})`,
    ],
    [
      'words with markup and controls',
      says('<b>\u0000\r\n\u202Eno  way</b>'),
      'the contract reverts with “<b> no way</b>”',
    ],
    ['endless words', says('x'.repeat(10_000)), `the contract reverts with “${'x'.repeat(200)}”`],
  ] as const)
    it(`returns one line for ${what}`, () => expect(revertReason(refusal(data))).to.equal(reason));

  it('never fails, and never returns more than a line', () => {
    const data = fc.oneof(
      fc.anything(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => `0x08c379a0${Buffer.from(bytes).toString('hex')}`),
      fc.string({ unit: 'binary' }).map(says),
    );
    fc.assert(
      fc.property(data, (any) => {
        const reason = revertReason(refusal(any));
        return reason.length < 500 && !/[\p{Cc}\n]/u.test(reason);
      }),
    );
  });
});

describe('contractFailed', () => {
  for (const [code, message, failed] of [
    [3, 'anything', true],
    [-32000, 'execution reverted', true],
    [-32015, 'VM execution error.', true],
    [-32000, 'out of gas', true],
    [-32000, 'invalid opcode: INVALID', true],
    [-32000, 'header not found', false],
    [-32603, 'internal error', false],
    [-32601, 'the method does not exist', false],
  ] as const)
    it(`returns ${failed} for ${code} “${message}”`, () =>
      expect(contractFailed(refusal(undefined, message, code))).to.equal(failed));
});

describe('asksGateway', () => {
  const lookup = ERRORS.encodeErrorResult('OffchainLookup', [
    BOB,
    ['https://gateway.example'],
    '0x',
    '0x00000000',
    '0x',
  ]);
  for (const [what, data, asks] of [
    ['an OffchainLookup', lookup, true],
    ['an OffchainLookup after a word', `Reverted ${lookup}`, true],
    ['an OffchainLookup in an object', { data: lookup }, true],
    ['another error', says('no'), false],
    ['no data', undefined, false],
  ] as const)
    it(`returns ${asks} for ${what}`, () => expect(asksGateway(refusal(data))).to.equal(asks));
});
