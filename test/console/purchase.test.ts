import { expect } from 'chai';
import { sentBy } from '../../console/src/sections/buy/sent-by.ts';
import {
  nextAction,
  type Purchase,
  type PurchaseAction,
  type Situation,
} from '../../console/src/values/purchase/purchase.ts';
import { afterEvent, type PurchaseEvent } from '../../console/src/values/purchase/purchase-events.ts';
import { stepStates } from '../../console/src/values/purchase/purchase-steps.ts';
import { limitOf, percentOf, tokensFor } from '../../console/src/values/purchase/sale-figures.ts';
import { purchaseKey, readPurchase } from '../../console/src/values/purchase/stored-purchase.ts';
import type { Trouble } from '../../console/src/values/purchase/trouble.ts';
import { verdictOf } from '../../console/src/values/purchase/verdict.ts';

const WALLET = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const SALE = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955';
const HASH = `0x${'ab'.repeat(32)}` as const;
const NOW = 1_000_000;

const begun: Purchase = {
  startedAt: NOW,
  wallet: WALLET,
  chainId: 1,
  order: { amount: '250000000', token: { address: SALE, symbol: 'USDC', decimals: 6 } },
};
const authorization = { to: SALE, data: '0x01', nonce: '7', expiresAt: NOW + 1_000 } as const;
const authorized: Purchase = { ...begun, authorization };
const approving: Purchase = { ...authorized, approval: { hash: HASH } };
const approved: Purchase = { ...authorized, isApproved: true };
const paying: Purchase = { ...approved, payment: { hash: HASH, nonce: 3 } };
const bought: Purchase = { ...paying, mined: { hash: HASH } };

const here: Situation = { account: WALLET.toLowerCase(), chainId: 1, isSignedIn: true, now: NOW };

describe('the next action of a purchase', () => {
  const table: readonly (readonly [string, Purchase, Partial<Situation>, PurchaseAction])[] = [
    ['begins with the authorization', begun, {}, 'authorize'],
    ['needs a session for the authorization', begun, { isSignedIn: false }, 'sign-in'],
    ['then approves', authorized, {}, 'approve'],
    ['approves without a session', authorized, { isSignedIn: false }, 'approve'],
    ['follows an approval that was sent', approving, {}, 'follow-approval'],
    ['then buys', approved, {}, 'buy'],
    ['buys without a session', approved, { isSignedIn: false }, 'buy'],
    ['follows a purchase that was sent', paying, {}, 'follow-purchase'],
    ['is finished in a block', bought, { account: undefined, chainId: undefined }, 'finished'],
    ['needs a wallet', approved, { account: undefined }, 'connect'],
    ['needs the network of the sale', approved, { chainId: 10 }, 'switch-network'],
    ['needs the network of the sale to follow too', paying, { chainId: 10 }, 'switch-network'],
    ['stops when the account changed', approved, { account: SALE }, 'change-account'],
    ['follows with any account', paying, { account: SALE }, 'follow-purchase'],
    ['follows an approval with any account', approving, { account: SALE }, 'follow-approval'],
    ['replaces an expired authorization', approved, { now: NOW + 1_000 }, 'authorize'],
    ['needs a session to replace it', approved, { now: NOW + 1_000, isSignedIn: false }, 'sign-in'],
    ['never authorizes again what was sent', paying, { now: NOW + 1_000 }, 'follow-purchase'],
  ];
  for (const [title, purchase, situation, action] of table)
    it(title, () => expect(nextAction(purchase, { ...here, ...situation })).to.equal(action));
});

describe('what the history keeps of a purchase', () => {
  const hashOf = (number: number) => `0x${String(number).padStart(64, '0')}` as const;
  const mined = (hash: `0x${string}`): PurchaseEvent => ({ type: 'mined', hash });
  const reset = { hash: hashOf(1), askedAt: NOW + 40, allowed: '0' };
  const approval = { hash: hashOf(2), askedAt: NOW + 5_000, allowed: '250000000' };
  const payment = { hash: hashOf(3), askedAt: NOW + 9_000 };

  it('has the time at which the wallet was asked for each transaction, in their order', () => {
    const kept = [
      sentBy({ type: 'approval-mined' }, { ...authorized, approval: reset }),
      sentBy({ type: 'approval-mined' }, { ...authorized, approval }),
      sentBy(mined(hashOf(3)), { ...approved, payment }),
    ];
    expect(kept.map((sent) => [sent?.sending.askedAt, sent?.sending.ended?.hash])).to.deep.equal(
      [reset, approval, payment].map(({ askedAt, hash }) => [askedAt, hash]),
    );
    expect(kept.map((sent) => sent?.purpose)).to.deep.equal([
      { kind: 'approval', allowed: { token: SALE, value: '0' } },
      { kind: 'approval', allowed: { token: SALE, value: '250000000' } },
      { kind: 'purchase' },
    ]);
  });

  it('has the start of one that an older version of the page stored', () => {
    expect(sentBy(mined(HASH), paying)?.sending.askedAt).to.equal(NOW);
    expect(sentBy({ type: 'approval-mined' }, approving)?.sending.askedAt).to.equal(NOW);
  });

  it('is nothing for a transaction that is in no block, or not known', () => {
    const others: readonly PurchaseEvent[] = [
      { type: 'mined' },
      { type: 'approved' },
      { type: 'resumed' },
      { type: 'approval-sent', approval },
      { type: 'sent', payment },
      { type: 'authorized', authorization },
    ];
    for (const event of others) expect(sentBy(event, { ...paying, approval }), event.type).to.equal(undefined);
  });
});

describe('a purchase after an event', () => {
  const stopped = (trouble: Trouble): PurchaseEvent => ({ type: 'stopped', trouble });
  const table: readonly (readonly [string, Purchase, PurchaseEvent, Purchase])[] = [
    ['keeps the authorization', begun, { type: 'authorized', authorization }, authorized],
    ['keeps the approval', authorized, { type: 'approval-sent', approval: { hash: HASH } }, approving],
    ['reads the allowance again after the approval', approving, { type: 'approval-mined' }, authorized],
    ['is approved', authorized, { type: 'approved' }, approved],
    ['keeps the purchase', approved, { type: 'sent', payment: { hash: HASH, nonce: 3 } }, paying],
    ['is in a block', paying, { type: 'mined', hash: HASH }, bought],
    ['can be in a block unknown here', approved, { type: 'mined' }, { ...approved, mined: {} }],
    [
      'stays as it was when the wallet rejects',
      approved,
      stopped({ kind: 'rejected' }),
      { ...approved, trouble: { kind: 'rejected' } },
    ],
    ['goes on without the trouble', { ...approved, trouble: { kind: 'rejected' } }, { type: 'resumed' }, approved],
    [
      'needs a new authorization after a revert',
      paying,
      stopped({ kind: 'reverted', reason: 'x' }),
      { ...begun, isApproved: true, trouble: { kind: 'reverted', reason: 'x' } },
    ],
    [
      'sends a dropped purchase again, with the same authorization',
      paying,
      stopped({ kind: 'dropped' }),
      { ...approved, trouble: { kind: 'dropped' } },
    ],
    [
      'buys again after a cancellation',
      paying,
      stopped({ kind: 'cancelled' }),
      { ...approved, trouble: { kind: 'cancelled' } },
    ],
    [
      'approves again after a dropped approval',
      approving,
      stopped({ kind: 'approval-dropped' }),
      { ...authorized, trouble: { kind: 'approval-dropped' } },
    ],
  ];
  for (const [title, before, event, after] of table)
    it(title, () => expect(afterEvent(before, event)).to.deep.equal(after));

  it('is read back from its text, and nothing else is', () => {
    for (const purchase of [begun, approving, bought, { ...approved, trouble: { kind: 'rejected' as const } }])
      expect(readPurchase(JSON.stringify(purchase))).to.deep.equal(purchase);
    for (const text of [null, '', '{}', '[]', 'null', JSON.stringify({ ...begun, payment: { hash: '0x1' } })])
      expect(readPurchase(text), String(text)).to.equal(undefined);
    expect(purchaseKey(1, WALLET)).to.equal(purchaseKey(1, WALLET.toLowerCase()));
  });
});

describe('the steps of a purchase', () => {
  const told = (purchase: Purchase, now = NOW) => Object.values(stepStates(purchase, now)).join(' ');

  it('shows where it is', () => {
    expect(told(begun)).to.equal('current waiting waiting waiting');
    expect(told(approving)).to.equal('done current waiting waiting');
    expect(told(approved)).to.equal('done done current waiting');
    expect(told(paying)).to.equal('done done done current');
    expect(told(bought)).to.equal('done done done done');
  });

  it('goes back to the authorization that expired, and marks the step that failed', () => {
    expect(told(approved, NOW + 1_000)).to.equal('current waiting waiting waiting');
    expect(told({ ...approved, trouble: { kind: 'rejected' } })).to.equal('done done failed waiting');
  });
});

describe('what a purchase says', () => {
  it('shows shares, limits and amounts without inventing any', () => {
    expect(percentOf(1n, 3n)).to.equal('33.33%');
    expect(percentOf(1n, 1_000_000n)).to.equal('<0.01%');
    expect(percentOf(0n, 5n)).to.equal('0%');
    expect(percentOf(1n, 0n)).to.equal(undefined);
    expect(limitOf(String(2n ** 256n - 1n))).to.equal(undefined);
    expect(limitOf(null)).to.equal(undefined);
    expect(limitOf('5')).to.equal(5n);
    expect(tokensFor(250_000_000n, 50_000n, 18)).to.equal(5_000n * 10n ** 18n);
    expect(tokensFor(1n, 0n, 18)).to.equal(undefined);
  });
});

describe('the rules of a purchase together', () => {
  const rules = (...outcomes: ('pass' | 'fail' | 'unknown')[]) => outcomes.map((outcome) => ({ outcome }));

  it('tell as many as have a cross, those of the wallet included', () => {
    expect(verdictOf(false, false, rules('fail', 'pass', 'fail', 'unknown'))).to.deep.equal({ failing: 2 });
    expect(verdictOf(true, false, rules('pass', 'fail'))).to.deep.equal({ failing: 1 });
  });

  it('allow a purchase only where the service does and no rule has a cross', () => {
    expect(verdictOf(true, false, rules('pass', 'unknown'))).to.equal('can');
    expect(verdictOf(false, false, rules('pass', 'unknown'))).to.equal('not-certain');
    // What is entered wrongly was not judged.
    expect(verdictOf(true, true, rules('pass', 'pass'))).to.equal('not-certain');
    expect(verdictOf(true, true, rules('fail'))).to.deep.equal({ failing: 1 });
  });
});
