import { expect } from 'chai';
import { forgetChats } from '../../../src/application/chat/index.ts';
import { forgetAnswered } from '../../../src/application/messaging/index.ts';
import { aWorld } from '../../support/service/world.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'help', secondHand: false } as const;

describe('deletion of expired records', () => {
  it('deletes a conversation once it has expired', async () => {
    const world = await aWorld();
    await world.api.post('/api/chat').send({ message: 'send 5 usdc' }).expect(200);
    expect(await forgetChats(world)()).to.equal(0);
    world.clock.advance(11 * MINUTE);
    expect(await forgetChats(world)()).to.equal(1);
  });

  it('deletes an answered message only after its platform stops redelivering it', async () => {
    const world = await aWorld();
    await world.messageQueue.enqueue([message]);
    const { claim } = await world.messageQueue.claim(1);
    if (claim !== undefined) await world.messageQueue.finish(claim);
    world.clock.advance(7 * DAY);
    expect(await forgetAnswered(world)()).to.equal(0);
    expect(await world.messageQueue.enqueue([message]), 'it is still known').to.equal(0);
    world.clock.advance(DAY + 1);
    expect(await forgetAnswered(world)()).to.equal(1);
  });
});
