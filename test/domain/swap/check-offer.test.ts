import { expect } from 'chai';
import { RELAY_CONTRACTS } from '../../../src/adapters/swap/relay-contracts.ts';
import { moveOf, swapCalldata } from '../../../src/adapters/swap/swap-calls.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { requireSafe } from '../../../src/domain/swap/check-offer.ts';
import type { QuotedTransaction, SwapContracts, SwapMove } from '../../../src/domain/swap/quoted-step.ts';
import type { SwapOffer } from '../../../src/domain/swap/swap.ts';
import { anOrder, USER } from '../../contracts/swap/swap-provider.contract.ts';

const { depositories, routers, approvalProxies, solvers } = RELAY_CONTRACTS.get(8453) as SwapContracts;
const [depository, router, proxy, solver] = [depositories, routers, approvalProxies, solvers].map(([one]) => one) as [
  WalletAddress,
  WalletAddress,
  WalletAddress,
  WalletAddress,
];
const EVIL = '0x00000000000000000000000000000000000000e7' as WalletAddress;
const ID = `0x${'ab'.repeat(32)}`;
const SOLD = 25_000_000n;
const TOKEN = anOrder().from.address;
const SELLS_TOKEN = anOrder();
const SELLS_ETHER = anOrder({ from: { ...anOrder().to, chainId: 8453 }, to: anOrder().from, amount: SOLD });

type Changes = Partial<QuotedTransaction> & Partial<QuotedTransaction['call']>;

const transaction = (id: string, to: WalletAddress, data: Hex, changes: Changes = {}): QuotedTransaction => {
  const { chainId = 8453, value = 0n, ...rest } = changes;
  const call = { chainId, to, data, value };
  return {
    kind: 'transaction',
    id,
    from: USER,
    call,
    move: moveOf(call),
    gasCost: undefined,
    unknownFields: [],
    ...rest,
  };
};
const approve = (spender = proxy, amount = SOLD, changes: Changes & { token?: WalletAddress } = {}) =>
  transaction('approve', changes.token ?? TOKEN, swapCalldata.approve(spender, amount), changes);
const moving = (to: WalletAddress, move: SwapMove, changes: Changes = {}) =>
  transaction('deposit', to, '0x', { ...changes, move });
const pays = (amount = SOLD, changes: Changes = {}) =>
  transaction('deposit', depository, swapCalldata.depositErc20(USER, { token: TOKEN, amount }, ID), changes);
const paysEther = (value = SOLD) => transaction('deposit', depository, swapCalldata.depositNative(USER, ID), { value });
const routed = (pulls: readonly { token: WalletAddress; amount: bigint }[], party = USER) =>
  moving(proxy, { kind: 'route', pulls, beneficiaries: [party, ZERO_ADDRESS] });

const offered = (steps: SwapOffer['steps'], changes: Partial<SwapOffer> = {}): SwapOffer => ({
  quote: {},
  steps,
  amounts: { paid: SOLD, got: 8n * 10n ** 15n },
  recipient: USER,
  route: {},
  ...changes,
});

describe('the check of a swap quote', () => {
  for (const [what, order, steps] of [
    ['an approval and a deposit of the sold token', SELLS_TOKEN, [approve(depository), pays()]],
    ['a reset of the approval before it', SELLS_TOKEN, [approve(proxy, 0n), approve(), pays()]],
    [
      'an approval and a route that pulls the sold amount',
      SELLS_TOKEN,
      [approve(), routed([{ token: TOKEN, amount: SOLD }])],
    ],
    ['a route that refunds the solver', SELLS_TOKEN, [routed([{ token: TOKEN, amount: SOLD }], solver)]],
    [
      'a payment of the sold token to the solver',
      SELLS_TOKEN,
      [moving(TOKEN, { kind: 'payment', recipient: solver, amount: SOLD })],
    ],
    ['coins for the depository', SELLS_ETHER, [paysEther()]],
    [
      'coins for the solver, with a reference',
      SELLS_ETHER,
      [transaction('deposit', solver, '0x00fad611', { value: SOLD })],
    ],
    [
      'coins for the router',
      SELLS_ETHER,
      [moving(router, { kind: 'route', pulls: undefined, beneficiaries: [USER] }, { value: SOLD })],
    ],
    ['gas at a usual price', SELLS_TOKEN, [pays(SOLD, { gasCost: 10n ** 15n })]],
  ] as const)
    it(`accepts ${what}`, () => requireSafe(order, offered(steps), RELAY_CONTRACTS));

  for (const [threat, order, steps, reason] of [
    ['an unlimited approval', SELLS_TOKEN, [approve(proxy, 2n ** 256n - 1n), pays()], 'more than the sold'],
    [
      'two approvals that exceed the sold amount together',
      SELLS_TOKEN,
      [approve(proxy), approve(depository, 1n), pays()],
      'more than the sold',
    ],
    ['an approval of a foreign spender', SELLS_TOKEN, [approve(EVIL), pays()], EVIL],
    ['an approval of a foreign spender for nothing', SELLS_TOKEN, [approve(EVIL, 0n), pays()], EVIL],
    ['an approval of the router, which anybody may call', SELLS_TOKEN, [approve(router), pays()], router],
    ['an approval of another token', SELLS_TOKEN, [approve(proxy, SOLD, { token: EVIL }), pays()], EVIL],
    ['an approval with native coins', SELLS_TOKEN, [approve(proxy, SOLD, { value: 1n }), pays()], 'native coins'],
    ['an approval while native coins are sold', SELLS_ETHER, [approve(), paysEther()], TOKEN],
    ['an approval alone', SELLS_TOKEN, [approve()], 'approval'],
    [
      '9,999 ether for the solver',
      SELLS_ETHER,
      [moving(solver, { kind: 'coins' }, { value: 9_999n * 10n ** 18n })],
      'native coins',
    ],
    ['one unit more than the sold ether', SELLS_ETHER, [paysEther(SOLD + 1n)], 'native coins'],
    ['ether beside the sold token', SELLS_TOKEN, [pays(SOLD, { value: 1n })], 'native coins'],
    ['coins for a foreign account', SELLS_ETHER, [moving(EVIL, { kind: 'coins' }, { value: 1n })], EVIL],
    ['a deposit into a foreign contract', SELLS_TOKEN, [{ ...pays(), call: { ...pays().call, to: EVIL } }], EVIL],
    ['a deposit of more than is sold', SELLS_TOKEN, [pays(SOLD + 1n)], 'more than the sold'],
    [
      'a deposit for another depositor',
      SELLS_TOKEN,
      [moving(depository, { kind: 'token-deposit', depositor: EVIL, pull: { token: TOKEN, amount: 1n } })],
      EVIL,
    ],
    [
      'a coin deposit for another depositor',
      SELLS_ETHER,
      [moving(depository, { kind: 'coin-deposit', depositor: EVIL })],
      EVIL,
    ],
    [
      'a deposit of another token',
      SELLS_TOKEN,
      [moving(depository, { kind: 'token-deposit', depositor: USER, pull: { token: EVIL, amount: 1n } })],
      EVIL,
    ],
    [
      'a payment to a foreign account',
      SELLS_TOKEN,
      [moving(TOKEN, { kind: 'payment', recipient: EVIL, amount: 1n })],
      EVIL,
    ],
    [
      'a payment of another token',
      SELLS_TOKEN,
      [moving(EVIL, { kind: 'payment', recipient: solver, amount: 1n })],
      EVIL,
    ],
    [
      'a route through a foreign contract',
      SELLS_TOKEN,
      [{ ...routed([{ token: TOKEN, amount: 1n }]), call: { ...pays().call, to: EVIL } }],
      EVIL,
    ],
    [
      'a route that also pulls a token approved earlier',
      SELLS_TOKEN,
      [
        routed([
          { token: TOKEN, amount: 1n },
          { token: EVIL, amount: 1n },
        ]),
      ],
      EVIL,
    ],
    [
      'a route that pulls the sold token twice',
      SELLS_TOKEN,
      [
        routed([
          { token: TOKEN, amount: SOLD },
          { token: TOKEN, amount: 1n },
        ]),
      ],
      'more than the sold',
    ],
    ['a route that pulls nothing', SELLS_TOKEN, [routed([])], 'nothing'],
    ['a route that refunds a foreign account', SELLS_TOKEN, [routed([{ token: TOKEN, amount: 1n }], EVIL)], EVIL],
    [
      'a call that cannot be decoded whole',
      SELLS_TOKEN,
      [transaction('deposit', depository, `${pays().call.data}00`)],
      '0xe8017952',
    ],
    ['a call before the payment', SELLS_TOKEN, [pays(), pays()], 'before the last'],
    [
      'four transactions',
      SELLS_TOKEN,
      [approve(proxy, 0n), approve(proxy, 0n), approve(proxy, 0n), pays()],
      '4 transactions',
    ],
    ['no transaction', SELLS_TOKEN, [], '0 transactions'],
    ['a signature', SELLS_TOKEN, [{ kind: 'signature', id: 'deposit' }, pays()], 'signature'],
    ['a step that nobody knows', SELLS_TOKEN, [{ ...pays(), id: 'authorize' }], 'authorize'],
    ['a deposit address', SELLS_TOKEN, [{ kind: 'deposit-address', id: 'deposit' }, pays()], 'deposit-address'],
    ['a transaction of another sender', SELLS_TOKEN, [pays(SOLD, { from: EVIL })], EVIL],
    ['a transaction on another chain', SELLS_TOKEN, [pays(SOLD, { chainId: 1 })], 'chain 1'],
    [
      'a delegation of the account (EIP-7702)',
      SELLS_TOKEN,
      [pays(SOLD, { unknownFields: ['authorizationList'] })],
      'authorizationList',
    ],
    ['gas that costs 9,999 ether', SELLS_TOKEN, [pays(SOLD, { gasCost: 9_999n * 10n ** 18n })], 'gas'],
  ] as const)
    it(`refuses ${threat}`, () => refusal(() => requireSafe(order, offered(steps), RELAY_CONTRACTS), reason));

  for (const [threat, changes, reason] of [
    ['pays somebody else', { recipient: EVIL }, EVIL],
    ['does not name who is paid', { recipient: undefined }, 'unnamed'],
    ['sells another amount', { amounts: { paid: SOLD - 1n, got: 1n } }, 'instead of'],
  ] as const)
    it(`refuses a quote that ${threat}`, () =>
      refusal(() => requireSafe(SELLS_TOKEN, offered([pays()], changes), RELAY_CONTRACTS), reason));

  it('refuses a quote that buys less than an exact output', () => {
    const order = anOrder({ tradeType: 'EXACT_OUTPUT', amount: 10n ** 18n });
    refusal(() => requireSafe(order, offered([pays()]), RELAY_CONTRACTS), 'buys');
  });

  it('refuses every quote on a chain without pinned contracts', () =>
    refusal(() => requireSafe(SELLS_TOKEN, offered([pays()]), new Map()), 'chain 8453'));
});

function refusal(check: () => void, reason: string): void {
  expect(check).to.throw(Failure, reason).with.property('code', 'SWAP_QUOTE_UNSAFE');
}
