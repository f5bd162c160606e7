import { expect } from 'chai';
import { CATALOGUE } from '../../../src/domain/chat/catalogue.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const SEND = `send 5 usdc on base to ${BOB}`;
const SWAP = 'swap 5 usdc to eth on base';

/** What was said before, by the state in which it leaves the conversation. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'nothing open': [],
  'an answer': ['price of eth'],
  'an answer that lacks its token': ['price'],
  'a greeting': ['hello'],
  'a transfer without its recipient': ['send 5 usdc on base'],
  'a transfer without its network': [`send 5 usdc to ${BOB}`],
  'a swap without its other token': ['swap 5 usdc on base'],
  'a proposed transfer without its network': [`5 usdc to ${BOB}`],
  'an offered transfer': [SEND],
  'a proposed transfer that is offered': [`5 usdc to ${BOB} on base`],
  'an offered swap': [SWAP],
  'an offer behind a question': [SEND, 'price of eth'],
  'a change that is asked about': [SEND, 'oh 12 is plenty'],
  'an end that is asked about': [SEND, 'scrub it'],
  'two steps': [`${SEND}, then ${SWAP}`],
  'a step that is prepared': [`${SEND}, then ${SWAP}`, 'yes', 'yes'],
  'a prepared transfer': [SEND, 'yes'],
  'a cancelled transfer': [SEND, 'cancel'],
};

const YES = ['yes', 'ok', 'ja', 'do it', 'confirm', '是的'];
const MESSAGES = [
  ...YES,
  ...[
    'yes 👎',
    '"yes"',
    'yes?',
    'no',
    'not now',
    'cancel',
    'scrub it',
    'no, 30',
    'no, “30”',
    'make it 12',
    'oh 12 is plenty',
  ],
  ...[
    'base',
    'eth',
    '25',
    '?',
    '👍',
    'thanks',
    'the second one',
    'begin',
    'confirm 12345678',
    SEND,
    SWAP,
    `${SEND}, then ${SWAP}`,
  ],
  ...['send it again', 'the same to him', `to ${BOB}`, 'half of it', 'price', 'link telegram', 'delete contact Ana'],
  ...CATALOGUE.map(({ examples }) => examples[0] ?? ''),
];

describe('/api/chat, every message in every state of a conversation', () => {
  let world: TestWorld;
  let alice: SignedIn;
  before(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });

  const post = (body: object, bearer: object) =>
    world.api
      .post('/api/chat')
      .set(bearer as Record<string, string>)
      .send(body);

  for (const [state, said] of Object.entries(STATES))
    it(`is answered, and prepares nothing but an offer directly before a yes: ${state}`, async () => {
      for (const [at, message] of MESSAGES.entries()) {
        const sessionId = `${state} ${at}`;
        let last: { requiresConfirmation: boolean } | undefined;
        for (const one of said) last = (await post({ sessionId, message: one }, alice.bearer)).body.response;
        const { status, body } = await post({ sessionId, message }, alice.bearer);
        expect(status, `${message}: ${JSON.stringify(body)}`).to.equal(200);
        const isPrepared = body.response.actions.some(
          ({ action }: { action: string }) => action === 'sign-transaction',
        );
        expect(isPrepared, message).to.equal(last?.requiresConfirmation === true && YES.includes(message));
      }
    });

  for (const [state, said] of Object.entries(STATES))
    it(`answers an unknown button, and prepares nothing for nobody: ${state}`, async () => {
      for (const body of [{ message: 'yes' }, { message: 'yes', confirmAction: 'unknown' }])
        for (const [who, bearer] of Object.entries({ alice: alice.bearer, nobody: {} })) {
          let sessionId = `${state} ${who} ${Object.keys(body)}`;
          for (const message of said)
            sessionId = (await post({ sessionId, message }, bearer).expect(200)).body.response.data.sessionId;
          const answer = await post({ sessionId, ...body }, bearer);
          expect(answer.status, JSON.stringify(answer.body)).to.equal('confirmAction' in body ? 409 : 200);
          if (who === 'nobody') expect(JSON.stringify(answer.body)).to.not.include('sign-transaction');
        }
    });
});
