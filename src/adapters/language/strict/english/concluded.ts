import { any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { BREAK } from './around-change.ts';
import { PARTNERS } from './cause-words.ts';
import { HOW_MUCH, number, quantity, SLIP, token } from './change-parts.ts';
import { OTHERS } from './end-cause-words.ts';
import { PEOPLE } from './people.ts';

/**
 * A fact with a value of the request, and the order that follows from it: "he uses optimism, so change it to that", "she only takes dai, so make
 * it dai". The fact alone changes nothing.
 */
const WHO = either(
  any('he|she|they'),
  any(PEOPLE),
  any(`${PARTNERS}|${OTHERS}|the landlord|the payee|the recipient|the receiver|the other side`),
);
const SO = either(any('so|, so|. so|; so|, so please|so please'), BREAK);
const MINE = either(
  seq(
    any('my|our|all my|all our|most of my'),
    either(any('funds|money|balance|coins|tokens'), value('owned', '§t', '§b', '§k')),
  ),
  any('my balance|the funds|the money'),
);

/** A network that is called by no token's name. */
const sureNetwork = (name: string): Rule =>
  either(
    seq(maybe(any('the')), value(name, '§c'), maybe(any('network|chain|mainnet'))),
    seq(maybe(any('the')), value(name, '§b'), any('network|chain|mainnet')),
  );
type Names = Readonly<{ amount: string; unit: string; token: string; chain: string }>;
const NETWORK = (name: string): Rule =>
  either(
    seq(
      WHO,
      any(
        'uses|only uses|is on|are on|prefers|only has|only accepts|use|only use|wants it on|want it on|wants it over|receives on|needs it on|has a wallet on|only has a wallet on|asked for it on|has his wallet on|has her wallet on|works on|works with|accepts|is only on|can only receive on|only takes it on|only accepts it on',
      ),
      sureNetwork(name),
      maybe(any('only|now|these days')),
    ),
    seq(
      MINE,
      any('is|are|sits|sit|is all|are all|live|lives|is actually|are actually|happens to be'),
      any('on|over on'),
      sureNetwork(name),
    ),
    seq(
      any('i have|i hold|i keep|i only have|we have|we hold'),
      any('my|the|more|all my'),
      either(any('funds|money|coins|balance'), value('owned', '§t', '§b', '§k')),
      any('on'),
      sureNetwork(name),
    ),
  );
const TOKEN = (name: string): Rule =>
  seq(
    WHO,
    any(
      'only takes|takes|accepts|only accepts|wants|prefers|needs|asked for|would like|would rather have|would prefer|only uses|can only take|can only accept|only wants|take|accept|only take|only accept|prefer|want|need|wanted|asked me for|invoices in|bills in|wants it in|needs it in|prefers it in|only deals in|works with|wants to be paid in|asked to be paid in',
    ),
    token(name),
    maybe(any('only|now|anyway')),
  );
const AMOUNT = ({ amount, unit }: Names): Rule =>
  seq(
    either(
      seq(
        WHO,
        maybe(any('just|now|actually|only')),
        any(
          'approved|has approved|have approved|charges|charge|charged|wants|want|wanted|asked for|asks for|agreed on|agreed to|agree to|needs|need|quoted|said|asked me for|quoted me|charged me|expects|is owed|are owed|invoiced|billed|billed me|invoiced me',
        ),
      ),
      seq(
        any(
          'the invoice|the bill|the total|the rent|the receipt|the price|the fee|his invoice|her invoice|their invoice|the final invoice|the new invoice|the updated invoice|the final bill|the new total|the new rent|my share|my half|the contract|the quote',
        ),
        any(
          'says|is|comes to|came to|came out to|came out at|is now|went up to|went down to|is actually|is really|changed to|rose to|dropped to|reads|states',
        ),
      ),
      any(
        'i owe|i only owe|i actually owe|i owe him|i owe her|i owe them|we agreed on|we said|we agreed to|we settled on|we owe',
      ),
    ),
    either(quantity(amount, unit), number(amount)),
  );
const THAT = any(
  'use that|use that one|use that chain|use that network|use that token|use that instead|please use that|please use that one|change it to that|change to that|switch to that|switch it to that|make it that|make it that one|make that the amount|do it there|send it there|swap it there|pay it there|pay there|run it there|go with that|set it to that|let us use that|let us do that|take that|please change it to that|please switch to that|please send it there|please do it there|do that instead|send that|send that instead|send him that|send her that|send them that|pay him that|pay her that|pay that|do it on that|do it on that one|do it over there|put it there|set that|set the amount to that|update it to that',
);
const NOW: Names = { amount: 'amount', unit: 'unit', token: 'token', chain: 'chain' };
const AGAIN: Names = { amount: 'againAmount', unit: 'againUnit', token: 'againToken', chain: 'againChain' };
const factOf = (names: Names): Rule => either(NETWORK(names.chain), TOKEN(names.token), AMOUNT(names));

const HIS = either(
  seq(
    maybe(seq(WHO, any('says|said|told me|tells me|wrote|texted me'), maybe(any('that')))),
    any('his|her|their|the|my'),
    maybe(any('new|current|right|correct|actual|real|own')),
    any('address|wallet|wallet address|account|one'),
    any('is|is now'),
    value('recipient', '§a'),
  ),
  seq(
    WHO,
    any('uses|now uses|moved to|switched to|changed to|is now at|is at'),
    value('recipient', '§a'),
    maybe(any('now')),
  ),
);
const THERE = any(
  'send it there|please send it there|send it there instead|send it to that|send it to that one|use that|use that one|use that instead|use it|please use that|please use that one|pay it there|so send it there|change it to that|update it|please update it|send to that one|send to that',
);
const FIX = any(
  'fix that|fix it|change it|change that|correct it|correct that|please correct it|please correct that|please fix it|please fix that|update it|update that|please change it|please update it|use that|use that one|so fix it|so change it|can you fix that|can you fix it|can you change it|can you change that|could you fix that|could you change that|please use that|please use that one|make it that|go with that',
);
const RIGHT_SUM = seq(
  HOW_MUCH,
  any(
    'is what i owe|is what i owe him|is what i owe her|is what i owe them|is what we owe|is what we agreed|is what we agreed on|is what he asked for|is what she asked for|is what they asked for|is what he charges|is what it costs|is the right amount|is the correct amount|is right|is correct|is what i meant|is what i want|is what i wanted|is the amount i meant|is what it says on the invoice|was the deal|was what we agreed|was the agreed amount|is the agreed amount|is the final amount|is the real amount|is the real total',
  ),
);
const TOLERANCE = seq(
  any(
    'i can tolerate|i can accept|i accept|i am fine with|i am ok with|i am okay with|i can live with|i would accept|i tolerate|i can handle|i can take|i would tolerate|i am happy with',
  ),
  SLIP,
);
/** Whole corrections in two clauses. */
export const CONCLUDED: Rule = once(
  either(
    seq(factOf(NOW), SO, THAT),
    seq(HIS, either(SO, any('and|, and')), THERE),
    seq(RIGHT_SUM, SO, FIX),
    seq(
      TOLERANCE,
      SO,
      any(
        'use that|set that|set it to that|please use that|use that then|go with that|please set that|set it|make it that',
      ),
    ),
  ),
);
/** In front of an order with the same value. */
export const FACT: Rule = once(factOf(AGAIN));
