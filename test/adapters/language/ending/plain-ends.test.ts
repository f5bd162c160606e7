import { expect } from 'chai';
import { step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

const [A, B] = ['0xE483EA62c3b48e5365906a713f5abE2C9CDe1942', '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E'];
const OPENED = step(`send 20 usdc on base to ${A}`).memory;

/** Ends with a courtesy or a reason: the twins of ends that are taken back, reported, or followed by a go-on. */
const ENDS = [
  ...['cancel', 'never mind', 'forget it', 'nvm thanks', 'stop, wrong person', 'cancel. Thanks.', 'cancel asap!!!'],
  ...[
    'cancel cancel cancel',
    'abort abort abort',
    'no no cancel',
    'wait, cancel',
    'cancel it and forget it',
    'nvm lol',
  ],
  ...['cancel please, my wife already did it', 'never mind, bob sent it', 'cancel, the price dropped', 'nvm, my bad'],
  ...["nvm he doesn't need it anymore", 'cancel that, I picked the wrong token', "never mind I'll use my bank"],
  ...["stop! that's the wrong address!", "cancel it, I think it's a scam", 'cancel this, we broke up'],
  ...["forget it, I'm too tired for this", 'nvm, too late now', 'scrap it, plans changed', 'cancel, duplicate'],
  ...[
    'nah cancel, I want to wait',
    'drop it, not worth the hassle',
    'leave it, he can pay himself',
    'leave it for now',
  ],
  ...[
    "leave it, I'll do it tomorrow",
    'leave it, too expensive',
    'never mind, the shop closed',
    "cancel it, it's wrong",
  ],
  ...['abort, my daughter pressed send', 'cancel, sorry for wasting your time', "drop it. he's lying"],
  ...["cancel it, she says she doesn't want it", 'stop it, my bank called', "cancel it, it's not right"],
  ...['cancel - sent it twice by mistake', 'please cancel, I changed my mind', "cancel, don't send it"],
  ...["no, forget it, I'm keeping it", "cancel, I can't afford it", 'forget it, I found a better deal'],
  ...[
    "Never mind, I've decided to hold.",
    'cancel it. I was hacked.',
    'cancel, he said no',
    `stop the payment to ${A}`,
  ],
  ...[
    'cancel the 20 usdc',
    'never mind the transfer',
    'cancel everything please and thank you',
    "it's fine, never mind",
  ],
];

/** Corrections, as they stand beside what changes nothing. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'make it 50': { amount: '50' },
  'rather 50': { amount: '50' },
  "i'd rather usdt": { token: 'USDT' },
  "i'd rather usdt please": { token: 'USDT' },
  "i'd prefer polygon": { fromChain: '137' },
  'i wanted to say 50': { amount: '50' },
  'no, 50 is fine': { amount: '50' },
  'make it 50 thousand': { amount: '50000' },
  'my usdc is on polygon, so polygon please': { fromChain: '137' },
  [`send 5 dai to ${B} instead`]: { recipient: B, amount: '5', token: 'DAI' },
  [`no, send 5 dai to ${B}`]: { recipient: B, amount: '5', token: 'DAI' },
};

/** Ends that are asked about, and end with a yes. */
const ASKED = [
  ...['cancel. just kidding', 'never mind, go on', 'cancel, she said', "leave it, it's fine", 'cancel it. wait no'],
  ...['drop it into his wallet', 'cancel that cancel', 'cancel, i mean send', 'scratch that, I meant what I said'],
];

describe('ends of an open request that are accounted for as a whole', () => {
  for (const text of ENDS) it(`closes: ${text}`, () => expect(step(text, OPENED).open).to.equal(undefined));

  for (const [text, changed] of Object.entries(CHANGES))
    it(`changes: ${text}`, () => expect(wordsOf(step(text, OPENED).open)).to.include(changed));

  for (const text of ASKED)
    it(`asks: ${text}`, () => {
      const asked = step(text, OPENED);
      expect([asked.memory.endAsked, asked.open]).to.deep.equal([true, OPENED.frame]);
      expect(step('yes', asked.memory).open).to.equal(undefined);
    });

  for (const text of [
    'do not, under any circumstances, cancel this',
    "don't, please, cancel",
    'by no means cancel this',
  ])
    it(`stays: ${text}`, () => expect(step(text, OPENED).open).to.deep.equal(OPENED.frame));

  it('reads "20 mil" in a conversation that shows its language', () => {
    const open = step(`envía usdc en base a ${A}`).memory;
    expect(wordsOf(step('20 mil', open).open)).to.include({ amount: '20000' });
    expect(step('20 mil', step(`send usdc on base to ${A}`).memory).open?.slots.amount).to.equal(undefined);
  });
});
