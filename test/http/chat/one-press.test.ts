import { expect } from 'chai';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { onServer } from '../../support/servers/database.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const TEN_MINUTES = 10 * 60 * 1000;
const STATED = `send 5 usdc on base to ${BOB}`;
const PROPOSED = `5 usdc to ${BOB} on base`;
const ADDRESS = /0x[\da-f]{40}/gi;

const talking = (alice: SignedIn) => {
  const post = (world: TestWorld, body: object, bearer: object = alice.bearer) =>
    world.api
      .post('/api/chat')
      .set(bearer as Record<string, string>)
      .send({ sessionId: 's', message: 'yes', ...body });
  const say = async (world: TestWorld, message: string, over: object = {}, bearer?: object) =>
    (await post(world, { message, ...over }, bearer).expect(200)).body.response;
  return { post, say };
};

const idOf = (reply: { actions: { params: { confirmAction: string } }[] }) => reply.actions[0]?.params.confirmAction;

describe('/api/chat, one press', () => {
  let world: TestWorld;
  let chat: ReturnType<typeof talking>;
  beforeEach(async () => {
    world = await aWorld();
    chat = talking(await signedIn(world, RICH));
  });

  for (const [certainty, message, label] of [
    ['stated', STATED, 'Confirm'],
    ['proposed', PROPOSED, 'Prepare this'],
  ] as const)
    describe(`on a ${certainty} request`, () => {
      it('is offered with its slots, the whole request and one action', async () => {
        const reply = await chat.say(world, message);
        expect(reply).to.include({ intent: 'transfer', requiresConfirmation: true });
        const slots = { amount: '5', token: 'USDC', fromChain: 8453, recipient: BOB, missing: [] };
        expect(reply.data).to.deep.include({ certainty, ...slots });
        expect(reply.message).to.include('5 USDC').and.include(BOB).and.include('Base');
        expect(reply.actions).to.deep.equal([
          { label, action: 'confirm', params: { confirmAction: idOf(reply) }, destructive: true },
        ]);
      });

      for (const [how, press] of [
        ['the button', (reply: object) => ({ confirmAction: idOf(reply as never) })],
        ['a plain yes', () => ({ message: 'yes' })],
      ] as const)
        it(`prepares by ${how}, once`, async () => {
          const reply = await chat.say(world, message);
          const { response } = (await chat.post(world, press(reply)).expect(200)).body;
          expect(response.data.transaction).to.include({ recipient: BOB, amount: '5000000', chainId: 8453 });
          expectRefusal(await chat.post(world, { confirmAction: idOf(reply) }), 409, 'ACTION_NOT_OPEN');
          expect((await chat.say(world, 'yes')).message).to.equal('There is nothing to confirm.');
        });

      it('prepares nothing elsewhere, too late, or after the conversation moved on', async () => {
        const confirmAction = idOf(await chat.say(world, message));
        const stranger = await signedIn(world);
        for (const response of [
          await chat.post(world, { confirmAction, sessionId: 'another' }),
          await chat.post(world, { confirmAction, channel: 'api' }),
          await chat.post(world, { confirmAction }, stranger.bearer),
          await chat.post(world, { confirmAction }, {}),
          await chat.post(world, { confirmAction, wallet: BOB }),
          await chat.post(world, { confirmAction: 'never' }),
        ])
          expectRefusal(response, 409, 'ACTION_NOT_OPEN');
        await chat.say(world, `send 6 usdc on base to ${ALICE}`);
        expectRefusal(await chat.post(world, { confirmAction }), 409, 'ACTION_NOT_OPEN');
        const over = { sessionId: 'late' };
        const late = idOf(await chat.say(world, message, over));
        world.clock.advance(TEN_MINUTES);
        expectRefusal(await chat.post(world, { ...over, confirmAction: late }), 409, 'ACTION_NOT_OPEN');
        expect((await chat.say(world, 'yes', over)).data).to.not.have.property('transaction');
      });

      for (const between of ['what is the price of eth?', 'my contacts', 'see you at 9'])
        it(`takes no yes behind “${between}”, and shows the offer again`, async () => {
          const first = await chat.say(world, message);
          await chat.say(world, between);
          const again = await chat.say(world, 'yes');
          expect(idOf(again)).to.equal(idOf(first));
          expect(again.data).to.deep.include({ certainty }).and.not.have.property('transaction');
          expect((await chat.say(world, 'yes')).data).to.have.property('transaction');
        });

      it('without a wallet is remembered, and prepared for nobody', async () => {
        const first = await chat.say(world, message, {}, {});
        expect(first.data).to.include({ certainty, recipient: BOB });
        expect(first).to.deep.include({ actions: [], requiresConfirmation: false });
        const { sessionId } = first.data;
        const second = await chat.say(world, 'yes', { sessionId }, {});
        expect(second.message).to.include('sign in').and.include(BOB);
        expect(second.data).to.not.have.property('transaction');
      });
    });

  for (const message of ['cancel', 'no', 'no, 30', 'yes?', '"yes"', 'price of eth', STATED, 'x'])
    it(`refuses a button beside “${message}”, and keeps the offer`, async () => {
      const confirmAction = idOf(await chat.say(world, STATED));
      expectRefusal(await chat.post(world, { message, confirmAction }), 400, 'CONFIRMATION_UNCLEAR');
      expect((await chat.say(world, 'Confirm', { confirmAction })).data.transaction.amount).to.equal('5000000');
    });

  for (const message of ['Prepare this', 'Preparar esto', '准备此交易', 'ja', 'Yes!', 'confirm'])
    it(`takes a button beside “${message}”`, async () => {
      const confirmAction = idOf(await chat.say(world, PROPOSED));
      expect((await chat.say(world, message, { confirmAction })).data).to.have.property('transaction');
    });

  it('asks in one sentence, and names no address that was not typed', async () => {
    const { message, confirmationPrompt } = await chat.say(world, PROPOSED);
    expect(message).to.equal(`Did you mean: send 5 USDC to ${BOB} on Base?`);
    expect(message.match(ADDRESS)).to.deep.equal([BOB]);
    expect(confirmationPrompt).to.include('Transfer 5 USDC');
  });

  it('asks in the language of the message', async () => {
    const { message, actions, data } = await chat.say(world, `oye, eso de 5 usdc para ${BOB} en base, por favor`);
    expect(data).to.include({ certainty: 'proposed' });
    expect(message).to.include('Envío de 5 USDC').and.include(BOB);
    expect(actions[0].label).to.equal('Preparar esto');
  });

  it('still asks about a request whose last value was only then given', async () => {
    expect((await chat.say(world, `5 usdc to ${BOB}`)).data.missing).to.deep.equal(['fromChain']);
    expect((await chat.say(world, 'on base')).data).to.include({ certainty: 'proposed' });
    expect((await chat.say(world, STATED.replace('5', '6'))).data).to.include({ certainty: 'stated' });
  });

  it('has no certainty where nothing moves', async () => {
    for (const message of ['price of eth', 'my portfolio', 'hello', 'tell me a joke', 'send 5 usdc'])
      expect((await chat.say(world, message)).data, message).to.not.have.property('certainty');
  });

  describe('on the value that is asked for', () => {
    const says = ({ actions }: { actions: { action: string; params: { message: string } }[] }) =>
      actions.map(({ action, params }) => [action, params.message]);

    it('names the networks that list the token', async () => {
      const asked = await chat.say(world, `send 5 usdc to ${BOB}`);
      expect(asked.data.missing).to.deep.equal(['fromChain']);
      expect(says(asked)).to.deep.include(['say', 'Base']).and.deep.include(['say', 'Polygon']);
      expect((await chat.say(world, 'Base')).data).to.include({ fromChain: 8453, certainty: 'stated' });
    });

    it('names the tokens that the wallet holds, and to nobody else', async () => {
      const asked = await chat.say(world, `send 5 on base to ${BOB}`);
      expect(asked.data.missing).to.deep.equal(['token']);
      expect(says(asked)).to.deep.include(['say', 'USDC']).and.deep.include(['say', 'USDT']);
      expect((await chat.say(world, `send 5 on base to ${BOB}`, {}, {})).actions).to.deep.equal([]);
      expect((await chat.say(world, 'USDC')).data).to.include({ token: 'USDC', amount: '5' });
    });
  });
});

const racing = (worldsOf: () => readonly [TestWorld, TestWorld], chatOf: () => ReturnType<typeof talking>) => {
  for (const [what, second] of [
    ['two presses', 'press'],
    ['a press and a yes', 'yes'],
  ] as const)
    for (const message of [STATED, PROPOSED])
      it(`prepare once by ${what}: ${message.slice(0, 6)}…`, async () => {
        for (let round = 0; round < 6; round += 1) {
          const [one, other] = worldsOf();
          const over = { sessionId: `${what} ${message} ${round}` };
          const confirmAction = idOf(await chatOf().say(one, message, over));
          const answers = await Promise.all([
            chatOf().post(one, { ...over, confirmAction }),
            chatOf().post(other, second === 'press' ? { ...over, confirmAction } : { ...over, message: 'yes' }),
          ]);
          const prepared = answers.filter(({ body }) => body.response?.data.transaction !== undefined);
          expect(prepared, `round ${round}`).to.have.length(1);
          for (const { status, body } of answers.filter((answer) => !prepared.includes(answer)))
            expect(status === 409 ? body.code : body.response.message).to.match(/ACTION_NOT_OPEN|nothing to confirm/);
        }
      });
};

describe('/api/chat, two answers to one offer at once', () => {
  let world: TestWorld;
  let chat: ReturnType<typeof talking>;
  before(async () => {
    world = await aWorld({ RATE_LIMIT_CHAT: '1000' });
    chat = talking(await signedIn(world, RICH));
  });
  racing(
    () => [world, world],
    () => chat,
  );
});

onServer((serverOf) =>
  describe('/api/chat, two answers to one offer at once, to two processes with one database', () => {
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
    racing(
      () => worlds,
      () => chat,
    );
  }),
);
