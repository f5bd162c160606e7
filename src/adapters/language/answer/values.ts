import { any, either, maybe, type Pattern, seq } from '../licence/pattern.ts';

const TOKEN = any('§t|§b|§k');
const OF = either(
  any(
    'of it|of that|of them|of mine|it|of my balance|of the balance|my balance|of what i have|of what i have got|of what i own|of what is there|of what i hold|of everything i have',
  ),
  seq(any('of my|of the'), TOKEN),
);
const EXACTLY = maybe(any('exactly|precisely|just|only|a total of'));
const COUNT = either(
  seq(EXACTLY, any('§n'), maybe(TOKEN), maybe(any('worth|in total|altogether|flat|exactly'))),
  seq(EXACTLY, any('§n|§r'), OF),
  any('§r'),
);
const COUNTED = seq(EXACTLY, any('§n'), TOKEN);

const SAYING = any(
  'it is|that is|that would be|it would be|it will be|it comes to|it comes out at|it adds up to|the amount is|the sum is|the total is|the bill is|the price is|amount|sum|total|it should be|say|let us say|make it|make that|i would say|let us make it|let us go with|let us send|let us do|go with|go for|i owe him|i owe her|i owe them|he gets|she gets|they get|he is owed|she is owed|he is to get|she is to get|spend|pay|send|put in|use',
);
const MEANING = seq(
  maybe(any('i|we')),
  any('will|want to|would like to|need to|have to|should|wanna|can'),
  any('send|pay|spend|put in|transfer|give him|give her|give them|move|use|invest|do'),
);

/** How much, in a statement: "spend 200 usdc", "i will send forty", "half of what i have". */
export const AMOUNT = either(COUNT, seq(maybe(any('please|then')), SAYING, COUNT), seq(MEANING, COUNT));

/** How much a swap shall bring: "i should receive exactly 250 dai". */
export const BROUGHT = seq(
  any(
    'i should receive|i should get|i want to receive|i want to get|i would like to receive|i would like to get|i must receive|i need|i want|i would like|get me|give me|i have to receive|i have to get|i am to receive|i need to receive|i need to get|so that i get|so that i receive|i shall receive',
  ),
  COUNTED,
);

const FINE = any(
  'is fine|is ok|is okay|works|will do|would do|would be good|would be fine|would be great|sounds good|it is|i guess|i suppose',
);
const plainly = (before: Pattern): Pattern => seq(maybe(before), maybe(any('my|some of my|the')), TOKEN, maybe(FINE));

/** What is sent. */
export const SENT = plainly(
  any(
    'in|it is|that is|i will send|i want to send|i would like to send|let us send|send|use|let us use|let us do|make it|he wants|she wants|they want|he takes|she takes|they take|he would like|she would like|he prefers|she prefers|they prefer|he wants it in|she wants it in|they want it in|i will pay in|i will use|paid in|pay it in|from',
  ),
);
/** What is paid with in a swap. */
export const PAID = either(
  plainly(
    any(
      'with|from|using|out of|against|paying with|paying in|pay with|pay in|i will pay with|i will pay in|i will use|i want to use|i would use|i want to pay with|i would pay with|use|take|take it from|take it out of|it comes from|i am paying with|in|sell|selling',
    ),
  ),
  seq(
    any('i have|i have got|i got'),
    maybe(any('some|my')),
    TOKEN,
    any('to pay with|to spend|for it|for that|to pay|to use|to swap'),
  ),
  seq(
    any('with|from|using|for|out of|i will spend|i want to spend|i would like to spend|spend|spending|i will use|use'),
    COUNTED,
  ),
);
/** What is received in a swap. */
export const RECEIVED = plainly(
  any(
    'into|to|for|i want|i would like|i would take|i will take|i would want|give me|get me|let us do|let us go with|let us take|let us say|go with|make it|i will have|to get|i want to get|buy|i need',
  ),
);
