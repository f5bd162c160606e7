import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { ENV, messenger, TELEGRAM, update, VERIFY } from '../../support/service/messenger.ts';

describe('messaging, what is received', () => {
  const { at, open, post, cron } = messenger();

  describe('the challenge', () => {
    const ask = (token: string, over = '') =>
      at.world.api.get(
        `/api/agent/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444${over}`,
      );

    it('is returned as plain text for the correct token', async () => {
      const response = await ask(VERIFY).expect(200);
      expect([response.type, response.text]).to.deep.equal(['text/plain', '1158201444']);
    });

    it('is rejected for a wrong token, and for any while none is configured', async () => {
      expectRefusal(await ask('wrong-token-of-tests'), 403, 'VERIFY_TOKEN_WRONG');
      await open();
      expectRefusal(await ask(VERIFY), 403, 'VERIFY_TOKEN_WRONG');
    });

    it('is rejected without a token, without a challenge, for another mode, and with duplicates', async () => {
      expectRefusal(await ask(''), 400, 'VALIDATION_FAILED', 'hub.verify_token');
      expectRefusal(await ask(VERIFY, '&hub.challenge=2'), 400, 'VALIDATION_FAILED', 'hub.challenge');
      expectRefusal(await at.world.api.get('/api/agent/webhook'), 400, 'VALIDATION_FAILED', 'hub.challenge');
      const other = at.world.api.get(`/api/agent/webhook?hub.mode=x&hub.verify_token=${VERIFY}&hub.challenge=1`);
      expectRefusal(await other, 400, 'VALIDATION_FAILED', 'hub.mode');
    });
  });

  describe('an update is rejected, and nothing is stored,', () => {
    afterEach(async () => expect((await at.world.messageQueue.claim(0)).claim).to.equal(undefined));

    it('with a wrong secret, an empty one, and none', async () => {
      for (const secret of ['wrong', ''])
        expectRefusal(await post(update(1, 'x'), secret), 401, 'UPDATE_NOT_AUTHENTIC');
      expectRefusal(await at.world.api.post('/api/agent/webhook').send(update(1, 'x')), 401, 'UPDATE_NOT_AUTHENTIC');
    });

    it('while the platform has no secret', async () => {
      await open();
      expectRefusal(await post(update(1, 'x'), ''), 401, 'UPDATE_NOT_AUTHENTIC');
    });

    it('of another platform, and of none', async () => {
      expectRefusal(await post(update(1, 'x'), TELEGRAM, '?platform=slack'), 400, 'PLATFORM_UNSUPPORTED');
      expectRefusal(await at.world.api.post('/api/agent/webhook').send({ x: 1 }), 400, 'PLATFORM_UNSUPPORTED');
    });

    it('when it is authentic and unreadable', async () =>
      expectRefusal(await post({ update_id: 'x' }), 400, 'UPDATE_UNREADABLE'));

    it('when it is larger than 512 KiB', async () =>
      expectRefusal(await post(update(1, 'x'.repeat(600_000))), 413, 'BODY_TOO_LARGE'));

    it('while the store is unavailable', async () => {
      sinon.stub(at.world.messageQueue, 'enqueue').rejects(storeUnavailable());
      expectRefusal(await post(update(1, 'x')), 503, 'STORE_UNAVAILABLE');
    });
  });

  it('is switched off by MESSAGING_PROVIDER=none: 503 to updates and to the drain', async () => {
    await open({ ...ENV, MESSAGING_PROVIDER: 'none' });
    expectRefusal(await post(update(1, 'x')), 503, 'MESSAGE_QUEUE_NOT_CONFIGURED');
    expectRefusal(await cron(), 503, 'MESSAGE_QUEUE_NOT_CONFIGURED');
  });

  it('drains only with the cron secret, and not while the store is down', async () => {
    expectRefusal(await at.world.api.get('/api/cron/process-webhooks'), 401, 'CRON_SECRET_INVALID');
    sinon.stub(at.world.messageQueue, 'claim').rejects(storeUnavailable());
    expectRefusal(await cron(), 503, 'STORE_UNAVAILABLE');
  });
});
