import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { RICH } from '../../support/service/conversations.ts';
import { linking, TELEGRAM } from '../../support/service/linking.ts';
import { aWorld, CRON_SECRET, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const REQUEST = `send 5 usdc on base to ${BOB}`;

describe('accounts on messaging platforms, linked with wallets', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld({ TELEGRAM_WEBHOOK_SECRET: TELEGRAM });
    alice = await signedIn(world, RICH);
  });
  const { onWeb, onTelegram, code, link } = linking(() => ({ world, alice }));

  it('are linked with a code that the wallet’s session created and the account sent', async () => {
    const made = await onWeb('link telegram');
    expect(made.intent).to.equal('link');
    expect(made.message).to.include(made.data.link.code).and.include('Do not share the code').and.include(RICH.address);
    expect(await onTelegram(`link ${made.data.link.code}`)).to.include(`linked with ${RICH.address}`);
    expect((await onWeb('linked accounts')).data.linked).to.have.length(1);
  });

  it('may then ask about the wallet, and others may not', async () => {
    expect(await onTelegram('what is my usdc balance on base?')).to.include('For which wallet?');
    await link();
    expect(await onTelegram('what is my usdc balance on base?')).to.include(`${RICH.address} holds 1000000 USDC`);
    expect(await onTelegram('what is my usdc balance on base?', 78)).to.include('For which wallet?');
  });

  for (const [where, over] of [
    ['in a group', { chat: { id: -5, type: 'group' } }],
    ['passed on', { forward_origin: { type: 'user' } }],
  ] as const)
    it(`can do nothing ${where}: no transfer, no link, no balance`, async () => {
      await link();
      expect(await onTelegram(REQUEST, 77, over)).to.include('I do not act');
      expect(await onTelegram('what is my usdc balance?', 77, over)).to.include('For which wallet?');
      expect(await onTelegram('unlink', 77, over)).to.include('I do not act');
      const open = await code();
      expect(await onTelegram(`link ${open}`, 78, over)).to.include('I do not act');
      expect(await onTelegram(`link ${open}`, 78)).to.include('linked with');
    });

  describe('a code', () => {
    const REFUSED = 'That code is unknown, used or expired';

    it('works once, for ten minutes, and only the newest one', async () => {
      const [first, second] = [await code(), await code()];
      expect(await onTelegram(`link ${first}`)).to.include(REFUSED);
      expect(await onTelegram(`link ${second}`)).to.include('linked with');
      expect(await onTelegram(`link ${second}`, 78)).to.include(REFUSED);
      const late = await code();
      world.clock.advance(10 * 60 * 1000);
      expect(await onTelegram(`link ${late}`, 78)).to.include(REFUSED);
    });

    it('is created in a session of the wallet only: not without one, with a key, for a named wallet or by a linked account', async () => {
      const { bearer } = await aKey(world, alice);
      for (const [headers, body] of [
        [{}, {}],
        [bearer, {}],
        [{}, { wallet: alice.address }],
        [alice.bearer, { wallet: BOB }],
      ] as const) {
        const { data, message } = await onWeb('link telegram', headers, body);
        expect(data).to.not.have.property('link');
        expect(message).to.include('sign in');
      }
      await link();
      expect(await onTelegram('link telegram'))
        .to.include('linked with')
        .and.not.match(/link [2-9A-Z]{4}-/);
    });

    it('is not stored in plain text', async () => {
      const invite = sinon.spy(world.chatLinks, 'invite');
      const made = await code();
      expect(JSON.stringify(invite.firstCall.args)).to.not.include(made).and.not.include(made.replaceAll('-', ''));
    });

    it('of an attacker does not move a linked account away from its wallet', async () => {
      await link();
      const mallory = await signedIn(world);
      const { code: theirs } = (await onWeb('link telegram', mallory.bearer)).data.link;
      expect(await onTelegram(`link ${theirs}`)).to.include(`linked with ${RICH.address}`);
      expect((await onWeb('linked accounts', mallory.bearer)).message).to.match(/^No account is linked\./);
    });

    it('sent on the web links nothing', async () => {
      expect((await onWeb(`link ${await code()}`)).message).to.include('Send that code on the messaging platform');
    });
  });

  describe('a link ends', () => {
    const expectEnded = async () =>
      expect(await onTelegram(REQUEST))
        .to.include('I cannot act on this account')
        .and.not.include('confirm');

    it('when the account asks for it', async () => {
      await link();
      expect(await onTelegram('unlink')).to.include('no longer linked');
      expect(await onTelegram('unlink')).to.equal('This account is not linked.');
      await expectEnded();
    });

    it('when the wallet asks for it, also for an open offer', async () => {
      await link();
      const digits = /confirm ([0-9a-f]{8})/.exec(await onTelegram(REQUEST))?.[1] ?? '';
      expect((await onWeb('unlink telegram')).message).to.equal('Unlinked: 1 on telegram.');
      expect(await onTelegram(`confirm ${digits}`)).to.include('cannot be confirmed');
      await expectEnded();
    });

    it('after ninety days', async () => {
      await link();
      world.clock.advance(90 * DAY);
      await expectEnded();
    });
  });

  it('are neither linked nor used while links cannot be read', async () => {
    sinon.stub(world.chatLinks, 'invite').rejects(storeUnavailable());
    const refused = await world.api.post('/api/chat').set(alice.bearer).send({ message: 'link telegram' });
    expectRefusal(refused, 503, 'STORE_UNAVAILABLE');
  });

  it('are processed again later when links could not be read: no reply is invented', async () => {
    sinon.stub(world.chatLinks, 'walletOf').rejects(storeUnavailable());
    const message = { message_id: 1, from: { id: 77 }, chat: { id: 77, type: 'private' }, date: 1, text: REQUEST };
    const posted = world.api.post('/api/agent/webhook').set('x-telegram-bot-api-secret-token', TELEGRAM);
    await posted.send({ update_id: 999, message }).expect(200);
    const drained = await world.api.get('/api/cron/process-webhooks').set('authorization', `Bearer ${CRON_SECRET}`);
    expect(drained.body).to.include({ processed: 0, failed: 1 });
    expect(world.messageSender.sent).to.deep.equal([]);
  });
});
