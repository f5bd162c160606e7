import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const ANA = '0x6626040387fde2176266d3E93c5BD368742501AB';

/** A request that nothing is left to ask about. */
const read = (text: string) => understandText(text.replace('0x', ANA), EVAL_LEXICON);
const isOffered = (text: string): boolean => {
  const { act, intent, problems, missing } = read(text);
  return act === 'request' && /^(?:transfer|swap)$/.test(intent) && problems.length === 0 && missing.length === 0;
};

const MISPLACED: Readonly<Record<string, readonly string[]>> = {
  'of another sum, a part of it or several of it': [
    'send a slice of the 40 usdc to 0x',
    'transfer the remainder of 40 usdc to 0x',
    'pay three invoices of 40 usdc to 0x',
    'pay the commission for 40 usdc to 0x',
    'send the interest on 40 usdc to 0x',
    'pay two nurses 40 usdc to 0x',
    'The flight was 40 usdc. Please send the deposit to 0x',
    'My wage is 40 usdc. Pay the electrician at 0x',
    'I owe 40 usdc. Please pay a portion to 0x',
    'The tax is 40 usdc. Pay the invoice to 0x',
    'The haircut costs 40 usdc. Pay my rent to 0x',
  ],
  'behind a word that says how often or how much': [
    'pay hourly 40 usdc to 0x',
    'transfer yearly 40 usdc to 0x',
    'send triple 40 usdc to 0x',
    'transfer early 40 usdc to 0x',
  ],
  'that a “no” denies': [
    'transfer no 40 usdc to 0x',
    'could you pay no 40 usdc to 0x?',
    'send 0x no 40 usdc',
    'transfer 40 usdc no to 0x',
    'pay nope 40 usdc to 0x',
  ],
  'to the account of somebody else than who is paid': [
    "I owe 40 usdc to my aunt. My uncle's wallet is 0x. Pay her.",
    "Send 40 usdc to my aunt, my uncle's wallet is 0x",
    'Send 40 usdc to the baker. My wallet is 0x',
    'Send 40 usdc to the baker, old address: 0x',
    "Send 40 usdc to the baker. The florist's address is 0x.",
    'My aunt cooked for us, my uncle is at 0x, send her 40 usdc',
    'The roofer and the plumber came, his wallet is 0x, send him 40 usdc',
  ],
  'that is told, or asked leave for': [
    'My cousin made the transfer, 40 usdc to 0x',
    'We completed the transfer: 40 usdc to 0x',
    'The transfer went well, 40 usdc to 0x',
    'Last week we had to pay the nurse, 40 usdc to 0x',
    'My tenant has to pay his rent, 40 usdc to 0x',
    'We reimbursed our guide, 40 usdc to 0x',
    'The plumber has his money, 40 usdc to 0x',
    'The pension, 40 usdc, goes to 0x',
    'those 40 usdc go to 0x already',
    'would you let me send 40 usdc to 0x?',
    'everyone transfer 40 usdc to 0x',
  ],
  'of what is owned, decided or asked of everyone': [
    'buy my 2 link with dai',
    'purchase 2 of my link for dai',
    'sell no 2 link for dai',
    'I decided to buy 2 link with dai',
    'everyone sell 2 link for dai',
    'could you let me swap 40 usdc to dai?',
  ],
};

describe('a value that has another place than the request would give it', () => {
  for (const [kind, texts] of Object.entries(MISPLACED))
    for (const text of texts)
      it(`is not offered ${kind}: ${text}`, () => {
        expect(isOffered(text)).to.equal(false);
      });

  for (const text of [
    'send my share, 40 usdc, to 0x',
    'send a tip of 40 usdc to 0x',
    'send my dear sister 40 usdc, her address is 0x',
    'Please send 40 usdc to my sister, her new wallet address is 0x',
    'The rent is 40 usdc. Please pay the rent to 0x',
    'dinner was 40 usdc, pay the bill to 0x',
    'The plumber charges 40 usdc. His wallet is 0x. Please pay him.',
    'I had to pay for the taxi, please send 40 usdc to 0x',
    'I have to pay rent, 40 usdc to 0x',
    'send my last 40 usdc to 0x',
    '100 usdc should go to 0x',
    'send 40 usdc to 0x, no, 50 usdc',
  ])
    it(`is offered in its own place: ${text}`, () => {
      expect(isOffered(text)).to.equal(true);
    });
});

describe('what is sold for something', () => {
  for (const [text, given, received] of [
    ['for dai sell 2 link', 'LINK', 'DAI'],
    ['for 40 usdc, please sell eth', 'ETH', 'USDC'],
    ['against dai could you sell 2 link?', 'LINK', 'DAI'],
    ['in exchange for dai sell 2 link', 'LINK', 'DAI'],
    ['sell for 40 usdc eth', 'ETH', 'USDC'],
    ['for eth convert 40 usdc', 'USDC', 'ETH'],
  ] as const)
    it(`brings it: ${text}`, () => {
      const { slots } = read(text);
      expect([slots.fromToken, slots.toToken]).to.deep.equal([given, received]);
    });
});
