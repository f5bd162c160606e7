import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { PARTNERS } from './cause-words.ts';
import { HOW_MUCH } from './change-parts.ts';
import { PEOPLE } from './people.ts';

const WHO = either(any('he|she|they'), any(PEOPLE), any(PARTNERS));
const ALREADY = maybe(any('already|today|yesterday|before|upfront|in cash|earlier|last week|himself|herself|too'));
/** "he paid half already", "we split it three ways": a share that somebody else bears. */
const SHARED = either(
  seq(
    WHO,
    maybe(any('already|just|has already|has|have already|also')),
    any('paid|covered|gave me|chipped in|paid for|put in|contributed|sent me|handed me'),
    any('§m|half of it|part of it|some of it|some|a part|the deposit|the drinks|the tip|the taxi|a bit|a share'),
    ALREADY,
  ),
  seq(
    any('we|we are|they|i|we all'),
    any('split it|splitting it|split the bill|splitting the bill|shared it|share it|sharing it|split the cost'),
    maybe(any('§n ways|in §n|by §n|evenly|equally|in half|between us|between the §n of us|between §n of us')),
  ),
  seq(
    any('one of them|one of us|§n of them|§n of us|one person|somebody|someone|one guest|my friend|one friend'),
    any(
      'did not come|did not show|did not show up|dropped out|cancelled|canceled|left early|bailed|could not come|could not make it|pulled out|is not coming|was missing|got sick|joined|came along',
    ),
  ),
);
/** "i had a coupon", "they knocked some off" */
const CHEAPENED = either(
  seq(
    any('i|we'),
    any('had|have|got|found|used|forgot|forgot about|remembered'),
    any('a|my|the|our|a small|a nice'),
    any('coupon|voucher|discount|gift card|credit|refund|deposit|student discount|promo code|discount code'),
  ),
  seq(any('there was|there is|there is now'), any('a|a small|an early bird|a student'), any('discount|sale|refund')),
  seq(WHO, any('gave me|gave us|offered me|offered us|got me'), any('a|a small|a nice|a good'), any('discount|deal')),
  seq(
    WHO,
    any(
      'took some off|knocked some off|knocked a bit off|took a bit off|rounded it down|rounded it up|lowered the price|raised the price|dropped the price|changed the price|let me off the rest|forgot the tax|forgot shipping|sent a new invoice|sent a new bill|corrected the invoice|made a mistake on the invoice',
    ),
  ),
  any(
    'i already paid a deposit|i paid a deposit|i already paid the deposit|one item was missing|one item was out of stock|i returned one item|i sent one back|the tip is included|the tip was included|tip is included|tax is included|shipping is included|i counted one twice|i counted it twice|i counted them twice|i forgot one|i forgot one item',
  ),
);
/** "he switched wallets" */
const MOVED = seq(
  WHO,
  maybe(any('just|recently|has|has just|now')),
  any(
    'switched wallets|switched wallet|changed wallets|changed wallet|changed address|changed addresses|changed his wallet|changed her wallet|changed his address|changed her address|got a new wallet|has a new wallet|made a new wallet|set up a new wallet|lost his old wallet|lost her old wallet|lost his wallet|lost her wallet|lost access to the old one|lost his keys|lost her keys|moved to a new wallet|opened a new wallet',
  ),
);
const AGAIN = maybe(
  any('there|here|today|right now|at the moment|now|on there|on that one|on that chain|tonight|again'),
);
const VERY = maybe(
  any('so|really|very|pretty|just|way too|far too|much too|absolutely|totally|a bit|too|quite|insanely'),
);
/** "gas is brutal today", "too expensive there": of the network of the request. */
export const COSTLY: Rule = once(
  either(
    seq(
      any('gas|the gas|gas fees|the gas fees|fees|the fees|network fees|the fee|gas prices|the gas price|gas price'),
      maybe(any('there|here|on there|on that one|on that chain')),
      any('is|are|looks|look|seems|seem|got|is getting'),
      VERY,
      any(
        'brutal|mental|bonkers|ludicrous|painful|outrageous|extortionate|sky high|steep|horrible|high|expensive|pricey|dear|crazy|insane|mad|nuts|absurd|ridiculous|silly|wild|terrible|awful|through the roof|killing me|a rip off|daylight robbery|costly|slow|congested|clogged',
      ),
      AGAIN,
    ),
    seq(
      any('too|way too|far too|much too|a bit too|that is too|it is too|that is way too|it is way too'),
      any('expensive|pricey|dear|costly|slow|congested|much gas|high a fee'),
      any('there|over there|on there|on that one|on that chain|on that network|on mainnet'),
    ),
  ),
);
/** Clauses that say why the amount or the account is another. They hold no value of the request. */
export const STORY: Rule = once(either(SHARED, CHEAPENED, MOVED));

/** "so it's only 10", "that leaves 12" */
const LEFT = any(
  'its|its only|its just|it is|it is only|it is just|that is only|that is just|that makes|that makes it|that leaves|that leaves me with|this leaves|it comes to|it comes down to|it should only be|it is down to|all i owe is|all i owe him is|all i owe her is|i owe|i only owe|i just owe|i owe him|i only owe him|i owe her|i only owe her|i owe them|my share is|my part is|my half is|my share is only|it is now|we are at|the rest is',
);
export const SUMMED: Rule = once(seq(LEFT, HOW_MUCH, maybe(any('now|then|left|for me|in total'))));
/** "i only have 18, so send that" */
export const ALL_THERE_IS: Rule = once(
  seq(
    any('i only have|i have only got|i only got|all i have is|i have just|i just have|we only have|all we have is'),
    HOW_MUCH,
    maybe(any('left|on me|there|in there|right now|at the moment|in my wallet')),
    any('so|, so|. so|; so|,|, please|, just|so please|so just|, so just|, so please'),
    any(
      'send that|make it that|do that|use that|send them that|send him that|send her that|swap that|go with that|pay that',
    ),
  ),
);
/** "start with 40", "let's start small, 10 first" */
export const STARTED: Rule = once(
  either(
    seq(
      any(
        'start with|let us start with|start small with|let us start small with|begin with|let us begin with|try with|let us try with|let us just try|let us try|try it with|let us do just',
      ),
      HOW_MUCH,
      maybe(any('first|for now|to begin with|to start with|to start|as a test|for a start')),
    ),
    seq(
      any(
        'start small|let us start small|let us start smaller|let us begin small|let us test it first|let us play it safe|to be safe',
      ),
      any(',|:|.|-|, just|, only|, with'),
      HOW_MUCH,
      maybe(any('first|for now|to begin with|to start with|to start|as a test|for a start')),
    ),
  ),
);
