import { expect } from 'chai';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { CATALOGUE } from '../../../src/domain/chat/catalogue.ts';
import { aKey } from '../../support/chain/keys.ts';
import { withLaggingExplorer } from '../../support/service/lagging-explorer.ts';
import { signedIn } from '../../support/service/world.ts';
import { EXPECTATIONS } from './expectations.ts';
import { type Related, relatedPeople } from './private-facts.ts';

type Headers = Readonly<Record<string, string>>;
type Answers = readonly Readonly<{ to: string; text: string }>[];

/** What somebody asks who wants to know a wallet. */
const QUESTIONS = [
  ...['show my transactions', 'what did i receive', 'open my verification link', 'my kyc status'],
  ...['how much can i still buy', 'what is my limit', 'why was my purchase refused', 'may i buy', 'my purchases'],
  ...['did i accept the terms', 'my referrals', 'my api keys', 'my e-mail address', 'my preferences', 'my contacts'],
  ...['linked accounts', 'send 5 usdc on base to Zebedee', 'send half of it', 'yes', 'on base', 'again'],
  // Last: some of them change the conversation, or delete a contact.
  ...CATALOGUE.flatMap(({ examples }) => examples),
];

/** What needs a wallet, so that signed out nothing is answered. */
const OF_A_WALLET = {
  balance: 'what is my usdc balance?',
  portfolio: 'show my portfolio',
  history: 'show my transactions',
  kyc: 'am i verified?',
  contacts: 'my contacts',
  link: 'linked accounts',
} as const;

describe('private facts of a wallet', () => {
  let people: Related;
  beforeEach(async () => {
    people = await relatedPeople();
    people.world.feed.close();
    // What is on a chain is public, and the explorer lists it for everybody.
    withLaggingExplorer(people.world);
  });

  const askRoutes = async (headers: Headers) => {
    const { world, belongings, owner } = people;
    const answers: { to: string; text: string }[] = [];
    // What anybody may keep is the same for every caller.
    for (const { method, path, operationId } of world.routes.filter(({ publicFor }) => publicFor === undefined)) {
      const { id = owner.address, query = '', body } = EXPECTATIONS[operationId]?.request?.(belongings) ?? {};
      const named = { wallet: owner.address, address: owner.address, ...body };
      for (const [asked, sent] of [
        [query, body],
        [`wallet=${owner.address}`, named],
        [`address=${owner.address}`, { wallet: owner.address }],
      ] as const) {
        const call = world.api[method](`${path.replace(/\{\w+\}/, id)}?${asked}`).set(headers);
        const answer = await (sent === undefined || method === 'get' ? call : call.send(sent));
        answers.push({ to: `${operationId} ${asked}`, text: JSON.stringify([answer.headers, answer.text]) });
      }
    }
    return answers;
  };

  const chat = async (headers: Headers, body: object) => {
    const answer = await people.world.api.post('/api/chat').set(headers).send(body);
    return { status: answer.status, text: answer.text, response: answer.body.response };
  };

  const askChat = async (headers: Headers) => {
    const { owner, conversation } = people;
    const answers: { to: string; text: string }[] = [];
    const named = { wallet: owner.address, sessionId: conversation.sessionId };
    for (const message of QUESTIONS)
      answers.push({ to: `chat: ${message}`, text: (await chat(headers, { ...named, message })).text });
    for (const channel of ['web', 'api', 'mcp', 'telegram'])
      for (const wallet of [undefined, owner.address]) {
        const { text } = await chat(headers, { ...conversation, channel, wallet, message: 'yes' });
        answers.push({ to: `a confirmation on ${channel}`, text });
      }
    return answers;
  };

  const askTools = async (headers: Headers) => {
    const { world, owner, conversation } = people;
    const post = async (method: string, params: object) => {
      const sent = world.api.post('/mcp').set({ ...headers, accept: 'application/json, text/event-stream' });
      return (await sent.send({ jsonrpc: '2.0', id: 1, method, params })).body.result;
    };
    const { tools } = (await post('tools/list', {})) as { tools: { name: string }[] };
    const { sessionId } = conversation;
    const calls = [
      ...tools.flatMap(({ name }) =>
        [{}, { wallet: owner.address }, { address: owner.address }].map((given) => ({ name, given })),
      ),
      ...QUESTIONS.map((message) => ({ name: 'chat', given: { message, sessionId } })),
    ];
    const answers: { to: string; text: string }[] = [];
    for (const { name, given } of calls) {
      const result = await post('tools/call', { name, arguments: given });
      answers.push({ to: `${name} ${JSON.stringify(given)}`, text: JSON.stringify(result) });
    }
    return answers;
  };

  const askBot = async (account: number) => {
    const answers: { to: string; text: string }[] = [];
    for (const message of [...QUESTIONS, `transactions of ${people.owner.address}`])
      answers.push({ to: `a message: ${message}`, text: await people.onTelegram(message, account) });
    return answers;
  };

  const toldIn = (answers: Answers) =>
    answers.flatMap(({ to, text }) => {
      const all = text.toLowerCase();
      const told = Object.entries(people.secrets).filter(([, secret]) => all.includes(secret.toLowerCase()));
      return told.map(([what]) => `${what}, in the answer to ${to}`);
    });

  it('are told to the owner by routes and in the conversation, so that this test can find them', async () => {
    const { bearer } = people.owner;
    const asked = [...(await askChat(bearer)), ...(await askRoutes(bearer))];
    const found = Object.keys(people.secrets).filter((what) => toldIn(asked).some((told) => told.startsWith(what)));
    expect(found).to.deep.equal(Object.keys(people.secrets));
  });

  for (const who of ['nobody', 'a stranger', 'a friend'] as const)
    it(`are not told to ${who} by any route or in a conversation, whatever wallet is named`, async () => {
      const { world, friend } = people;
      const caller = who === 'nobody' ? undefined : who === 'a friend' ? friend : await signedIn(world);
      const headers = { ...caller?.bearer };
      expect(toldIn([...(await askChat(headers)), ...(await askRoutes(headers))])).to.deep.equal([]);
    });

  for (const who of ['another wallet', 'the owner'] as const)
    it(`are not told to a key of ${who} with every scope, by any route or tool, or in a conversation`, async () => {
      const { world, friend, owner } = people;
      const { bearer } = await aKey(world, who === 'the owner' ? owner : friend, SCOPES);
      const asked = [await askChat(bearer), await askTools(bearer), await askRoutes(bearer)];
      expect(toldIn(asked.flat())).to.deep.equal([]);
    });

  it('are told to a linked account, and to no other account of the platform', async () => {
    const { account, secrets } = people;
    expect(toldIn(await askBot(account + 1))).to.deep.equal([]);
    const told = (await askBot(account)).map(({ text }) => text).join('\n');
    expect(told).to.include(secrets['recipient of a relayed transaction']);
  });

  describe('are not looked up in a conversation', () => {
    it('for a wallet that is only named: it asks to sign in, and says nothing else', async () => {
      const { owner, friend } = people;
      for (const [intent, message] of Object.entries(OF_A_WALLET)) {
        for (const [headers, named] of [
          [{}, {}],
          [{}, { wallet: owner.address }],
          [friend.bearer, { wallet: owner.address }],
        ] as const) {
          const { response } = await chat(headers, { message, ...named });
          const { sessionId: _, ...data } = response.data;
          expect([response.intent, data]).to.deep.equal([intent, { missing: [], signInRequired: true }]);
        }
        const { response } = await chat(owner.bearer, { message, wallet: owner.address });
        expect([response.intent, response.data.signInRequired]).to.deep.equal([intent, undefined]);
      }
    });

    it('except for the public balance of an address in the message', async () => {
      const { owner } = people;
      const { response } = await chat({}, { message: `usdc balance of ${owner.address} on base` });
      expect(response.data.balances).to.have.length(1);
    });

    it('but for the owner, whose answer goes to no one who continues the conversation', async () => {
      const { owner, friend, secrets } = people;
      const begun = await chat(owner.bearer, { message: 'show my transactions', sessionId: 'begun' });
      expect(begun.text).to.include(secrets['recipient of a relayed transaction']);
      for (const headers of [{}, friend.bearer, { authorization: 'Bearer ended' }])
        for (const message of ['again', 'and before that?', 'show my transactions', 'send 5 usdc to him'])
          expect((await chat(headers, { message, sessionId: 'begun', wallet: owner.address })).text).to.not.include(
            secrets['recipient of a relayed transaction'],
          );
    });
  });
});
