import { expect } from 'chai';
import fc from 'fast-check';
import { NO_ROLLUP_FEES } from '../../../src/domain/fee/gas.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Simulation, TransferOutlook } from '../../../src/domain/transfer/transfer-outlook.ts';
import { simulatedGas, walletPaysGas } from '../../../src/domain/transfer/transfer-terms.ts';
import { ordered } from '../../support/chain/transfers.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const TRUE = `0x${'1'.padStart(64, '0')}` as const;
const executed: Simulation = { outcome: 'executed', gas: 50_000n };
const reverted: Simulation = { outcome: 'reverted', reason: 'the contract reverts with “paused”' };
const unknown: Simulation = { outcome: 'unknown', cause: new Error('value overflow') };
const returning = (returned: `0x${string}`): Simulation => ({ outcome: 'executed', gas: 50_000n, returned });

const coinOrder = ordered({ chainId: 8453, from: ALICE, to: BOB, token: 'native', amount: 7n });
const tokenOrder = ordered({ chainId: 8453, from: ALICE, to: BOB, token: CAROL, amount: 7n });
const outlook = (facts: Partial<TransferOutlook>): TransferOutlook => ({
  ...{ nonce: 0n, coins: 0n, simulation: executed, baseFee: 1n, tip: 0n, besidesGas: NO_ROLLUP_FEES },
  ...{ recipientIsContract: false, sponsoredWei: 1n },
  ...facts,
});

const failureOf = (decide: () => unknown): Failure | undefined => {
  try {
    decide();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

describe('simulatedGas', () => {
  for (const [what, coins, simulation, code] of [
    ['executed', 7n, executed, undefined],
    ['executed, a wei short', 6n, executed, 'INSUFFICIENT_FUNDS'],
    ['reverted', 7n, reverted, 'TRANSFER_WOULD_REVERT'],
    ['reverted, a wei short', 6n, reverted, 'INSUFFICIENT_FUNDS'],
    ['insufficient funds', 7n, { outcome: 'insufficient-funds' }, 'TRANSFER_WOULD_REVERT'],
    ['insufficient funds, a wei short', 6n, { outcome: 'insufficient-funds' }, 'INSUFFICIENT_FUNDS'],
    ['gas limit exceeded', 7n, { outcome: 'gas-limit-exceeded' }, 'TRANSFER_WOULD_REVERT'],
    ['unknown', 7n, unknown, 'CHAIN_UNAVAILABLE'],
    ['unknown, a wei short', 6n, unknown, 'INSUFFICIENT_FUNDS'],
  ] as const)
    it(`decides ${code ?? 'that the transfer can be made'} for coins: ${what}`, () => {
      const decide = () => simulatedGas(coinOrder, outlook({ coins, simulation }));
      expect(failureOf(decide)?.code).to.equal(code);
      if (code === undefined) expect(decide()).to.equal(50_000n);
    });

  for (const [what, tokens, simulation, code] of [
    ['returns true', 7n, returning(TRUE), undefined],
    ['returns nothing', 7n, returning('0x'), undefined],
    ['returns false', 7n, returning(`0x${'0'.repeat(64)}`), 'TRANSFER_WOULD_REVERT'],
    ['returns two', 7n, returning(`0x${'2'.padStart(64, '0')}`), 'TRANSFER_WOULD_REVERT'],
    ['returns true and more', 7n, returning(`${TRUE}00`), 'TRANSFER_WOULD_REVERT'],
    ['returns true, a unit short', 6n, returning(TRUE), 'INSUFFICIENT_FUNDS'],
    ['reverts', 7n, reverted, 'TRANSFER_WOULD_REVERT'],
    ['reverts, a unit short', 6n, reverted, 'INSUFFICIENT_FUNDS'],
    ['unknown', 7n, unknown, 'CHAIN_UNAVAILABLE'],
    ['no token', undefined, returning('0x'), 'TOKEN_NOT_A_CONTRACT'],
    ['no token, reverts', undefined, reverted, 'TOKEN_NOT_A_CONTRACT'],
    ['no token, unknown', undefined, unknown, 'TOKEN_NOT_A_CONTRACT'],
  ] as const)
    it(`decides ${code ?? 'that the transfer can be made'} for a token: ${what}`, () => {
      const facts = outlook({ ...(tokens !== undefined && { tokens }), simulation });
      const decide = () => simulatedGas(tokenOrder, facts);
      expect(failureOf(decide)?.code).to.equal(code);
      if (code === undefined) expect(decide()).to.equal(50_000n);
    });

  for (const [simulation, reason] of [
    [reverted, 'the contract reverts with “paused”'],
    [{ outcome: 'insufficient-funds' }, 'the wallet’s native coin balance is too low'],
    [{ outcome: 'gas-limit-exceeded' }, 'it needs more gas than the chain allows'],
    [returning(`0x${'0'.repeat(64)}`), 'the token’s transfer() returns false'],
  ] as const)
    it(`gives the reason: ${reason}`, () => {
      const failure = failureOf(() => simulatedGas(tokenOrder, outlook({ tokens: 7n, simulation })));
      expect(failure?.message).to.equal(`The transfer would fail if sent now: ${reason}`);
    });

  it('keeps the reason of an unknown simulation as the cause', () => {
    const failure = failureOf(() => simulatedGas(tokenOrder, outlook({ tokens: 7n, simulation: unknown })));
    expect(failure?.cause).to.have.property('message', 'value overflow');
  });

  it('states the balance and the needed amount', () => {
    const messageOf = (order: typeof coinOrder, facts: Partial<TransferOutlook>) =>
      failureOf(() => simulatedGas(order, outlook(facts)))?.message;
    expect(messageOf(coinOrder, { coins: 6n })).to.equal('The wallet holds 6 wei and needs 7 for the amount');
    expect(messageOf(tokenOrder, { coins: 9n, tokens: 6n })).to.equal(
      'The wallet holds 6 smallest units of the token and needs 7 for the amount',
    );
  });
});

describe('walletPaysGas', () => {
  for (const [order, coins, expected] of [
    [coinOrder, 12n, true],
    [coinOrder, 11n, 'The wallet holds 11 wei and needs 12 wei for the amount and the gas'],
    [tokenOrder, 5n, true],
    [tokenOrder, 4n, false],
  ] as const)
    it(`is ${expected} for ${order.token === 'native' ? 'coins' : 'a token'} and ${coins} wei`, () => {
      const decide = () => walletPaysGas(order, coins, 5n);
      if (typeof expected === 'string') {
        expect(failureOf(decide)).to.include({ code: 'INSUFFICIENT_FUNDS', message: expected });
      } else expect(decide()).to.equal(expected);
    });

  it('never allows more native coins than the balance', () => {
    const wei = fc.bigInt(0n, MAX_UINT256);
    fc.assert(
      fc.property(wei, wei, wei, (amount, coins, mostFeeWei) => {
        const order = ordered({ ...coinOrder, amount });
        const refused = failureOf(() => walletPaysGas(order, coins, mostFeeWei)) !== undefined;
        return refused === coins < amount + mostFeeWei;
      }),
    );
  });
});
