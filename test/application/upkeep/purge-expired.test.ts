import { expect } from 'chai';
import { upkeepUseCases } from '../../../src/application/upkeep/index.ts';
import { aWorld, signedIn } from '../../support/world.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'help', secondHand: false } as const;

describe('the purge', () => {
  it('forgets what has expired, and nothing sooner', async () => {
    const world = await aWorld();
    const { purgeExpired } = upkeepUseCases(world);
    await signedIn(world);
    await world.api.get('/api/siwe?action=nonce');
    await world.api.post('/api/chat').send({ message: 'send 5 usdc' }).expect(200);
    await world.messageQueue.enqueue([message]);
    const { claim } = await world.messageQueue.claim(1);
    if (claim !== undefined) await world.messageQueue.finish(claim);
    const nothing = { nonces: 0, sessions: 0, chatSessions: 0, messages: 0 };
    expect(await purgeExpired()).to.deep.equal(nothing);
    world.clock.advance(HOUR);
    expect(await purgeExpired()).to.deep.equal({ ...nothing, nonces: 1, chatSessions: 1 });
    world.clock.advance(12 * HOUR);
    expect(await purgeExpired()).to.deep.equal({ ...nothing, sessions: 1 });
    world.clock.advance(7 * DAY);
    expect(await world.messageQueue.enqueue([message]), 'an answered message is still known').to.equal(0);
    expect(await purgeExpired()).to.deep.equal(nothing);
    world.clock.advance(DAY);
    expect(await purgeExpired()).to.deep.equal({ ...nothing, messages: 1 });
  });
});
