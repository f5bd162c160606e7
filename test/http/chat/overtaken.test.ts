import { expect } from 'chai';
import sinon from 'sinon';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { onServer } from '../../support/servers/database.ts';
import { RICH, type Said } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const REQUEST = `send 5 usdc on base to ${BOB}`;
const ROUNDS = 6;
const MESSAGES = ['yes', 'hello', 'what is the price of eth?', 'cancel', 'scrub it', 'make it 5 usdc'];

const talking = (alice: SignedIn) => {
  const send = (world: TestWorld, sessionId: string, body: object) =>
    world.api
      .post('/api/chat')
      .set(alice.bearer)
      .send({ sessionId, message: 'yes', ...body });
  const say = async (world: TestWorld, sessionId: string, message: string): Promise<Said> =>
    (await send(world, sessionId, { message }).expect(200)).body.response;
  const offered = async (world: TestWorld, sessionId: string): Promise<string> =>
    (await say(world, sessionId, REQUEST)).actions[0]?.params.confirmAction ?? '';
  const confirm = (world: TestWorld, sessionId: string, confirmAction: string) =>
    send(world, sessionId, { confirmAction });
  return { say, offered, confirm };
};

describe('/api/chat, while another message of the conversation is answered', () => {
  let world: TestWorld;
  let chat: ReturnType<typeof talking>;
  before(async () => {
    world = await aWorld();
    chat = talking(await signedIn(world, RICH));
  });

  /** Runs `meanwhile` after the next message has read the conversation, and before it is answered. */
  function afterReading(meanwhile: () => Promise<unknown>, times = 1): void {
    const recall = sinon.stub(world.chatSessions, 'recall').callThrough();
    let left = times;
    recall.callsFake(async (dialogue, now) => {
      const read = await recall.wrappedMethod.call(world.chatSessions, dialogue, now);
      if (left > 0) {
        left -= 1;
        const paused = left;
        left = 0;
        await meanwhile();
        left = paused;
      }
      return read;
    });
  }

  for (const message of MESSAGES)
    it(`confirms an offer once, although “${message}” has read it before`, async () => {
      const session = `confirm ${message}`;
      const id = await chat.offered(world, session);
      afterReading(async () => void (await chat.confirm(world, session, id).expect(200)));
      await chat.say(world, session, message);
      expectRefusal(await chat.confirm(world, session, id), 409, 'ACTION_NOT_OPEN');
    });

  for (const message of MESSAGES)
    it(`confirms no offer that was cancelled, although “${message}” has read it before`, async () => {
      const session = `cancel ${message}`;
      const id = await chat.offered(world, session);
      afterReading(async () => expect((await chat.say(world, session, 'cancel')).message).to.include('Cancelled'));
      await chat.say(world, session, message);
      expectRefusal(await chat.confirm(world, session, id), 409, 'ACTION_NOT_OPEN');
    });

  it('confirms no offer that was replaced, although a question has read it before', async () => {
    const id = await chat.offered(world, 'replaced');
    afterReading(async () => void (await chat.say(world, 'replaced', 'make it 6')));
    await chat.say(world, 'replaced', 'hello');
    expectRefusal(await chat.confirm(world, 'replaced', id), 409, 'ACTION_NOT_OPEN');
    expect((await chat.say(world, 'replaced', 'yes')).message).to.include('Transfer 6 USDC');
  });

  it('confirms an offer once, although a command that ends an open question has read it before', async () => {
    const id = await chat.offered(world, 'question');
    await chat.say(world, 'question', 'scrub it');
    afterReading(async () => void (await chat.confirm(world, 'question', id).expect(200)));
    await chat.say(world, 'question', 'my contacts');
    expectRefusal(await chat.confirm(world, 'question', id), 409, 'ACTION_NOT_OPEN');
  });

  it('does not say that it cancelled what was confirmed', async () => {
    const id = await chat.offered(world, 'late');
    afterReading(async () => void (await chat.confirm(world, 'late', id).expect(200)));
    expect((await chat.say(world, 'late', 'cancel')).message).to.equal('There is nothing to cancel.');
  });

  it('asks for the message again when others keep changing the conversation, and changes nothing', async () => {
    let amount = 5;
    await chat.offered(world, 'busy');
    afterReading(async () => {
      amount += 1;
      await chat.say(world, 'busy', `make it ${amount}`);
    }, 100);
    const { message, actions } = await chat.say(world, 'busy', 'make it 900');
    expect(message).to.include('Please send this one again.');
    expect(actions).to.deep.equal([]);
    sinon.restore();
    expect((await chat.say(world, 'busy', 'yes')).message).to.include(`Transfer ${amount} USDC`);
  });
});

onServer((serverOf) =>
  describe('/api/chat on two processes with one database', () => {
    let worlds: readonly [TestWorld, TestWorld];
    let chat: ReturnType<typeof talking>;
    before(async () => {
      const DATABASE_URL = await serverOf().create('migrated');
      worlds = [await aWorld({ DATABASE_URL }), await aWorld({ DATABASE_URL })];
      chat = talking(await signedIn(worlds[0], RICH));
    });
    after(async () => {
      for (const { database } of worlds ?? []) await database?.close();
    });

    for (const message of ['yes', 'cancel'])
      it(`confirm an offer at most once while “${message}” is answered`, async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const session = `${message} ${round}`;
          const id = await chat.offered(worlds[0], session);
          const [said, first] = await Promise.all([
            chat.say(worlds[1], session, message),
            chat.confirm(worlds[0], session, id),
          ]);
          const again = [await chat.confirm(worlds[0], session, id), await chat.confirm(worlds[1], session, id)];
          const confirmed = [first, ...again].filter(({ status }) => status === 200);
          const prepared = confirmed.length + (said.data.transaction === undefined ? 0 : 1);
          expect(prepared, `round ${round}`).to.be.at.most(1);
          if (message === 'yes') expect(prepared, `round ${round}`).to.equal(1);
        }
      });

    it('either cancel an offer or prepare it, and keep none, while both are said', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const session = `both ${round}`;
        const id = await chat.offered(worlds[0], session);
        const [cancelled, agreed] = await Promise.all([
          chat.say(worlds[0], session, 'cancel'),
          chat.say(worlds[1], session, 'yes'),
        ]);
        const isPrepared = agreed.data.transaction !== undefined;
        expect(cancelled.message).to.include(isPrepared ? 'nothing to cancel' : 'Cancelled');
        expectRefusal(await chat.confirm(worlds[1], session, id), 409, 'ACTION_NOT_OPEN');
      }
    });
  }),
);
