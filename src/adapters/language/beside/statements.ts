import { AGREED, assures, due, falls, NOVICE } from '../context/assurances.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { isRemark } from '../context/remarks.ts';
import { isToldVerb } from '../context/told.ts';
import * as english from '../licence/english-words.ts';
import { any, either, explains, some } from '../licence/pattern.ts';
import { isOf } from './kinds.ts';
import { phrasesIn } from './phrases.ts';
import { isPlainPurpose } from './placed-kinds.ts';
import { wordSet } from './words.ts';

const LEAD =
  /^(?:and|so|but|because|since|as|cause|cos|coz|cuz|bc|well|oh|ok|okay|honestly|also|now|then|yes|yeah|sorry|look|hey|hi|hello|btw|please|for)$/;
const PRONOUN =
  /^(?:i|we|he|she|they|it|this|that|these|those|there|everyone|everybody|somebody|someone|who|im|hes|shes|theyre|its|thats)$/;
const SPEAKER = /^(?:i|we|im)$/;
const IMPERSONAL = /^(?:it|this|that|these|those|its|thats)$/;
const BEING =
  /^(?:is|are|am|was|were|been|be|looks|looked|seems|feels|felt|got|gets|its|im|hes|shes|theyre|thats|has|have|had)$/;

/** What somebody does for the speaker, or what makes a payment due, wanted or welcome. */
const CAUSES = wordSet(`
  owe owes owed need needs needed want wants wanted promise promised help helps helped helping fix fixes fixed fixing repair repairs repaired repairing lend lent borrow borrowed
  cover covers covered covering earn earns earned earning deserve deserves deserved buy buys bought buying order ordered ordering book booked booking rent rents rented renting
  win wins won winning lose lost losing cook cooks cooked cooking bake bakes baked baking drive drives drove driving deliver delivers delivered delivering design designs designed
  designing build builds built building paint paints painted painting clean cleans cleaned cleaning teach teaches taught teaching coach coaches coached host hosts hosted treat
  treats treated split splits splitting charge charges charged pay pays paid paying bet save saves saved saving rescue rescued care cares cared babysat babysit babysits
  babysitting translate translates translated translating wash washes washed washing mend mends mended mending install installs installed installing move moved moving finish
  finished finishing graduate graduated married marry waiting stuck stranded ran hungry thirsty broke due overdue collecting raising raises support supports supported supporting
  fund funds funded sponsor sponsors sponsored tidy tidying tidied consolidating rebalancing diversifying closing settling restocking renovating renovated tailored sewed sewn
  groomed nursed treated healed tutored tutors tutoring mowed mowing trimmed pruned planted watered catered served serves made makes make making brewed brewing tuned
  wired rewired unblocked unclogged plumbed plastered tiled roofed welded sanded sealed sharpened restored restoring upgraded upgrades organised organized organising organizing
  arranged prepared preparing prepares edited edits proofread printed typed filmed photographed recorded produced produces developed develops coded programmed debugged
  deployed maintained maintains managed manages carried hauled towed lifted shipped picked dropped brought took looked watched minded walked fed feeding feeds drew drawn
  decorated celebrate celebrates celebrated celebrating turned retired retiring arrived expecting volunteer volunteers volunteered guarded guided guides escorted accompanied
  loves likes loved liked trust trusts like cleared overpaid overcharged invoiced billed refunded reimbursed returned visited visiting visit invited travel travelling traveling travels
  crashed broken flooded leaked leaking leaks clogged cracked burst injured hurt sick ill adopted adopting born recovering recovered starving freezing struggling
`);
/** What people and animals do that nobody is paid for: they speak, show what they feel, play, learn and rest. */
const NARRATED = wordSet(`
  smile smiles smiled smiling laugh laughs laughed laughing giggle giggles giggled giggling grin grins grinned grinning chuckle chuckles chuckled cry cries cried crying weep weeps wept sob sobbed
  sigh sighs sighed yawn yawns yawned yell yells yelled shout shouts shouted scream screamed whisper whispers whispered howl howls howled roar roars roared talk talks talked talking speak
  speaks spoke speaking chat chats chatted chatting hum hums hummed whistle whistles whistled whistling sing sings sang singing play plays played playing perform performs performed performing
  act acts acted acting pretend pretends pretended rehearse rehearses rehearsed rehearsing practise practises practised practising practice practices practiced practicing recite recites recited
  learn learns learned learnt learning study studies studied studying memorise memorised memorize memorized understand understands understood remember remembers remembered dream dreams
  dreamed dreamt sleep sleeps slept sleeping snore snores snored snoring nap napped woke wakes awoke yodels purrs purred bark barks barked meow kneel knelt jump jumps jumped hop hopped skip skips
  gaze gazed gazes stare stared listen listened nod nodded wink winked shrug shrugged wave waved bow bowed clap clapped cheered cheer cheers applauded applauding blush blushed tremble
  trembled faint fainted stumble stumbled stood stand stands sit sits sat sitting stayed stay stays breathed breathes breathe wandered wander roamed roam strolled stroll appeared appear
  opened lived entered knocked vanished glowed glows gleam gleamed shone shines sparkled bloomed blossomed froze kissed kisses hugged hugging hugs tiptoed tumbled twirled waltzed danced dances dance dancing
  rejoiced rejoicing giggling gasped paused hesitated replied answered muttered mumbled blinked frowned glanced peered waited typed tapped clicked pressed mourned prayed prays
  praying meditated meditating reigned ruled triumphed rested rests relaxed relaxing relaxes sneezed coughed trotted galloped leapt soared hovered floated swam swims swimming
`);
/** What a payment or an app does: it is told how it went. */
const WENT = wordSet(
  'worked works working took takes arrived arrives landed lands passed passes failed fails crashed crashes froze freezes hung went goes came comes ended ends succeeded cleared bounced loaded finished completed lasted lasts stopped stops started happened happens cost ran looked flew sailed opened closed dropped fell appeared showed moved flowed stayed turned',
);
const TECHNICAL = wordSet(
  'app apps bot site website page button screen transaction transactions payment payments transfer transfers network node wallet system server internet swap bridge tx chain everything test',
);
/** What holds words that are played or learned is given, made or paid for in these. */
const OF_TEXT =
  /^(?:for|of|to|at|bought|ordered|needs|need|wants|lost|won|wrote|writes|edited|translated|drew|designed|printed|illustrated|lent|borrowed|sold|gave|attended|teaches|taught|loved|enjoyed|missed|booked|published|proofread|owe|produced|filmed|recorded|released|developed|develops|streams|composed)$/;

/** Courtesies, and what somebody says of the own experience or of an agreement. */
const POLITE = either(
  some(any(english.COURTESY), any(english.GREETING)),
  NOVICE,
  assures,
  AGREED,
  due,
  falls,
  any('that is all|that is it|here we go|this is it|there you go'),
);

/** Bare, they say where somebody was. */
const MOVING =
  /^(?:ran|runs|arrived|arrives|walked|walks|came|comes|went|goes|fell|falls|swam|climbed|raced|rode|sailed|flew|looked|stood|left|landed|returned|appeared)$/;
/** Without an object, these alone say what somebody did for the speaker, or what happened. */
const SERVED =
  /^(?:helps?|helped|helping|cooks?|cooked|cooking|delivered|delivers|graduated|married|won|retired|moved|moving|volunteers?|volunteered|drove|fixed|repaired|cleaned|babysat|babysits|babysitting|hosted|hosts|hosting|catered|paid|owes?|needs?|deserves?|starving|struggling|recovering|celebrating|travelling|traveling|waiting|finished|teaches|tutors|coaches|installed|invited|earned)$/;
const isNoun = (word: string): boolean => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);

/** Where the verb of a statement is; undefined where they hold none. Zero where it has no subject. */
export function verbAt(words: readonly string[]): number | undefined {
  const first = words[0] ?? '';
  if (IMPERSONAL.test(first) && !isToldVerb(words[1] ?? '') && !isToldVerb(words[2] ?? '') && !isToldVerb(first))
    return undefined;
  if (PRONOUN.test(first)) return words.length > 1 ? 1 : undefined;
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isToldVerb(word) &&
      !/^(?:the|a|an|my|our|his|her|their|for|to|of|and|your|this|some)$/.test(words[index - 1] ?? ''),
  );
  if (isPast(first) && !isNoun(first)) return 0;
  return at > 0 ? at : undefined;
}

const isPast = (word: string): boolean =>
  word.endsWith('ed') ? isToldVerb(word) || AGREED_ON.has(word) : PAST.has(word);
const AGREED_ON = wordSet('agreed discussed promised arranged');
const PAST = wordSet(
  'took went came got was were had did made worked fell flew lost won bought ate drank drove ran sang sat slept spoke stood swam woke wore wrote read heard saw met found felt kept left said told thought knew grew gave forgot froze hung sold sent paid spent',
);

export const tellsOfPast = (words: readonly string[]): boolean =>
  words.some((word, at) => isPast(word) && word !== 'got' && !/^(?:the|a|my|his|her|to)$/.test(words[at - 1] ?? ''));

export const withoutLead = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => !LEAD.test(word));
  return at < 0 ? [] : words.slice(at);
};

/**
 * Whether a statement beside a request gives a reason for it: somebody's need, debt, service or occasion, what is bought, how somebody is or how
 * things stand for the speaker. What people merely do belongs to a story, and how something went to a report.
 */
export function givesReason(said: readonly string[]): boolean {
  const words = withoutLead(said);
  const verb = verbAt(words);
  if (
    verb === undefined ||
    /^(?:if|is|whether|agreed|discussed|promised|arranged)$/.test(words[0] ?? '') ||
    explains(POLITE, words) ||
    isRemark(words)
  )
    return true;
  const [subject, rest] = [words.slice(0, Math.max(1, verb)), words.slice(verb)];
  const act = rest.find((word, at) => at <= 3 && isToldVerb(word) && !BEING.test(word)) ?? rest[0] ?? '';
  if (isNarrated(words, verb)) return false;
  if (WENT.has(act) && (verb === 0 || IMPERSONAL.test(subject[0] ?? '') || subject.some((word) => TECHNICAL.has(word))))
    return verb === 0 && hasThing(rest);
  if (speaksOfTexts(words, verb)) return false;
  if (words.length <= verb + 1 && MOVING.test(act)) return false;
  if (hasThing(words)) return true;
  if (words.length <= verb + 1) return SERVED.test(act);
  if (verb === 0) return CAUSES.has(act) && rest.length > 1;
  if (SPEAKER.test(subject[0] ?? '')) return isOfSpeaker(rest);
  if (IMPERSONAL.test(subject[0] ?? '') && !BEING.test(rest[0] ?? '') && isPast(act)) return false;
  return words.some((word) => CAUSES.has(word)) || isPraise(subject, rest);
}

/** How the speaker is or was by trade, or felt once, gives no reason: "i am the king", "i was tired". */
const isOfSpeaker = (rest: readonly string[]): boolean =>
  !/^(?:was|were|felt|looked)$/.test(rest[0] ?? '') &&
  !(
    BEING.test(rest[0] ?? '') &&
    isNoun(rest.at(-1) ?? '') &&
    /^(?:a|an|the|all)$/.test(rest[1] ?? '') &&
    !rest.some((word) => PRAISED.has(word))
  );

const isNarrated = (words: readonly string[], verb: number): boolean =>
  words.some(
    (word, at) =>
      at >= verb && NARRATED.has(word) && !/^(?:the|a|an|my|our|his|her|their|of|for|and)$/.test(words[at - 1] ?? ''),
  );

const hasThing = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      isPlainPurpose(word) &&
      !(word === 'fine' && !/^(?:the|a|my|his|her|parking|speeding)$/.test(words[at - 1] ?? '')),
  );

/** "my homework is hard", "we are doing theatre" */
const speaksOfTexts = (words: readonly string[], verb: number): boolean =>
  phrasesIn(words).some(
    ({ head, lead, leadAt }) =>
      isOf('text', head) && ((lead === undefined && verb > 0) || (leadAt >= verb && !OF_TEXT.test(lead ?? ''))),
  );

/** What is said of somebody who earned something. */
const PRAISED = wordSet(`
  helpful kind generous great amazing awesome brilliant fantastic patient nice lovely friendly good excellent wonderful sweet careful professional reliable fair honest best legend legends star
  stars hero angel gem lifesaver champ champion genius saint treasure superb thoughtful dependable talented skilled thorough wise caring hardworking loyal perfect marvellous incredible terrific
  outstanding exceptional fast quick winner
`);
/** What somebody is who needs it, or how things stand with prices and the speaker. */
const NEEDY = wordSet(`
  broke hungry thirsty sick ill short stuck stranded injured pregnant homeless unemployed cold late due overdue poor hurt waiting desperate struggling cheap cheaper cheapest low lower lowest high
  higher down up better back here home time rush hurry out away urgent important new ready abroad idle bullish bearish expensive pricey tired excited happy grateful thankful proud
  married engaged born rude freezing leaky broken damaged ruined exhausted
`);
const OWNED = /^(?:my|our|the|a|his|her|their)$/;

/** "he is a legend", "it is cheaper", "that is my uncle". A feeling of the past belongs to a story. */
function isPraise(subject: readonly string[], rest: readonly string[]): boolean {
  const [being = '', ...said] = rest;
  if (!BEING.test(being)) return false;
  const first = subject[0] ?? '';
  if (said.some((word) => PRAISED.has(word)) && !IMPERSONAL_PAST.test(`${first} ${being}`)) return true;
  if (/^(?:was|were|felt|looked)$/.test(being)) return false;
  if (said.some((word) => NEEDY.has(word) || /^(?:me|him)$/.test(word)) && !/^every/.test(first))
    return !isTold(subject) || NEED.test(said.join(' '));
  return (
    PRONOUN.test(first) &&
    !SPEAKER.test(first) &&
    said.some(isNoun) &&
    (IMPERSONAL.test(first) || OWNED.test(said[0] ?? ''))
  );
}
const IMPERSONAL_PAST = /^(?:it|this|that) (?:was|were)$/;
const NEED =
  /\b(?:broke|hungry|thirsty|sick|ill|short|stuck|stranded|injured|pregnant|homeless|unemployed|poor|hurt|waiting|desperate|struggling|back|here|abroad|married|engaged|broken|damaged|urgent|due|late)\b/;
/** "the hero", "my teacher" */
const isTold = (subject: readonly string[]): boolean => subject.some(isNoun);
