import { expect } from 'chai';
import fc from 'fast-check';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { FieldIssue } from '../../../src/domain/shared/failures.ts';
import { fromHex, toHex } from '../../../src/domain/shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { requireAsPrepared } from '../../../src/domain/transfer/prepared-transfer.ts';
import type { SignedTransaction } from '../../../src/domain/transfer/signed-transaction.ts';
import { callOf, orderTransfer } from '../../../src/domain/transfer/transfer-order.ts';
import { transferWarnings } from '../../../src/domain/transfer/transfer-outlook.ts';
import { transferData } from '../../support/chain/transfers.ts';
import { aPreparation } from '../../support/fixtures/prepared-fixtures.ts';
import { ALICE, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';

const { transaction: prepared } = aPreparation(1);
const signed = (changes: Partial<SignedTransaction> = {}): SignedTransaction => ({
  ...{ type: 2, chainId: 8453, nonce: 7n, to: BOB, value: 5n, data: new Uint8Array(), from: ALICE, raw: '0x' },
  ...{ gasLimit: 21_000n, maxFeePerGas: 20_000_000n, maxPriorityFeePerGas: 1n, hash: hash(1) },
  ...{ movement: { to: BOB, amount: 5n }, accessList: { addresses: 0, keys: 0 } },
  ...changes,
});
const pathsOf = (changes: Partial<SignedTransaction>) => {
  try {
    requireAsPrepared(prepared, signed(changes));
    return [];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'INTENT_MISMATCH') throw error;
    return (error.facts.issues as FieldIssue[]).map(({ path }) => path);
  }
};

describe('requireAsPrepared', () => {
  for (const [what, changes, paths] of [
    ['the same', {}, []],
    ['another recipient', { to: CAROL }, ['to']],
    ['another value', { value: 6n }, ['value']],
    ['calldata', { data: Uint8Array.of(0) }, ['data']],
    ['another chain', { chainId: 1 }, ['chainId']],
    ['another nonce', { nonce: 8n }, ['nonce']],
    ['an older type', { type: 0 }, []],
    ['another tip', { maxPriorityFeePerGas: 20_000_000n }, []],
    ['a lower fee', { maxFeePerGas: 1n }, []],
    ['three times the fee', { maxFeePerGas: 60_000_000n }, []],
    ['more than that', { maxFeePerGas: 60_000_001n }, ['maxFeePerGas']],
    ['more gas at a lower fee', { gasLimit: 63_000n }, []],
    ['both raised', { gasLimit: 42_000n, maxFeePerGas: 40_000_000n }, ['maxFeePerGas']],
  ] as const)
    it(`finds ${JSON.stringify(paths)} in ${what}`, () =>
      expect(pathsOf(changes as Partial<SignedTransaction>)).to.deep.equal(paths));
});

describe('callOf', () => {
  it('sends native coins as value without calldata', () => {
    expect(callOf({ chainId: 1, to: BOB, token: 'native', amount: 5n })).to.deep.equal({
      to: BOB,
      value: 5n,
      data: '0x',
    });
  });

  it('encodes a token transfer like ethers, for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 256n - 1n), (amount) => {
        const call = callOf({ chainId: 1, to: BOB, token: CAROL, amount });
        expect(call).to.deep.equal({ to: CAROL, value: 0n, data: transferData(BOB, amount) });
      }),
    );
  });
});

describe('orderTransfer', () => {
  const policy = { confirmations: new Map([[8453, 1]]) };
  for (const [what, changes, code] of [
    ['a transfer', {}, undefined],
    ['another chain', { chainId: 1 }, 'CHAIN_UNSUPPORTED'],
    ['nothing', { amount: 0n }, 'VALIDATION_FAILED'],
    ['less than nothing', { amount: -1n }, 'VALIDATION_FAILED'],
    ['the zero address', { to: ZERO_ADDRESS }, 'RECIPIENT_REFUSED'],
    ['the token itself', { token: BOB }, 'RECIPIENT_REFUSED'],
  ] as const)
    it(`${code === undefined ? 'takes' : 'refuses'} ${what}`, () => {
      const wish = { chainId: 8453, to: BOB, token: 'native' as const, amount: 1n, ...changes };
      const order = () => orderTransfer(ALICE, wish, policy, new Map());
      if (code === undefined) expect(order()).to.deep.equal({ ...wish, from: ALICE, call: callOf(wish) });
      else expect(order).to.throw(Failure).with.property('code', code);
    });
});

describe('bytes and their digits', () => {
  it('are the same both ways', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromHex(toHex(bytes))).to.deep.equal(bytes);
      }),
    );
  });
});

describe('transferWarnings', () => {
  const alike = (start: string, end: string) => `0x${start}${'1'.repeat(32)}${end}` as WalletAddress;
  const to = alike('abcd', 'ef12');
  const about = (changes: object = {}) =>
    transferWarnings({ from: ALICE, to, known: [], recipientIsContract: false, gasIsPaid: true, ...changes }).map(
      ({ code }) => code,
    );

  it('are empty for an ordinary transfer', () => expect(about({ known: [BOB, to] })).to.deep.equal([]));

  for (const [other, warned] of [
    [`0xABCD${'2'.repeat(32)}EF12`, true],
    [`0xabcd${'2'.repeat(32)}ef13`, false],
    [`0xabce${'2'.repeat(32)}ef12`, false],
    [`0xaacd${'2'.repeat(32)}ef12`, false],
    [`0xabcd${'2'.repeat(32)}0f12`, false],
  ] as const)
    it(`${warned ? 'tell' : 'do not take'} ${other} for a look-alike`, () =>
      expect(about({ known: [other] })).to.deep.equal(warned ? ['RECIPIENT_LOOKS_ALIKE'] : []));

  it('include a look-alike of the wallet itself, and each address once', () => {
    expect(about({ from: alike('abcd', 'ef12').replace('1', '3') })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
    const other = `0xabcd${'2'.repeat(32)}ef12`;
    expect(about({ known: [other, other] })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
  });

  it('include the wallet itself, a contract, and missing gas', () => {
    expect(about({ to: ALICE, recipientIsContract: true, gasIsPaid: false })).to.deep.equal([
      'RECIPIENT_IS_YOURSELF',
      'RECIPIENT_IS_CONTRACT',
      'GAS_MONEY_MISSING',
    ]);
  });
});
