import { expect } from 'chai';
import sinon from 'sinon';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { onServer } from '../../support/servers/database.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const STATED = `send 5 usdc on base to ${BOB}`;
const ROUNDS = 8;

const sayingTo = async (world: TestWorld, { bearer }: SignedIn, sessionId: string, message: string) =>
  (await world.api.post('/api/chat').set(bearer).send({ sessionId, message }).expect(200)).body.response;

/** The yes goes to one process and reads the conversation; the message between is answered by the other one before the offer is taken. */
const readingFirst = (worldsOf: () => readonly [TestWorld, TestWorld], aliceOf: () => SignedIn) => {
  for (const between of ['price of eth', 'oh 12 is plenty', 'no, 3000', 'my contacts'])
    it(`prepares nothing where “${between}” is answered after the yes has read the conversation`, async () => {
      const [one, other] = worldsOf();
      await sayingTo(other, aliceOf(), between, STATED);
      const recall = sinon.stub(one.chatSessions, 'recall').callThrough();
      recall.onFirstCall().callsFake(async (dialogue, now) => {
        const read = await recall.wrappedMethod.call(one.chatSessions, dialogue, now);
        await sayingTo(other, aliceOf(), between, between);
        return read;
      });
      const { data, message } = await sayingTo(one, aliceOf(), between, 'yes');
      expect(data).to.not.have.property('transaction');
      expect(message).to.include(`Transfer ${between === 'no, 3000' ? 3000 : 5} USDC`);
    });
};

describe('/api/chat, a yes beside another message', () => {
  let world: TestWorld;
  let alice: SignedIn;
  before(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });
  readingFirst(
    () => [world, world],
    () => alice,
  );

  for (const [before, at] of [
    [[], [STATED, 'yes']],
    [
      [STATED, 'yes 50'],
      ['yes', 'yes'],
    ],
    [[STATED], ['no, 3000', 'yes']],
  ] as const)
    it(`prepares no offer that was not shown: ${[...before, at.join(' beside ')].join(', then ')}`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const session = `${before} ${at} ${round}`;
        for (const message of before) await sayingTo(world, alice, session, message);
        const answers = await Promise.all(at.map((message) => sayingTo(world, alice, session, message)));
        const prepared = answers.flatMap(({ data }) => data.transaction?.amount ?? []);
        // The offer before a correction was shown, so that a yes may still have meant it.
        expect(at[0] === 'no, 3000' ? ['5000000'] : [], `round ${round}`).to.include.members(prepared);
      }
    });
});

onServer((serverOf) =>
  describe('/api/chat, a yes beside another message, to two processes with one database', () => {
    let worlds: readonly [TestWorld, TestWorld];
    let alice: SignedIn;
    before(async () => {
      const DATABASE_URL = await serverOf().create('migrated');
      worlds = [await aWorld({ DATABASE_URL }), await aWorld({ DATABASE_URL })];
      alice = await signedIn(worlds[0], RICH);
    });
    after(async () => {
      for (const { database } of worlds ?? []) await database?.close();
    });
    readingFirst(
      () => worlds,
      () => alice,
    );
  }),
);
