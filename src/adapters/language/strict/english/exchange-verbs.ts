/** How people say and spell "swap". Each verb is composed of what comes before it, its spelling, and a particle. */

const VOWELS = 'aeiou';
/** One slip of the finger: a letter is lost, doubled or changes places with the next one, or a vowel is another one. */
const slips = (verb: string): string[] =>
  [...verb].flatMap((letter, at) => {
    const [before, after] = [verb.slice(0, at), verb.slice(at + 1)];
    const next = after[0] ?? '';
    return [
      ...(at === 0 ? [] : [before + after]),
      `${before}${letter}${letter}${after}`,
      `${before}${next}${letter}${after.slice(1)}`,
      ...(VOWELS.includes(letter) ? [...VOWELS].map((vowel) => before + vowel + after) : []),
    ];
  });
/** Slips that are other words. */
const OTHER_WORDS = new Set(['sap', 'covert']);
const SPELLINGS = ['swap', 'convert', 'exchange', 'change', 'switch']
  .flatMap(slips)
  .filter((spelling) => !OTHER_WORDS.has(spelling));

const each = (first: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  others.reduce<string[]>((all, next) => all.flatMap((one) => next.map((two) => `${one} ${two}`.trim())), [...first]);
const list = (phrases: string): string[] => phrases.split('|');

const PLAIN = list('swap|convert|exchange|trade|change|switch|flip');
/** How it is done, joined with a hyphen or not: "spot-convert", "insta swap". */
const HOW = list(
  'market|spot|instant|insta|instantly|quick|dex|direct|directly|simply|immediately|straight|fast|token|crypto|onchain|on - chain',
);
/** What is taken first is what is swapped then: "take from my balance and convert". */
const TAKEN = each(
  list('take|grab|get|pull|use|draw'),
  ['', ...each(list('from|out of'), list('my wallet|my balance|my account|my holdings|my funds|here'))],
  ['and'],
);

const DOING = list('swapping|converting|exchanging|trading|changing|switching');
const ORDERING = each(
  list('place|put in|submit|make|create|enter|execute|send|issue'),
  list('an order|a market order|an instruction|a request|a swap order|order|the order'),
);
/** In its base form; what is exchanged follows. */
export const SWAP = [
  ...PLAIN,
  ...SPELLINGS,
  ...each(HOW, ['', '-'], list('swap|convert|exchange|trade')),
  // Not "over" and "around", which before a number make a guess of it.
  ...each(list('swap|convert|exchange|trade|change|switch'), list('out|away|off|up|back')),
  ...each(list('do|make|execute|go'), list('swap|convert|exchange|trade|change|conversion')),
  ...each(TAKEN, PLAIN),
  ...each(PLAIN, list('/|or|and|&'), PLAIN),
  ...each(list('start|begin|go'), DOING),
  ...each(ORDERING, ['to'], list('swap|convert|exchange|trade|change')),
  'conv|exch|cvt|cnvrt|konvert|xchng|xchg|interchange|xchange|trde|trdae|traed|turn|rotate|trade in|transform|barter|reallocate|redenominate|do a swap of|substitute|transmute|morph',
  ...each(list('rotate|swap|trade|convert|switch|flip|cycle|exit'), ['out of']),
].join('|');

export const SWAPPING = [
  ...DOING,
  'flipping|turning|rotating|trading in',
  ...each(DOING, list('out|away|off|up|back')),
].join('|');

const DONE = list('swapped|swopped|converted|exchanged|traded|changed|switched');
export const SWAPPED = [
  ...DONE,
  'turned|flipped|rotated|sold|traded in',
  ...each(DONE, list('out|away|off|up|over|back')),
].join('|');

/** Verbs of other things as well, with which no network is reached: "roll 25 usdc to eth". */
export const STAY = 'roll|roll over|rebalance|cycle|transition|diversify';
