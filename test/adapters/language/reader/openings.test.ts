import { expect } from 'chai';
import { step } from '../../../chat-eval/sets/dialogue.ts';
import { CONFIRM, openAfter } from './dialogue-table.ts';

/** Messages that open a payment, and move nothing. */
const OPENINGS: readonly (readonly [message: string, open: string])[] = [
  ['45 dai on base for the gardener please', 'transfer 45 DAI 8453'],
  ['hello, i have to pay my landlady', 'transfer'],
  ['i owe my uncle for the tickets. 64 usdc please, on polygon', 'transfer 64 USDC 137'],
  ['we need to reimburse the carpenter, 80 usdc', 'transfer 80 USDC'],
];

/** The same words as a report, a question, a denial, a plan, a trade, or what the service does not do. */
const NO_OPENINGS: readonly string[] = [
  'i paid the gardener',
  'how do i pay the gardener?',
  'did i pay my landlady?',
  'do not pay my landlady',
  'my sister has to pay the gardener',
  'i have to pay my landlady tomorrow',
  'pay my landlady every month',
  'pay my landlady with my card',
  'if i pay my landlady',
  'the gardener says pay him',
  'request 12 usdt from my cousin',
];

describe('an opening without an address', () => {
  for (const [message, open] of OPENINGS)
    it(`is a payment: ${message}`, () => expect(openAfter([message])).to.deep.equal([open]));
  for (const message of NO_OPENINGS)
    it(`is not: ${message}`, () => expect(step(message).open?.intent).to.not.equal('transfer'));
  it('leaves a trade a trade', () => expect(step('2 eth for usdc').is).to.equal('swap'));
});

describe('an acknowledgement before a request', () => {
  it('says nothing about it', () =>
    expect(
      openAfter([
        'gas on ethereum?',
        'hm, too steep',
        'ok, send 0.3 eth to {A} on base',
        CONFIRM,
        'once more, but 0.2',
        'make it 0.25',
      ]).slice(2),
    ).to.deep.equal(['transfer 0.3 ETH A 8453 !', '-', 'transfer 0.2 ETH A 8453 !', 'transfer 0.25 ETH A 8453 !']));

  it('carries the topic over', () => {
    const first = step('gas on ethereum?');
    const next = step('too high. and on base?', first.memory);
    expect([next.is, next.open?.slots.fromChain]).to.deep.equal(['gas', 8453]);
  });

  it('leads back to what is open', () =>
    expect(openAfter(['swap 5 usdc to dai', 'is it safe?', 'on arbitrum please', 'cool, cool'])).to.deep.equal([
      'swap 5 USDC DAI !',
      'swap 5 USDC DAI',
      'swap 5 USDC DAI 42161 !',
      'swap 5 USDC DAI 42161',
    ]));

  for (const message of [
    'good, he sent 0.3 eth to {A}',
    'later. send 0.3 eth to {A}',
    'too much. send 0.3 eth to {A}',
    'good, if she asks send 0.3 eth to {A}',
    'thanks, but do not send 0.3 eth to {A}',
    'ok, should i send 0.3 eth to {A}?',
  ])
    it(`makes no offer of: ${message}`, () => expect(openAfter([message]).join()).to.not.include('!'));
});
