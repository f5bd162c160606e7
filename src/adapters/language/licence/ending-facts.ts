import { any, either, many, maybe, type Pattern, seq } from './pattern.ts';

/** "no need any more", "we are good", "it is settled already" */
export const NEEDLESS = either(
  seq(
    maybe(any('there is|it is|that is|is|was|i have|i see')),
    any('no need|not needed|no longer needed|not necessary|no longer necessary|unnecessary|no point|no reason|no use'),
    many(
      any(
        'for it|for this|for that|anymore|any more|now|any longer|at all|after all|to send|to pay|to do|it|that|this|him|her|them|anything|to swap|from me|in it|in this',
      ),
    ),
  ),
  seq(
    maybe(any('i think|i guess')),
    any(
      'we are good|we are all good|we good|we are fine|we are sorted|we are square|we are even|i am good|i am all set|we are all set|we are done here|we are cool',
    ),
    many(any('now|thanks|no need|already|anymore|here|then')),
  ),
  seq(
    any('it|this|that|the bill|the invoice|his bill|her bill'),
    many(any('is|was|has|been|has been|got|already|all')),
    any('paid|settled|sorted|taken care of|covered|dealt with|handled|waived|squared|repaid|reimbursed'),
    many(
      any('already|now|by him|by her|by them|by someone else|in cash|by card|yesterday|today|this morning|last week'),
    ),
  ),
);
const DENIED_MONEY = any(
  'nothing|nada|zilch|a cent|a penny|a dime|one cent|§n cent|§n penny|no money|anything|no cent|jack|a single cent|a single penny|shit|a thing|a dollar|§n dollar|zero',
);
/** "he gets nothing", "she is not getting a cent from me" */
export const LEFT_OUT = seq(
  any('he|she|they'),
  many(any('is|are|does|will|do|can|should')),
  either(
    seq(
      any('get|gets|getting|receive|receives|deserve|deserves|see|see a'),
      any('nothing|nada|zilch|zero|jack|no money|no cent'),
    ),
    seq(
      any('not|never'),
      any('get|getting|receive|receiving|see|seeing|have|having|deserve'),
      either(DENIED_MONEY, any('it|this|that|the money')),
    ),
    seq(any('can|should|will'), any('pay for himself|pay for herself|pay for themselves|pay himself|pay herself|wait')),
  ),
  many(any('from me|from us|anymore|any more|now|ever|at all|of mine|of it|after that|after this')),
);
const PERSON: Pattern = (words, at) =>
  /^\p{L}+$/u.test(words[at] ?? '') && !NO_PERSON.has(words[at] ?? '') ? [at + 1] : [];
const NO_PERSON: ReadonlySet<string> = new Set('i we who have has had did was is are if when you'.split(' '));
/** "my brother already paid it" */
export const PAID = seq(
  either(
    seq(any('my|his|her|their|our|the'), PERSON, maybe(PERSON)),
    any('he|she|they|someone|somebody|someone else|somebody else|i|we'),
  ),
  maybe(any('has|have')),
  maybe(any('already|just')),
  any('paid|settled|covered|sorted|handled|waived'),
  any('it|that|this|the bill|for it|for that|the invoice|for all of it|it all'),
  many(
    any(
      'already|in cash|by card|himself|herself|themselves|yesterday|today|this morning|last week|for me|for us|now|with his card|with her card',
    ),
  ),
);
