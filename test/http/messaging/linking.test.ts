import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { buttonsFor } from '../../../src/domain/messaging/reply-buttons.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, CRON_SECRET, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const TELEGRAM = 'telegram-secret-of-tests';
const DAY = 24 * 60 * 60 * 1000;
/** The first account of the sandbox’s mnemonic. */
const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const REQUEST = `send 5 usdc on base to ${BOB}`;

describe('accounts on messaging platforms, linked with wallets', () => {
  let world: TestWorld;
  let alice: SignedIn;
  let lastUpdate = 0;
  beforeEach(async () => {
    world = await aWorld({ TELEGRAM_WEBHOOK_SECRET: TELEGRAM });
    alice = await signedIn(world, RICH);
  });
  afterEach(() => sinon.restore());

  const onWeb = async (message: string, headers: object = alice.bearer, body: object = {}) => {
    const sent = world.api.post('/api/chat').set(headers as Record<string, string>);
    return (await sent.send({ sessionId: 's', message, ...body }).expect(200)).body.response;
  };
  /** The bot's reply to one message. */
  const onTelegram = async (text: string, from = 77, over: object = {}): Promise<string> => {
    lastUpdate += 1;
    const sent = { message_id: 1, from: { id: from }, chat: { id: from, type: 'private' }, date: now() };
    const message = { ...sent, text, ...over };
    const posted = world.api.post('/api/agent/webhook').set('x-telegram-bot-api-secret-token', TELEGRAM);
    await posted.send({ update_id: lastUpdate, message }).expect(200);
    const drained = await world.api.get('/api/cron/process-webhooks').set('authorization', `Bearer ${CRON_SECRET}`);
    expect(drained.body).to.include({ processed: 1, failed: 0 });
    return world.messageSender.sent.at(-1)?.text ?? '';
  };
  /** In seconds, as Telegram dates messages. */
  const now = () => Math.floor(world.clock.now().getTime() / 1_000);
  const code = async () => (await onWeb('link telegram')).data.link.code as string;
  const link = async (from = 77) => await onTelegram(`link ${await code()}`, from);

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

    it('is valid for the named platform', async () => {
      const { code: forWhatsApp } = (await onWeb('link whatsapp')).data.link;
      expect(await onTelegram(`link ${forWhatsApp}`)).to.include(REFUSED);
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
