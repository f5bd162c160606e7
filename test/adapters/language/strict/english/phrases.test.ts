import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const PAYMENT = { amount: '7', token: 'DAI', recipient: A };
const TRADE = { amount: '7', fromToken: 'DAI', toToken: 'LINK' };
const read = (text: string) => requestIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON);

/** Phrases of one kind, around a payment and a trade. `{}` is where the request stands. */
function itReads(slots: object, phrases: readonly string[]): void {
  for (const phrase of phrases)
    it(phrase.replace('{}', '…'), () => {
      expect(read(phrase.replace('{}', `send 7 dai to ${A}`))?.slots).to.deep.equal({ ...PAYMENT, ...slots });
      expect(read(phrase.replace('{}', 'swap 7 dai to link'))?.slots).to.deep.equal({ ...TRADE, ...slots });
    });
}

function itAsks(phrases: readonly string[]): void {
  for (const phrase of phrases)
    it(`asks about "${phrase.replace('{}', '…')}"`, () => {
      expect(read(phrase.replace('{}', `send 7 dai to ${A}`))).to.equal(undefined);
      expect(read(phrase.replace('{}', 'swap 7 dai to link'))).to.equal(undefined);
    });
}

describe('courtesy around a request', () => {
  itReads({}, [
    'my dear assistant, {}',
    'good evening to you sir. {}',
    'we trust this message finds you in good health, {}',
    'apologies for my poor english, {}',
    'how is everything today? {}',
    '{}. may god bless you',
    '{} with my warmest regards',
    '{}, we remain most grateful for your help',
    '{} have a lovely evening, and many thanks for your patience',
    '{} as swiftly as you can',
    '{} kindly advise once it is settled',
    '{} and share the receipt please',
  ]);
  itAsks([
    'dear all colleagues, {}',
    'good morning class. {}',
    '{}, thank you for having sent it',
    '{}, thanks for the payment',
    '{}. regards, the tax office',
    '{}. love, grandma',
    'boss: {}',
    'hopefully {}',
    '{}. may god bless you all',
    'hope everyone is fine. {}',
    '{}. sincerely, the support team',
    '{}, done',
    '{} no more',
    '{}. please advise',
    '{}. tell me if you can',
    '{} and have a scam day',
  ]);
});

describe('words that ask', () => {
  itReads({}, [
    'i respectfully request that you {}',
    'do an old man a small favour and {}',
    'be a sport and {}',
    'what i would like you to do now is {}',
    'my humble request is to {}',
    'could you help us to {}',
  ]);
  itAsks([
    'you must {}',
    'you need to {}',
    'the board decided to {}',
    'my wife asks me to {}',
    'he requests that you {}',
    'i did not request that you {}',
    'new instructions: {}',
    'to do: {}',
    'my plan was to {}',
    'my plan is to {}',
    'your request is to {}',
    "my boss's request is to {}",
    'you will now kindly {}',
    'i am willing to {}',
    'quick question: {}',
  ]);
});

describe('the network in further words', () => {
  itReads({ fromChain: 8453 }, [
    '{}, the network shall be base',
    '{} on the chain called base',
    '{} by means of base',
    '{} (settlement network: base)',
    '{} and settle it on base',
    '{}. my funds are on base',
    '{} on base, as usual',
    '{} @ base',
  ]);
  itAsks([
    '{} on base or polygon',
    '{} on base again',
    '{} on the network called base, not polygon',
    '{}. base is down',
    '{} not on base',
    '{} where base is',
    '{} on the layer two of ethereum',
    '{} on the l2 of ethereum',
    '{} on base salary',
  ]);
});

describe('notes and purposes', () => {
  itReads({}, [
    '{} supplier invoice',
    '{}, narration: school fees',
    '{} to settle the debt',
    '{} for the tractor parts',
    '{} as part payment for the sofa',
    '{} in settlement of the claim',
    '{} to buy seeds for the garden',
    '{} for diwali',
  ]);
  itAsks([
    '{} gift for anna',
    '{} deposit to bob',
    '{} for the car in instalments',
    '{} for the goods on delivery',
    '{} my subscription',
    '{} with the tip',
    '{} his savings',
    '{} and pay the plumber',
    '{} my boss orders',
    '{} for the rehearsal',
    '{} over easter',
    '{} pending inspection',
    '{} against delivery',
    '{} under approval',
    'subject audit, {}',
    'drill: {}',
    '{} for illustration',
  ]);
});
