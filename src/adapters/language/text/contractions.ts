const ENDINGS: readonly (readonly [ending: string, words: readonly string[]])[] = [
  ["n't", ['not']],
  ["'re", ['are']],
  ["'ve", ['have']],
  ["'ll", ['will']],
  ["'d", ['would']],
  ["'m", ['am']],
];

const WHOLE: Readonly<Record<string, string>> = {
  "can't": 'can not',
  "won't": 'will not',
  "let's": 'let us',
  lets: 'let us',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  wont: 'will not',
  isnt: 'is not',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  hows: 'how is',
  wheres: 'where is',
  thats: 'that is',
  whos: 'who is',
  youre: 'you are',
  wanna: 'want to',
  lemme: 'let me',
  gimme: 'give me',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
};

const BEFORE_IS = new Set([
  'what',
  'where',
  'how',
  'it',
  'that',
  'who',
  'there',
  'here',
  'when',
  'which',
  'he',
  'she',
  'price',
]);

/** The lower-case words of one written word: `don't` is `do not`; a possessive `'s` is dropped. */
export function expandContraction(written: string): readonly string[] {
  const word = written.toLowerCase();
  const whole = WHOLE[word];
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, words] of ENDINGS)
    if (word.endsWith(ending) && word.length > ending.length) return [word.slice(0, -ending.length), ...words];
  const [stem = '', rest] = word.split("'");
  if (rest === 's' || rest === '') return rest === 's' && BEFORE_IS.has(stem) ? [stem, 'is'] : [stem];
  return [word.replaceAll("'", '')];
}
