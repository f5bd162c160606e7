import { any, explains, many, type Pattern } from '../licence/pattern.ts';
import { isToldWord } from './told.ts';
import { DID, DO, DOES, DOING } from './vocabulary/events.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/[\s|]+/));
/** Words. */
const LONGEST = 16;

const LEAD = many(
  any(
    'mm|mmm|mhm|hmmm|er|ehh|eh|ok|okay|oh|ah|oh no|oh dear|hm|hmm|um|uh|ugh|argh|yikes|ouch|damn|well|so|and|because|since|as|cause|cuz|cos|coz|bc|sorry|sry|apologies|my apologies|no|no wait|wait|hold on|hang on|actually|now|just|yeah|yes|right|pff|whatever|anyway|oops|whoops|woah|whoa|wow|hey|please|pls|which means|then|also|nah|fine|turns out|it turns out|looks like|btw|by the way|thinking about it|you know what|on second thought|on second thoughts|in fact|still|i see|got it|cool|great|thanks|thank you|good point|fair enough|true|of course|lol|haha|omg|jeez|jesus|man|bro|mate|dude|hahaha|alright|all right|very well|great|perfect|nice',
  ),
);

const SUBJECT = set(
  'i we he she they it this that there these those my his her their our the its hes shes theyre im one both everything everyone gas fees',
);
const BEGUN = set('just forgot remembered checked opened got found counted mixed misread should ve have had');
const VERBS: ReadonlySet<string> = new Set([
  ...[DID, DOES, DO, DOING].flatMap((words) => [...set(words)]),
  ...set(
    'is are am was were has have had been got gets get need needs owes owe came comes come paid pays pay covers cover covered added adds add lost changed changes moved moves costs cost uses use used sits sit lives live holds hold sends sent charged charges gave gives give took takes takes opened checked counted forgot remembered read misread mixed mix mistyped typed dropped missed agreed agree split found find ordered bought brought broke failed rose fell grew went goes made makes deserve deserves prefer prefers like likes split splits share keeps kept added accepts accept takes waived worked works smells feels looks seems',
  ),
]);
const isVerb = (word: string): boolean => VERBS.has(word) || (/^\p{L}{3,}ed$/u.test(word) && !NOT_PAST.has(word));
const NOT_PAST = set('need speed feed seed indeed red bed');

/** What a reason may not hold: it reports, asks, denies, doubts, delays, jokes, takes back, gives an order, or names an authority. */
const BARRED = set(`
  if unless until till whether when whenever before after once while or though although except without
  say said told tell tells asked asks ask wants wanted insist insists insisted claims claimed claim thinks think thought suggested suggests recommended recommends advised advises demands demanded instructs instructed orders requested requests request hopes hope wish wishes heard wrote writes mentioned mentions quote quoted swears promised
  owner owners holder holders thief robber gun threat threatens forcing forced agreed agrees agree consented user admin administrator system support confirm confirms confirmed confirming approve approves approved approval authorize authorized authorised authorise verified verify policy override overrides developer operator root security compliance boss bank police instruction instructions rule rules assistant ai bot model
  maybe perhaps might may could would shall probably possibly guess doubt unsure wonder suppose pretend imagine hypothetically theoretically almost nearly dunno idk sure apparently supposedly allegedly
  tomorrow later soon someday eventually next tonight tmrw will wont going gonna
  joke joking kidding jk prank sarcasm sarcastic funny bluffing lying lie lies testing test
  not never no none nothing nobody neither nor cannot
  leave keep cancel cancelled stop stopped forget ignore undo revert reverted revoke retract withdraw regret mistake wrong mistaken hold wait stay unchanged original previous back instead rather same off
  what why how who whom whose where ? " ' scam scammer fake suspicious hacked hacker stolen phishing
`);
/** What is said of prices, balances and oneself when an amount or a network changes; none of it takes anything back. */
const OF_CHANGES = set(`
  only more less left gone here so too much many few several round even odd number figure sum total share shares part portion receipt receipts bill bills tab balance wallet wallets account accounts
  paying buying getting having spending saving living using sitting running eating joining coming sharing covering owing sending
  enough short low lower high higher cheap cheaper cheapest expensive pricey steep slow slower fast faster quick quicker quiet busy crazy insane ridiculous nuts wild brutal awful terrible horrible broke skint poor rich dumb stupid silly tired blind clumsy generous stingy greedy
  spoken kids people guests friends extra bit little lot lots fee fees gas network chain token tokens coin coins money cash budget price prices rate rates funds savings change tip tax shipping delivery dinner lunch drinks rent
  thumb thumbs finger fingers keyboard eyes brain memory math maths phone autocorrect screen
`);
const isKnown = (word: string): boolean =>
  isToldWord(word) ||
  OF_CHANGES.has(word) ||
  VERBS.has(word) ||
  SUBJECT.has(word) ||
  BEGUN.has(word) ||
  /^§[tbcn]$/.test(word);
const BE = set('is are am was were be been im its hes shes theyre looks look seems seem sounds feels felt smells');
/** "that is wrong", "i am a thief": what something or somebody is may say anything of the value or of who speaks. */
const saysWhatIs = (words: readonly string[]): boolean => words.some((word) => BE.has(word));
const ABOUT_VALUE = set('that this it its those these which');
const FITTING = set(
  'gone up down have is are a an round even odd number now only just quite really so too here there share cheaper faster quicker cheapest fastest',
);
const isHarmless = (words: readonly string[]): boolean =>
  ABOUT_VALUE.has(words[0] ?? '')
    ? words.slice(1).every((word) => FITTING.has(word) || /^§[tbcn]$/.test(word))
    : words.every(
        (word) =>
          BE.has(word) ||
          SUBJECT.has(word) ||
          OF_CHANGES.has(word) ||
          FITTING.has(word) ||
          /^§[tbcn]$/.test(word) ||
          JOINING.has(word),
      );
const JOINING = set('have on in at for to of from with my our his her their all the a more by left and');
const isBarred = (word: string): boolean => BARRED.has(word) || word.startsWith('believ');

/** Denials that say why: "i do not have that much". */
const DENIALS: readonly Pattern[] = [
  any(
    'do not have|does not have|did not have|do not own|does not use|does not have any|is not there|are not there|did not see|did not count|do not need that much|not fussy|not picky|is not enough|was not enough|not enough|do not mind|no longer uses|no longer has|not that rich|not that much|not made of money',
  ),
];
const READ_OUT = any(
  'that is where|this is where|that is why|this is why|same place where|that is how|it says|it said|invoice says|bill says|receipt says|menu says|invoice said|bill said|receipt said|it reads|should have mentioned|forgot to mention|forgot to say|lost the keys to|have to|has to',
);

/** Whether a part of a message only says why: a statement with its subject, of words that are known, and none that takes back or doubts. */
export function saysWhy(spoken: readonly string[]): boolean {
  const words = bare(spoken);
  if (words.length > LONGEST) return false;
  const starts = [...LEAD(words, 0)];
  if (starts.includes(words.length)) return true;
  return starts.some((at) => states(words.slice(at)));
}

function states(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const isTold =
    SUBJECT.has(first) ||
    (BEGUN.has(first) && words.length > 2) ||
    (/^§[tbc]$/.test(first) && /^(?:is|are|has|costs|feels|looks|seems)$/.test(second));
  const isCounted = first === '§n' && /^(?:people|of|kids|persons|guests|friends)$/.test(second);
  const isOfMessage = /^(?:that|this|it)$/.test(first) && /^(?:was|were|sounds)$/.test(second);
  return (
    (isTold || isCounted) &&
    !isOfMessage &&
    words.some(isVerb) &&
    (!saysWhatIs(words) || isHarmless(words)) &&
    words.every((word) => isKnown(word) && !isBarred(word))
  );
}

/** Without the denials and the reading out that say why. */
function bare(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const ends = [...DENIALS, READ_OUT].flatMap((pattern) => pattern(words, at));
    const end = Math.max(at, ...ends);
    if (end > at) kept.push('have');
    else kept.push(words[at] ?? '');
    at = Math.max(end, at + 1);
  }
  return kept;
}

const EXCLAIMED = any(
  'he can|she can|they can|he does|she does|they do|it does|i do|i am|he is|she is|they are|i know|i checked|yes he can|round number|what a day|what a mess|my fault|silly me|my bad|my mistake|sorry about that|fat fingers|fat finger|fat fingered it|typo|same person|same guy|same address|same wallet|same place|same recipient|same man|same girl|same network|same as before|as i said|otherwise as i said|rest unchanged|i am not fussy|not fussy|no worries|if that is ok|if that is ok with you|if that is okay|if possible|if you can|if you do not mind|thinking about it|too loose|way too loose|too tight|too slow',
);
/** Whether a part holds nothing but words of courtesy, surprise or apology. */
export const isCourtesy = (words: readonly string[]): boolean => explains(many(LEAD_ONE, EXCLAIMED), words);
const LEAD_ONE: Pattern = (words, at) => LEAD(words, at).filter((end) => end > at);
