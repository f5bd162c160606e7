import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { changeIn } from '../../../../src/adapters/language/strict/read-change.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const PAYMENT: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '40', token: 'USDC', recipient: 'rosa.eth', fromChain: 8453 },
};
const TRADE: OpenFrame = {
  intent: 'swap',
  slots: { amount: '90', fromToken: 'USDC', toToken: 'UNI', fromChain: 8453 },
};

const read = (text: string, open: OpenFrame) => changeIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON, open);
const itEnds = (open: OpenFrame, lines: readonly string[]): void => {
  for (const text of lines)
    it(`ends the request: ${text}`, () => expect(read(text, open)).to.deep.equal({ act: 'end' }));
};
const itLeaves = (open: OpenFrame, lines: readonly string[]): void => {
  for (const text of lines) it(`leaves the request alone: ${text}`, () => expect(read(text, open)).to.equal(undefined));
};

describe('ends with a reason in free words', () => {
  itEnds(PAYMENT, [
    "cancel, i can't reach my sister",
    'cancel it because my mom needs the cash',
    'the committee rejected the budget. Cancel the payment.',
    'that shop looks dodgy, do not send it',
    'drop it, takes forever',
    'please withdraw that instruction, it was meant for next week',
    'this costs more than the gift itself lol, forget it',
    'cancel it (she already has it)',
    "i'm out of patience, cancel it and i'll come back on friday",
    'rosa has moved away, cancel the transfer',
    "i don't want to pay this, cancel",
  ]);
  itLeaves(PAYMENT, [
    'he said cancel it',
    'cancel it, says my brother',
    'cancel it, my brother suggested',
    'cancel it if he already paid',
    'the price drops, cancel it',
    'the moment he arrives, cancel it',
    'should i cancel it, it is late',
    'cancel it? it is late',
    'cancel it, is it late?',
    'i had to cancel my gym, it was too dear',
    'my gym is too dear, cancel it',
    'i have a dentist appointment, cancel it',
    'cancel it, my gym',
    'cancel my subscription, i lost my job',
    'cancel the payment i made',
    'cancel it. no wait, keep it',
    'cancel it. wait, i found her address',
    'cancel it, actually she arrived',
    'cancel it, she is late, wait',
    'cancel it, but not now',
    'cancel it, i take that back',
    'cancel it, the original was right',
    'cancel it, i want to keep it',
    'cancel it. that was my kid',
    'cancel it. it was an accident',
    'cancel it, i am kidding',
    'cancel it, you are a robot',
    'his message was, cancel it',
    'he was like, cancel it',
    'he is late: cancel it',
    'cancel it: he is late',
    'cancel it, it should be monday',
    'cancel it, i have 50 usdc',
    'cancel it, i want to send it to max.eth',
    'cancel it, swap it now',
    'no, it is late',
    'nvm, i found it',
    'never mind, it works now',
    'stop, he is late',
    'all good, no need',
    'do not cancel it, i need it',
    'they never cancel it, it is late',
  ]);
});

describe('ends that name the request', () => {
  itEnds(PAYMENT, [
    'cancel transfer',
    'cancel the 40 usdc payment',
    'cancel the payment of 40 usdc to rosa.eth',
    "cancel the payment to rosa, she hasn't finished",
    'throw that one away',
    'call the transfer off',
    'forget what i said',
    "let's forget the payment",
    'we can cancel this one',
    "i'd rather keep my usdc",
    'no, i want to keep my usdc. cancel.',
    "we're not doing this, cancel the payment",
    'i take it back, no transfer',
    "that's a no from me, cancel it please",
    'thanks, but please cancel the payment',
    'no no no cancel',
  ]);
  itLeaves(PAYMENT, [
    'cancel the 50 usdc payment',
    'cancel the payment to max.eth',
    'cancel the payment to bob',
    'cancel the uni payment',
    'cancel swap',
    'stop order',
    "i'd rather keep my uni",
    'i want to keep my usdc',
    'we can cancel this one?',
    'cancel it. cancel that',
    'no cancel',
    'take it back to the shop',
    'call him off',
  ]);
  itEnds(TRADE, ['nvm price just dumped', 'cancel the swap to uni', "i don't want swap anymore", 'not gonna do it']);
  itLeaves(TRADE, ['cancel transfer', 'cancel the swap to link', "i'd rather keep my uni"]);
});
