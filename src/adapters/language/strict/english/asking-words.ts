/** "would you be so kind", "could u pls": every modal with every way to say "you". */
const MODALS = ['can', 'could', 'would', 'will', 'cud', 'cld', 'wud', 'wld', 'culd', 'coud', 'woud', 'cn'].flatMap(
  (modal) => ['you', 'u', 'ya', 'yall', 'ye', 'yu'].map((you) => `${modal} ${you}`),
);
const ADVERBS = [
  'also',
  'also please',
  'please also',
  'please',
  'pls',
  'plz',
  'kindly',
  'possibly',
  'just',
  'quickly',
  'perhaps',
  'kindly please',
  'please kindly',
  'please just',
];
const IN_PERSON = [
  'go ahead and',
  'help me',
  'help me to',
  'help me out and',
  'do me a favor and',
  'do me a favour and',
  'do me a solid and',
  'be a dear and',
  'be a star and',
  'be so kind and',
  'be so kind as to',
  'be so kind to',
  'be so good as to',
  'be kind enough to',
  'take care to',
  'be a pal and',
  'be a love and',
  'be an angel and',
  'be a darling and',
  'help us',
  'help us to',
];
export const ASKED_OF_YOU = [
  ...MODALS,
  ...MODALS.flatMap((modal) => ADVERBS.map((adverb) => `${modal} ${adverb}`)),
  ...MODALS.slice(0, 20).flatMap((modal) => IN_PERSON.flatMap((one) => [`${modal} ${one}`, `${modal} please ${one}`])),
].join('|');
