import { expect } from 'chai';
import sinon from 'sinon';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { gasPriceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { ordered } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { ETHER, preparing, RECIPIENT, USDC, WETH } from '../../support/service/preparing.ts';

const SOMEBODY = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOO_MUCH = { amount: (10_001n * ETHER).toString() };

describe('POST /api/transfer/prepare refuses', () => {
  const { at, open, ask } = preparing();

  for (const [why, changes, code, path] of [
    ['a chain that is not supported', { chainId: 56 }, 'CHAIN_UNSUPPORTED'],
    ['the zero address', { to: `0x${'0'.repeat(40)}` }, 'RECIPIENT_REFUSED', 'to'],
    ['the token’s own contract', { token: USDC, to: USDC }, 'RECIPIENT_REFUSED', 'to'],
    ['another token’s contract', { token: USDC, to: WETH }, 'RECIPIENT_REFUSED', 'to'],
    ['a token that is none', { token: RECIPIENT, to: SOMEBODY }, 'TOKEN_NOT_A_CONTRACT', 'token'],
    ['more tokens than there are', { token: USDC, amount: '1000000000001' }, 'INSUFFICIENT_FUNDS'],
  ] as const)
    it(why, async () => expectRefusal(await ask(changes), 400, code, path));

  it('what the chain would reject, with its reason', async () => {
    const outlook = await at.world.transferOutlooks.read(
      ordered({ chainId: 8453, from: at.sender.address, to: RECIPIENT, token: 'native', amount: 1n }),
      { gas: 1n, bytes: 1 },
    );
    const simulation = { outcome: 'reverted' as const, reason: 'the contract reverts with “paused”' };
    sinon.stub(at.world.transferOutlooks, 'read').resolves({ ...outlook, simulation });
    const response = await ask();
    expectRefusal(response, 400, 'TRANSFER_WOULD_REVERT');
    expect(response.body.error).to.contain('“paused”');
  });

  it('a recipient on a sanctions list before anything else about the chain', async () => {
    await open({ AML_DENYLIST: RECIPIENT });
    for (const changes of [{}, TOO_MUCH]) expectRefusal(await ask(changes), 403, 'RECIPIENT_SANCTIONED');
    const read = at.world.transferOutlooks.read.bind(at.world.transferOutlooks);
    const simulation = { outcome: 'unknown' as const, cause: new Error('value overflow') };
    sinon
      .stub(at.world.transferOutlooks, 'read')
      .callsFake(async (...asked) => ({ ...(await read(...asked)), simulation }));
    expectRefusal(await ask(), 403, 'RECIPIENT_SANCTIONED');
  });

  it('a sender on a sanctions list, and keeps nothing', async () => {
    await open({ AML_DENYLIST: at.sender.address });
    const keep = sinon.spy(at.world.preparedTransfers, 'keep');
    expectRefusal(await ask(), 403, 'SENDER_SANCTIONED');
    expect(keep.callCount).to.equal(0);
  });

  for (const [what, code, stub] of [
    ['the chain', 'CHAIN_UNAVAILABLE', () => sinon.stub(at.world.transferOutlooks, 'read').rejects(chainUnavailable())],
    [
      'a chain that lives',
      'GAS_PRICE_UNAVAILABLE',
      () => sinon.stub(at.world.transferOutlooks, 'read').rejects(gasPriceUnavailable()),
    ],
    [
      'the sanctions list',
      'AML_UNAVAILABLE',
      () => sinon.stub(at.world.addressScreening, 'screen').rejects(screeningUnavailable()),
    ],
    ['the price of the coin', 'PRICE_UNAVAILABLE', () => at.world.priceFeeds.change(undefined, 8453)],
    ['the price of the token', 'PRICE_UNAVAILABLE', () => at.world.priceFeeds.change(undefined, 8453, USDC)],
    ['the pro status', 'CHAIN_UNAVAILABLE', () => sinon.stub(at.world.proStatus, 'isPro').rejects(chainUnavailable())],
    [
      'the wallets of the past',
      'STORE_UNAVAILABLE',
      () => sinon.stub(at.world.relayedTransactions, 'recipients').rejects(storeUnavailable()),
    ],
    [
      'the store of preparations',
      'STORE_UNAVAILABLE',
      () => sinon.stub(at.world.preparedTransfers, 'keep').rejects(storeUnavailable()),
    ],
  ] as const)
    it(`with 503 while this is unavailable: ${what}`, async () => {
      stub();
      expectRefusal(await ask(), 503, code);
    });

  it('with 503 only after what the caller can correct', async () => {
    sinon.stub(at.world.addressScreening, 'screen').rejects(screeningUnavailable());
    expectRefusal(await ask(TOO_MUCH), 400, 'INSUFFICIENT_FUNDS');
  });
});
