import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PAGE = 'docs/chat.md';

const QUESTIONS = [
  ...['am I eligible to buy?', 'why was my purchase refused?', 'what is my limit then?', 'show my purchases'],
  ...[
    'which tokens can I swap on base?',
    'how long does a bridge take',
    'how much usdc do I have on base and polygon?',
  ],
  ...[
    'what would 500 USDC buy in the sale?',
    'price of eth in euros',
    'darf ich kaufen?',
    '¿por qué fue rechazada mi compra?',
  ],
];

/** What the commands on the page say. */
const said = (page: string) =>
  [...page.matchAll(/^(?:offer=\$\()?say '(.+?)'\)?$/gm)].map(([, message = '']) => message);

/** Documents show addresses and ids shortened. */
const shortened = (text: string): string =>
  text.replace(/(0x[0-9a-fA-F]{4})[0-9a-fA-F]{32,60}([0-9a-fA-F]{4})/g, '$1…$2');

type Answer = Readonly<{
  message: string;
  actions: readonly Readonly<{ label: string; params?: Readonly<{ confirmAction?: string }> }>[];
}>;

describe('a transcript in docs/chat.md', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });

  const ask = async (message: string, sessionId: string, confirmAction?: string): Promise<Answer> => {
    const body = { message, sessionId, ...(confirmAction !== undefined && { confirmAction }) };
    return (await world.api.post('/api/chat').set(alice.bearer).send(body).expect(200)).body.response;
  };
  const turnOf = (message: string, { message: answer, actions }: Answer): string => {
    const buttons = actions.map(({ label }) => `[${label}]`).join(' ');
    const told = shortened(answer).split('\n').join('\n> ');
    return [`> **${shortened(message)}**`, `> ${told}`, ...(buttons === '' ? [] : [`> ${buttons}`])].join('\n>\n');
  };
  const expectOnPage = (name: string, turns: readonly string[]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const transcript = `${begin}\n\n${turns.join('\n\n')}\n\n${end}`;
    const page = readFileSync(PAGE, 'utf8');
    const [before = '', rest = ''] = page.split(begin);
    if (process.env.UPDATE_TRANSCRIPT === '1') writeFileSync(PAGE, `${before}${transcript}${rest.split(end)[1] ?? ''}`);
    expect(readFileSync(PAGE, 'utf8')).to.include(transcript);
  };

  it('is what the service answers to the commands below it (UPDATE_TRANSCRIPT=1 writes it)', async () => {
    const [first = '', second = '', third = ''] = said(readFileSync(PAGE, 'utf8'));
    const turns: string[] = [];
    let confirmAction: string | undefined;
    for (const message of [first, second, third]) {
      const answer = await ask(message, 'conversation');
      turns.push(turnOf(message, answer));
      confirmAction = answer.actions.find(({ params }) => params?.confirmAction !== undefined)?.params?.confirmAction;
    }
    turns.push(turnOf('confirm', await ask('confirm', 'conversation', confirmAction)));
    expectOnPage('conversation', turns);
  });

  it('is what the service answers to customers’ questions (UPDATE_TRANSCRIPT=1 writes it)', async () => {
    const turns: string[] = [];
    for (const [at, message] of QUESTIONS.entries())
      turns.push(turnOf(message, await ask(message, `transcript ${at}`)));
    expectOnPage('transcript', turns);
  });
});
