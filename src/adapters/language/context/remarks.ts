import { any, either, explains, many, maybe, oneOf, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { takesBack } from './asides.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';
import { PLACE_WORDS } from './nouns.ts';
import { PERSON, THING } from './things.ts';

const VERY = many(
  any('so|really|very|super|pretty|quite|just|a bit|a little|all|too|way|rather|still|already|also|always'),
);
const LATELY = many(any('now|today|again|lately|these days|this week|right now|at the moment|already|here|anymore'));
const SOMEBODY = either(any('he|she|they|everyone'), PERSON);
const OWN = any('my|the|this|our|her|his|their');

/** "he is waiting outside": somebody else waits for the money. */
const waits = seq(
  SOMEBODY,
  any('is|are|has been|have been|is been'),
  VERY,
  any(
    'waiting|expecting it|expecting this|expecting the money|counting on it|counting on this|counting on me|looking forward to it',
  ),
  many(
    any(
      'outside|inside|there|here|downstairs|in the car|all week|all day|all morning|for it|for me|for the money|for his money|for her money|patiently|at the door',
    ),
    seq(any('at|in'), maybe(any('the|a|my|his|her')), oneOf(PLACE_WORDS)),
  ),
);
const MARKET = any(
  'the market|the markets|prices|the price|crypto|the chart|the charts|the dip|everything|altcoins|memecoins|stocks|§t|§b',
);
/** "prices are falling", "uni looks cheap" */
const moves = seq(
  MARKET,
  any('is|are|looks|look|feels|feel|seems|seem|keeps|keep|has been|have been|is looking|are looking'),
  VERY,
  any(
    'pumping|dumping|dipping|mooning|falling|rising|dropping|sliding|climbing|bleeding|crashing|running|cheap|cheaper|pricey|expensive|low|high|down|up|red|green|scary|volatile|wild|crazy|bullish|bearish|overbought|oversold|choppy|shaky|strong|weak|hot|boring|good|great|nice|solid|undervalued|overvalued|up nicely|down bad|on sale|on fire|going up|going down|getting scary|making me nervous|making me anxious',
  ),
  LATELY,
);
const TOPIC = either(
  any(
    'the market|the markets|charts|the charts|volatility|the volatility|banks|gambling|memecoins|the swings|the ups and downs|altcoins|crypto|prices|stress|high fees|the drama|trading|the rollercoaster|§t|§b',
  ),
  seq(
    any('watching|following|chasing|staring at|looking at|checking|holding|trading'),
    any('charts|the charts|the market|the markets|prices|memecoins|altcoins|bags|the price|the news|candles|§t|§b'),
  ),
);
/** "i'm tired of watching charts", "i'm bullish on uni" */
const feels = seq(
  maybe(any('i am|we are|i feel|i got|i have been')),
  VERY,
  any(
    'tired of|done with|done|nervous about|sick of|bullish on|bearish on|long on|excited about|fed up with|over|bored of|bored with|happy with|optimistic about|a fan of|a believer in',
  ),
  TOPIC,
  LATELY,
);
const STATE = any(
  'stability|exposure|gas|peace of mind|liquidity|dry powder|surprises|drama|fuss|diversification|risk|volatility|gas money|stablecoins|cash flow|something stable|something safer|something calmer|some calm|gas tokens|gas there|fees',
);
/** "i want some stability", "i need gas for the game" */
const seeks = seq(
  any('i|we'),
  VERY,
  any('want|need|would like|could use|prefer|like|am after|am looking for|need more|want more|want less'),
  many(any('some|more|a bit of|a little|less|no|a bit more|a bit less|enough|any')),
  STATE,
  maybe(seq(any('to|in|for'), either(THING, any('§t|§b|gas|fees|safety|my portfolio|the portfolio')))),
  LATELY,
);
/** "time to take profits", "locking in gains" */
const takes = seq(
  maybe(any('i am|we are|time to|it is time to|just|i want to|i would like to')),
  any('taking|take|locking in|lock in|booking|book|securing|secure|cashing in|banking'),
  maybe(any('some|my|a bit of|a few|the|our|a little')),
  any('profit|profits|gains|winnings'),
  maybe(any('here|now|today|off the table|while i can|this week')),
);
/** "sorry for the delay" */
const regrets = seq(
  maybe(any('so|really|very|oh|i am|my|and')),
  any('sorry|apologies|sincere apologies'),
  any(
    'it took so long|it took me so long|this took so long|it took this long|for the delay|about the delay|for the wait|for being late|for being so late|for the late payment|this is late|this is so late|i am late|it is late|it is so late|for the mess|for the trouble|for the confusion|about last night|for the hassle|for forgetting',
  ),
);
/** "i almost forgot": it is remembered now. */
const remembers = either(
  seq(
    maybe(any('i|we')),
    any('almost|nearly|totally|completely|keep'),
    any('forgot|forgetting'),
    maybe(any('about it|about this|it|this|again|about him|about her')),
  ),
  any(
    'before i forget|before i forget again|just remembered|i just remembered|i only just remembered|better late than never',
  ),
);
/** "hope it helps" */
const hopes = seq(
  any('i hope|hope|hopefully|i do hope|we hope'),
  any('he|she|they|it|this|that'),
  any('likes|enjoys|loves|helps|help|like|enjoy|love|makes|cheers|brightens|covers|goes'),
  maybe(any('it|them|him|her|a bit|a little|a lot|his day|her day|him up|her up|them out|him out|her out|a long way')),
);
/** "can't wait for the concert" */
const longs = seq(
  maybe(any('i|we')),
  VERY,
  any('can not wait|cannot wait'),
  any('for|to see|to eat|to enjoy|to wear|to try'),
  THING,
);
/** "i've known her for years", "we go way back" */
const knows = either(
  seq(
    any('i have known|i know|we have known|i trust'),
    either(any('him|her|them'), PERSON),
    maybe(
      any(
        'for years|for ages|for a long time|for a while|well|very well|since school|personally|from work|from school',
      ),
    ),
  ),
  any(
    'we go way back|we go back years|we go back a long way|we are old friends|we are good friends|long story|it is a long story|do not ask|do not ask why|it is what it is|you know how it is|life is good|such is life',
  ),
);
/** "my card was declined" */
const declined = either(
  seq(
    OWN,
    maybe(any('bank|credit|debit')),
    any('card|cards|card reader|card machine|terminal|atm|bank'),
    any('is|was|got|has been|are|were'),
    any('declined|blocked|closed|broken|maxed out|frozen|out of order|rejected|shut'),
    maybe(any('again|there|here|today')),
  ),
  seq(
    any('i|we'),
    any('do not trust|never trusted|do not like|hate'),
    any('banks|my bank|the bank|the banks'),
    maybe(any('anymore|any more|much')),
  ),
  seq(
    maybe(any('i|we')),
    any('ran out of|am out of|have no|have got no|am low on|am short of|had no'),
    any('cash|change|small change|paper money|coins'),
    many(any('on me|here|with me|left|today'), seq(any('at|in'), maybe(any('the|a|my')), oneOf(PLACE_WORDS))),
  ),
);
/** "my daughter is stuck at the airport without cash" */
const stuck = seq(
  SOMEBODY,
  any('is|are|got'),
  any('stuck|stranded|waiting|sitting|standing'),
  any('at|in|on|outside'),
  maybe(any('the|a|my|his|her')),
  oneOf(PLACE_WORDS),
  any('without|with no|and out of|and has no|and low on'),
  maybe(any('any|a|his|her')),
  any('cash|money|fuel|food|card|ticket|wallet|purse|change|funds'),
);
/** "i'm closing this wallet down" */
const closes = seq(
  any('i am|we are'),
  maybe(any('just|now|finally')),
  any('closing|emptying|retiring|winding|cleaning|clearing|abandoning|leaving|tidying|moving out of|shutting'),
  maybe(any('down|out|up')),
  any('this|my|the|our'),
  maybe(any('old|hot|first|second|trading|mobile|test')),
  any('wallet|account|position|bag|bags|holdings'),
  maybe(any('down|out|up|for good|now|today')),
);
/** "she needs it for the bus" */
const needs = seq(
  SOMEBODY,
  VERY,
  any('needs|need|deserves|deserve|earned|wants|want|asked for|has earned|could use|can use'),
  any('it|this|the money|the cash|every cent|every penny'),
  maybe(seq(any('for'), either(THING, PERSON))),
  maybe(any('badly|urgently|today|asap|now|right now|quickly')),
);
/** "this concerns the second term fees" */
const concerns = seq(
  any('it|this|that'),
  any(
    'concerns|covers|is about|relates to|goes towards|is towards|pays for|settles|is payment for|is my share of|is my half of',
  ),
  THING,
);
/** "the landlord emailed his details again" */
const details = seq(
  SOMEBODY,
  any('emailed|texted|sent|gave|shared|messaged|passed on|forwarded'),
  maybe(any('me|us|over')),
  any('his|her|their|the'),
  maybe(any('bank|payment|wallet|new|correct')),
  any('details|address|wallet address|account details|wallet'),
  maybe(any('again|already|yesterday|this morning|today|last week')),
);

/** "so i can use it there" */
const enables = seq(
  any('so|so that'),
  any('i|we|he|she|they'),
  any('can|could'),
  maybe(any('finally|then|also|actually')),
  any(
    'mint|use it|use them|use that|pay gas|pay the gas|pay fees|pay for gas|cover gas|cover the gas|play|trade|sleep|sleep better|stake|stake it|farm|vote|bid|register|claim|afford it|breathe|relax|use the app|mint one|get started|eat|fly home|drive home|board|check in|pay the fees|cover fees|try it|try it out|move around',
  ),
  maybe(any('there|here|at night|with it|on it|with that|again|on there|over there|in peace')),
);
/** "it's for the plumber who came on tuesday" */
const aims = seq(
  any('it is for|is for|this is for|that is for|its for'),
  either(PERSON, THING),
  maybe(
    either(
      seq(any('in|from|at'), oneOf(PLACE_WORDS)),
      seq(
        any('who|that'),
        any(
          'came|came by|came over|helped|helped me|helped us|fixed it|lives far|lives far away|lives abroad|is sick|is ill|is abroad|did the work',
        ),
        maybe(
          any(
            'on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|yesterday|today|this morning|last week',
          ),
        ),
      ),
    ),
  ),
);
/** "i'd feel safer" */
const would = seq(
  any('i would|we would|it would|that would'),
  any('feel|be|sleep|make me feel'),
  any('safer|better|happier|calmer|more comfortable|so happy|relieved|a relief|a big help|a great help|more at ease'),
  maybe(any('that way|then|there|with it there|like that')),
);
/** "i have too many tokens" */
const overloaded = seq(
  any('i|we'),
  any('have|have got|got|hold|own'),
  any('too much|too many|way too much|way too many|plenty of|enough|a lot of|more than enough'),
  any('§t|§b|tokens|coins|bags|of it|of them|of that|of those|crypto|memecoins|different tokens'),
  LATELY,
);
/** "we charged him twice" */
const overcharged = seq(
  any('i|we|the shop|our shop|the system|our system'),
  maybe(any('accidentally|have')),
  either(
    seq(any('charged|billed|invoiced'), either(any('him|her|them'), PERSON), any('twice|too much|double|two times')),
    seq(any('overcharged|double charged|overbilled'), either(any('him|her|them'), PERSON)),
  ),
);

const REMARK: Pattern = either(
  ...[waits, moves, feels, seeks, takes, regrets, remembers, hopes, longs],
  ...[knows, declined, stuck, closes, needs, concerns, details],
  ...[enables, aims, would, overloaded, overcharged],
);
const LEAD = many(
  any('and|so|well|because|since|as|cause|cos|coz|cuz|bc|ok|okay|oh|honestly|anyway|yeah|man|also|look'),
);

/** Whether the words are a remark of such a kind and nothing else. */
export const isRemark = (words: readonly string[]): boolean => explains(seq(LEAD, REMARK), words);

/**
 * The items without what is said beside a request in a sentence or clause of its own: who waits, how the market is, how the speaker feels,
 * a regret, a hope. Each kind has a frame, so that no word of it can deny, delay, ask or report something. A token in it must be one that
 * the rest names.
 */
export const withoutRemarks = (items: readonly Item[]): Item[] => {
  const rest = cut(items, remarkAt);
  return rest.some(({ is }) => is === 'amount' || is === 'account' || is === 'rate') ? rest : [...items];
};

function remarkAt(flat: Flat, at: number): Found | undefined {
  const before = wordAt(flat, at - 1);
  const isCaused =
    /^§[atbc]$/.test(before ?? '') &&
    /^(?:because|since|as|cause|cos|coz|cuz|bc|before|so|it|its|is)$/.test(wordAt(flat, at) ?? '');
  if (!isCaused && !isBreak(before)) return undefined;
  const end = longestFirst(seq(LEAD, REMARK)(flat.words, at)).find(
    (one) =>
      isWhole(flat, one) && isEnd(wordAt(flat, one)) && isSaidElsewhere(flat, at, one) && !takesBack(flat, at, one),
  );
  return end === undefined ? undefined : { length: end - at };
}

const isBreak = (word: string | undefined): boolean => word === undefined || /^[,.!;\n(-]$/.test(word);
const isEnd = (word: string | undefined): boolean => word === undefined || /^(?:[,.!;\n)-]|so)$/.test(word);

function isSaidElsewhere(flat: Flat, start: number, end: number): boolean {
  const [first = 0, last = flat.items.length] = [flat.of[start], flat.of[end]];
  return flat.items
    .slice(first, last)
    .every(
      (said) =>
        said.is !== 'term' ||
        flat.items.some((item, at) => (at < first || at >= last) && item.is === 'term' && item.token === said.token),
    );
}
