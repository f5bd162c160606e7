import { expect } from 'chai';
import fc from 'fast-check';
import { GrammarLanguageReader } from '../../../src/adapters/language/reading/language-reader.grammar.ts';
import { plainDecimal } from '../../../src/domain/chat/decimal.ts';
import { questionFor } from '../../../src/domain/chat/question.ts';
import { outlineOf, requestSentence } from '../../../src/domain/chat/request-sentence.ts';
import type { OpenFrame, ProblemCode, SlotName, Slots } from '../../../src/domain/chat/understanding.ts';
import { WORDS } from '../../../src/domain/chat/words/index.ts';
import { EVAL_LEXICON } from '../../chat-eval/lexicon.ts';

/** An open request. */
const OTHER: OpenFrame = { intent: 'transfer', slots: { amount: '7', token: 'ETH' } };
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Every problem, and whether its question contains the user's value or the options. */
const NAMES: Readonly<Record<ProblemCode, 'said' | 'options' | 'neither'>> = {
  'address-checksum': 'neither',
  'address-malformed': 'neither',
  'address-of-other-chain': 'neither',
  'recipient-is-nobody': 'neither',
  'name-unsafe': 'neither',
  'name-unknown': 'neither',
  'token-unknown': 'said',
  'token-ambiguous': 'said',
  'token-not-on-chain': 'said',
  'chain-or-token': 'options',
  'amount-unclear': 'options',
  'amount-malformed': 'neither',
  'amount-not-positive': 'neither',
  'amount-too-fine': 'neither',
  'amount-above-all': 'neither',
  'slippage-out-of-range': 'neither',
  'several-values': 'options',
  'not-understood': 'neither',
  'nothing-before': 'neither',
  'several-steps': 'options',
  proposed: 'neither',
  unsupported: 'neither',
  instruction: 'neither',
  denied: 'neither',
};
const SLOTS: Readonly<Record<SlotName, true>> = {
  amount: true,
  token: true,
  fromToken: true,
  toToken: true,
  fromChain: true,
  toChain: true,
  recipient: true,
  wallet: true,
  slippageBps: true,
};

const reader = new GrammarLanguageReader(EVAL_LEXICON);

for (const language of Object.keys(WORDS))
  describe(`the questions in ${language}`, () => {
    for (const [code, names] of Object.entries(NAMES) as [ProblemCode, (typeof NAMES)[ProblemCode]][])
      it(`ask about ${code}`, () => {
        const question = questionFor({ problem: { code, said: 'SAID', options: ['FIRST', 'SECOND'] } }, language);
        expect(question)
          .to.match(/^[^\n]*[.?。？]$/)
          .and.not.match(/[{}]/);
        if (names === 'said') expect(question).to.include('SAID');
        if (names === 'options') expect(question).to.include('FIRST').and.include('SECOND');
        if (language !== 'en') expect(question).to.not.equal(questionFor({ problem: { code, said: 'SAID' } }));
      });

    it('are different ones for each value that is missing', () => {
      const questions = (Object.keys(SLOTS) as SlotName[]).map((missing) => questionFor({ missing }, language));
      for (const question of questions) expect(question).to.match(/^[^\n]*[?？]$/);
      expect(new Set(questions).size).to.equal(questions.length);
    });
  });

describe('the sentence of a request', () => {
  /** Only the table of commands takes the place of another request. */
  const rereads = (frame: OpenFrame) => {
    const sentence = requestSentence(frame);
    if (sentence === undefined) return false;
    const asRequest = { act: 'request', ...frame, problems: [] };
    expect(reader.read(sentence), sentence).to.deep.include(asRequest);
    expect(reader.read(sentence, OTHER), sentence).to.deep.include({ ...asRequest, isOwn: true });
    return true;
  };
  const chain = fc.constantFrom(1, 10, 137, 8453, 42161);
  const whole = fc
    .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 6 }))
    .map(([count, part]) => ({
      amount: plainDecimal(String(count), part === 0 ? '' : String(part).padStart(6, '0')),
    }));
  const amount = fc.oneof(whole, fc.constant<Slots>({ relativeAmount: { kind: 'max' } }));

  it('writes a transfer that reads as itself', () => {
    const recipient = fc.constantFrom(ADDRESS, 'vitalik.eth');
    const property = fc.property(amount, recipient, fc.option(chain, { nil: undefined }), (much, to, on) => {
      const slots = { ...much, token: 'USDC', recipient: to, ...(on !== undefined && { fromChain: on }) };
      expect(rereads({ intent: 'transfer', slots })).to.equal(true);
    });
    fc.assert(property);
  });

  it('writes a swap that reads as itself, across chains too', () => {
    const chains = fc.uniqueArray(chain, { maxLength: 2 });
    const slippage = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined });
    const property = fc.property(amount, chains, slippage, (much, [fromChain, toChain], slippageBps) => {
      const slots = {
        ...much,
        fromToken: 'USDC',
        toToken: 'DAI',
        ...(fromChain !== undefined && { fromChain }),
        ...(toChain !== undefined && { toChain }),
        ...(slippageBps !== undefined && { slippageBps }),
      };
      expect(rereads({ intent: 'swap', slots })).to.equal(true);
    });
    fc.assert(property);
  });

  it('writes a purchase that reads as itself', () => {
    const property = fc.property(whole, fc.option(chain, { nil: undefined }), (much, on) => {
      const slots = {
        ...much,
        amountSide: 'to',
        fromToken: 'USDC',
        toToken: 'DAI',
        ...(on && { fromChain: on }),
      } as const;
      expect(rereads({ intent: 'swap', slots })).to.equal(true);
    });
    fc.assert(property);
  });

  it('writes shares of a balance and amounts of money that read as themselves', () => {
    for (const relativeAmount of [
      { kind: 'share', part: 1, of: 2 },
      { kind: 'share', part: 25, of: 100 },
      { kind: 'fiat', currency: 'USD', value: '20' },
      { kind: 'fiat', currency: 'EUR', value: '20' },
    ] as const) {
      const [gives, gets] = [{ fromToken: 'ETH' }, { toToken: 'USDC' }];
      expect(rereads({ intent: 'transfer', slots: { relativeAmount, token: 'ETH', recipient: ADDRESS } })).to.equal(
        true,
      );
      expect(rereads({ intent: 'swap', slots: { relativeAmount, ...gives, ...gets } })).to.equal(true);
    }
  });

  it('outlines what is known of a request, and nothing of which nothing is known', () => {
    const slots = { amount: '5', token: 'USDC', fromChain: 8453 } as const;
    expect(outlineOf({ intent: 'transfer', slots })).to.equal('send 5 USDC on Base');
    expect(outlineOf({ intent: 'transfer', slots: { recipient: ADDRESS } })).to.equal(`send to ${ADDRESS}`);
    expect(outlineOf({ intent: 'swap', slots: { amount: '5', toToken: 'ETH', amountSide: 'to' } })).to.equal(
      'buy 5 ETH',
    );
    expect(outlineOf({ intent: 'swap', slots: { fromToken: 'DAI', toToken: 'ETH' } })).to.equal('swap DAI to ETH');
    expect(outlineOf({ intent: 'swap', slots: {} })).to.equal(undefined);
  });

  for (const [what, frame] of [
    ['a transfer without a recipient', { intent: 'transfer', slots: { amount: '5', token: 'ETH' } }],
    ['a swap without an amount', { intent: 'swap', slots: { fromToken: 'USDC', toToken: 'ETH' } }],
  ] as const)
    it(`has no sentence for ${what}`, () => expect(requestSentence(frame)).to.equal(undefined));
});
