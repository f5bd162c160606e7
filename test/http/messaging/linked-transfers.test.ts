import { expect } from 'chai';
import sinon from 'sinon';
import { buttonsFor } from '../../../src/domain/messaging/reply-buttons.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { RICH } from '../../support/service/conversations.ts';
import { linking, TELEGRAM } from '../../support/service/linking.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const REQUEST = `send 5 usdc on base to ${BOB}`;

describe('accounts that are linked with a wallet', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld({ TELEGRAM_WEBHOOK_SECRET: TELEGRAM });
    alice = await signedIn(world, RICH);
  });
  const { onTelegram, now, link } = linking(() => ({ world, alice }));

  it('have nothing prepared for a wallet that is blocked', async () => {
    await link();
    const offer = await onTelegram(REQUEST);
    const line = offer.split('\n').at(-1) ?? '';
    const user = await world.users.find(alice.address);
    sinon.stub(world.users, 'find').resolves(user && { ...user, isBlocked: true });
    const answer = await onTelegram(line.replace('To prepare it, reply: ', ''));
    expect(answer).to.include('blocked').and.not.include('ethereum:');
  });

  it('may have a transfer prepared, which the wallet signs itself', async () => {
    await link();
    const offer = await onTelegram(REQUEST);
    const line = offer.split('\n').at(-1) ?? '';
    expect(line).to.match(/^To prepare it, reply: confirm [0-9a-f]{8}$/);
    const prepared = await onTelegram(line.replace('To prepare it, reply: ', ''));
    expect(prepared).to.include(
      `ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address=${BOB}&uint256=5000000`,
    );
    expect(await onTelegram(line.replace('To prepare it, reply: ', ''))).to.include('cannot be confirmed');
  });

  it('are asked about a change with two words to answer by, and passed on words do not answer', async () => {
    await link();
    await onTelegram(REQUEST);
    const question = await onTelegram('twelve is what i meant to send him');
    expect(question).to.match(/^Did you mean this change: amount 5 → 12 USDC\?.*\n- yes\n- no$/);
    await onTelegram('yes', 77, { forward_origin: { type: 'user' } });
    const offer = await onTelegram('yes');
    expect(offer).to.include('Transfer 12 USDC');
  });

  it('prepare nothing by a yes that was sent before the question and is delivered after it', async () => {
    await link();
    const before = { date: now() };
    world.clock.advance(1_000);
    for (const [asking, again] of [
      [REQUEST, /^Transfer 5 USDC .*reply: confirm [0-9a-f]{8}$/s],
      ['twelve is what i meant to send him', /^Transfer 5 USDC .*reply: confirm [0-9a-f]{8}$/s],
    ] as const) {
      await onTelegram(asking);
      expect(await onTelegram('yes', 77, before))
        .to.match(again)
        .and.not.include('ethereum:');
    }
    world.clock.advance(1_000);
    expect(await onTelegram('yes')).to.include('uint256=5000000');
  });

  it('prepare what a yes answers that was sent in the second of the question', async () => {
    await link();
    world.clock.advance(900);
    await onTelegram(REQUEST);
    expect(await onTelegram('yes')).to.include('ethereum:');
  });

  it('prepare what a yes answers, once, and not when it was passed on', async () => {
    await link();
    const asked = await onTelegram(`5 usdc to ${BOB} on base`);
    expect(asked).to.match(/^Did you mean: send 5 USDC .*\n- cancel\nPrepare this, or reply: confirm [0-9a-f]{8}$/);
    expect(buttonsFor(asked).map(({ label }) => label)).to.deep.equal(['Prepare this', 'Cancel']);
    expect(await onTelegram('yes', 77, { forward_origin: { type: 'user' } })).to.not.include('ethereum:');
    expect(await onTelegram('yes', 77, { chat: { id: -5, type: 'group' } })).to.not.include('ethereum:');
    expect(await onTelegram('yes')).to.include('ethereum:');
    expect(await onTelegram('yes')).to.match(/^There is nothing to confirm\./);
  });

  it('are told where to sign a swap that a yes prepares, and choose a network by a button', async () => {
    await link();
    await onTelegram('swap 100 usdc to eth on base');
    expect(await onTelegram('yes')).to.include('To sign it, send the same message at');
    const asked = await onTelegram(`send 5 usdc to ${BOB}`, 77);
    expect(buttonsFor(asked)).to.deep.include({ label: 'Base', says: 'Base' });
  });

  it('confirm nothing with another code, or for another account', async () => {
    await link();
    const digits = /confirm ([0-9a-f]{8})/.exec(await onTelegram(REQUEST))?.[1] ?? '';
    expect(await onTelegram('confirm 00000000')).to.include('cannot be confirmed');
    await link(78);
    expect(await onTelegram(`confirm ${digits}`, 78)).to.include('cannot be confirmed');
  });

  it('are told where to sign a swap', async () => {
    await link();
    const offer = await onTelegram('swap 100 usdc to eth on base');
    expect(offer)
      .to.include('for about 0.0333 ETH')
      .and.include('To sign it, send the same message at')
      .and.not.match(/confirm [0-9a-f]/);
  });
});
