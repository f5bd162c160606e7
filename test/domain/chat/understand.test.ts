import { expect } from 'chai';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import type { TokenDirectory } from '../../../src/domain/chat/token-directory.ts';
import { understand } from '../../../src/domain/chat/understand.ts';
import type { Problem, Reading, Slots } from '../../../src/domain/chat/understanding.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';

const USDC = { symbol: 'USDC', name: 'USD Coin', chain: 8453, decimals: 6 };
const directory: TokenDirectory = { tokensOf: (token) => (token === 'USDC' ? [USDC] : []), toWalletAddress };
const COMPLETE: Slots = { amount: '5', token: 'USDC', recipient: ALICE };

const transfer = (over: Partial<Reading> = {}): Reading => ({
  act: 'request',
  intent: 'transfer',
  slots: COMPLETE,
  problems: [],
  ...over,
});
const understood = (over: Partial<Reading>) => understand(transfer(over), directory);

describe('understanding a reading', () => {
  it('asks nothing about a complete request', () => {
    const { missing, problems, slots, clarification } = understood({});
    expect({ missing, problems, slots, clarification }).to.deep.equal({
      missing: [],
      problems: [],
      slots: COMPLETE,
      clarification: undefined,
    });
  });

  it('asks for the first missing value', () => {
    const { missing, clarification } = understood({ slots: { recipient: ALICE } });
    expect({ missing, clarification }).to.deep.equal({
      missing: ['token', 'amount'],
      clarification: { missing: 'token' },
    });
  });

  it('drops a value that the token list does not allow, and asks about it', () => {
    const { slots, problems, missing, clarification } = understood({ slots: { ...COMPLETE, amount: '0.0000001' } });
    const problem = { code: 'amount-too-fine', slot: 'amount', said: '0.0000001' };
    expect(slots).to.not.have.property('amount');
    expect({ problems, missing, clarification }).to.deep.equal({
      problems: [problem],
      missing: ['amount'],
      clarification: { problem },
    });
  });

  it('asks about a problem before a missing value, and about one value before the whole message', () => {
    const whole: Problem = { code: 'not-understood', said: 'flibber' };
    const value: Problem = { code: 'token-unknown', slot: 'token', said: 'flib' };
    expect(understood({ slots: {}, problems: [whole] }).clarification).to.deep.equal({ problem: whole });
    expect(understood({ slots: {}, problems: [whole, value] }).clarification).to.deep.equal({ problem: value });
  });

  it('asks again when nothing was understood', () => {
    expect(understood({ intent: 'unknown', slots: {} }).clarification).to.deep.equal({
      problem: { code: 'not-understood' },
    });
  });

  it('asks nothing after a yes or a withdrawal', () => {
    for (const act of ['confirm', 'cancel'] as const) expect(understood({ act }).clarification).to.equal(undefined);
    expect(understood({ act: 'cancel', slots: {} }).missing).to.deep.equal([]);
  });
});
