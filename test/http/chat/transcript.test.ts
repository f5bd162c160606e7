import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { aWorld, signedIn } from '../../support/service/world.ts';

const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const PAGE = 'docs/chat.md';
const [BEGIN, END] = ['<!-- transcript -->', '<!-- end of transcript -->'];

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

/** Documents show addresses and ids shortened. */
const shortened = (text: string): string =>
  text.replace(/(0x[0-9a-fA-F]{4})[0-9a-fA-F]{32,60}([0-9a-fA-F]{4})/g, '$1…$2');

describe('the transcript in docs/chat.md', () => {
  it('is what the service answers (UPDATE_TRANSCRIPT=1 writes it)', async () => {
    const world = await aWorld();
    const alice = await signedIn(world, RICH);
    const turns: string[] = [];
    for (const [at, message] of QUESTIONS.entries()) {
      const body = { message, sessionId: `transcript ${at}` };
      const { response } = (await world.api.post('/api/chat').set(alice.bearer).send(body).expect(200)).body;
      const buttons = response.actions.map(({ label }: { label: string }) => `[${label}]`).join(' ');
      const told = shortened(response.message).split('\n').join('\n> ');
      turns.push([`> **${message}**`, `> ${told}`, ...(buttons === '' ? [] : [`> ${buttons}`])].join('\n>\n'));
    }
    const transcript = `${BEGIN}\n\n${turns.join('\n\n')}\n\n${END}`;
    const page = readFileSync(PAGE, 'utf8');
    const [before = '', rest = ''] = page.split(BEGIN);
    const after = rest.split(END)[1] ?? '';
    if (process.env.UPDATE_TRANSCRIPT === '1') writeFileSync(PAGE, `${before}${transcript}${after}`);
    expect(readFileSync(PAGE, 'utf8')).to.include(transcript);
  });
});
