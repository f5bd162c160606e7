import { any, either, many, maybe, once, type Rule, seq, unless } from '../rules/rule.ts';
import { SOMEBODY } from './people.ts';
import { BEFORE, EARNED, MODIFIED, NOUN, OF_PERIOD, PERIOD, SHARE, THING, WORK } from './things.ts';

/** "invoice 2291", "ref. INV-7": digits there are not an amount. */
const DOCUMENT = any(
  'ref|reference|invoice|inv|re|purchase order|po|order|order number|invoice number|invoice no|bill|payment reference',
);
const NUMBERED = seq(many(any('.|:|#|-|no|number|inv|po|invoice')), any('§n|§d'), maybe(any(')')));
export const REFERENCE: Rule = once(
  either(seq(DOCUMENT, NUMBERED), seq(any(',|.|(|-|;'), DOCUMENT, either(NUMBERED, maybe(any(')'))))),
);
const BY_REFERENCE = seq(
  any('for|against|as per|per|re|regarding'),
  any('invoice|inv|order|purchase order|po|bill|the invoice|our invoice|your invoice'),
  many(any('.|:|#|-|no|number|inv')),
  any('§n|§d'),
);
const DOING = either(
  any(
    'mowing the lawn|helping me move|helping me out|helping us move|helping me|walking the dog|walking my dog|watching the kids|cutting the grass|babysitting|driving us home|driving me home|giving me a lift|looking after the kids|feeding my cat|feeding the cat',
  ),
  seq(
    any(
      'fixing|repairing|cleaning|painting|designing|building|translating|delivering|installing|replacing|baking|cooking|editing|tuning|servicing|booking|buying|covering',
    ),
    THING,
  ),
  seq(
    any('helping with|helping me with|helping us with|helping out with|help with|his help with|her help with'),
    THING,
  ),
  any('helping out|his help|her help|their help'),
);
const GIVEN_AS = any(
  'as a tip|as a gift|as a present|as a birthday present|as a birthday gift|as a wedding gift|as a wedding present|as a thank you|as thanks|as payment|as my share|as agreed|as promised|as discussed|as a deposit|as rent|as a refund|as a reimbursement|as a donation|as an advance|as a loan|with love|with my thanks|with thanks|with my love',
);
/** What something is for: "for the dentist", "for invoice 4471". */
export const FOR: Rule = once(
  either(
    seq(
      any('for|towards|as payment for|to pay for|to cover|in return for|to buy|in exchange for|as payment of'),
      either(
        seq(either(THING, WORK), maybe(seq(any('and'), either(THING, WORK)))),
        seq(any('§n'), MODIFIED, NOUN),
        SHARE,
        EARNED,
        seq(DOING, maybe(BEFORE)),
        any('his birthday|her birthday|the birthday'),
      ),
    ),
    seq(
      any('for'),
      any('the|a|my|our|his|her|their'),
      any('deposit|down payment|security deposit|payment|installment|instalment|balance'),
      any('on|for|of'),
      any('the|a|my|our|his|her|their'),
      MODIFIED,
      NOUN,
    ),
    // "for the ride to the airport", "for the lunch with my boss"
    seq(
      any('for'),
      THING,
      either(seq(any('of|at|to'), any('the|my|our|his|her|their'), MODIFIED, NOUN), seq(any('with'), SOMEBODY)),
      maybe(BEFORE),
    ),
    // "for the booth at the fair"
    seq(
      any('for'),
      THING,
      any(
        'at the fair|at the market|at the festival|at the bakery|at the restaurant|at the bar|at the cafe|at the gym|at the club|at the pub',
      ),
    ),
    BY_REFERENCE,
    seq(any('for'), unless(any('yesterday')), PERIOD),
    // A good cause, whose money it cannot be.
    seq(
      any('for'),
      any('the|our|a|the local|our local|the nearby'),
      any(
        'animal shelter|shelter|charity|orphanage|food bank|soup kitchen|hospice|rescue centre|animal rescue|refugees|red cross|fundraiser|nursing home|children hospital|rescue dogs',
      ),
    ),
    seq(any('for'), any('the invoice|my invoice|the bill|the order|his invoice|her invoice'), any('from'), PERIOD),
    seq(any('('), maybe(any('for')), either(THING, EARNED, SHARE), any(')')),
  ),
);
/** Beside a payment: the same, and what only somebody who is paid can have: "as a gift", "so she can pay the rent". */
export const PURPOSE: Rule = once(
  either(
    FOR,
    seq(maybe(any(',')), GIVEN_AS),
    seq(
      maybe(any(',')),
      any('so|so that'),
      any('he|she|they'),
      any('can'),
      either(seq(any('pay|pay for|buy|get'), THING), any('get home|eat')),
    ),
  ),
);
/** What no network can belong to: "for pizza on base" is paid on base, and "for the book on base" may be a book about it. */
export const CLEARLY_FOR: Rule = once(
  either(
    seq(maybe(any(',')), GIVEN_AS),
    BY_REFERENCE,
    seq(
      any('for|for the|for our|for my|for his|for her|for their|for some|to cover|to cover the'),
      any(
        'rent|groceries|lunch|dinner|breakfast|brunch|supper|coffee|coffees|beer|beers|drinks|pizza|pizzas|burgers|sushi|tacos|cake|snacks|food|wine|electricity|water|internet|utilities|haircut|taxi|cab|petrol|fuel|gas money|salary|wages|flowers|haircut|cleaning|babysitting',
      ),
      maybe(either(BEFORE, OF_PERIOD)),
    ),
  ),
);
/** A note behind a payment: "coffee money", "the rent", "supplier payment". */
export const NOTE: Rule = once(
  either(
    FOR,
    EARNED,
    SHARE,
    REFERENCE,
    seq(any('exchange|wallet|savings|binance|coinbase|kraken'), any('deposit|top up|transfer|contribution')),
    seq(any('memo|note|purpose|reason|reference|ref|memo :|note :|purpose :|reason :'), either(THING, EARNED)),
    seq(
      maybe(any('the|my|our|his|her|their|a|last night|yesterday')),
      MODIFIED,
      NOUN,
      either(any('money|payment|bill|fee|fees'), OF_PERIOD),
    ),
    seq(any('payment|a payment|money|some money'), FOR),
    any(
      'supplier payment|rent|the rent|groceries|my share|my half|his share|her share|their share|lunch|dinner|drinks',
    ),
  ),
);
