/** `needs`: `session`: only the wallet's own session, or an account that it linked; `holder`: also a key of the wallet. */
type Entry = Readonly<{
  description: string;
  examples: readonly [string, ...string[]];
  needs?: 'session' | 'holder';
}>;

/** The last 20 bytes of a hash (of “example address that nobody holds a key of”). */
const EXAMPLE_ADDRESS = '0x6626040387fde2176266d3E93c5BD368742501AB';

/**
 * What the chat understands. The description of the API, the help, the questions that it offers and the answers all follow this table: an
 * intent without an answer does not compile (`answerers.ts` in src/application/chat).
 */
const TABLE = {
  transfer: {
    description: 'Prepares a transfer for your wallet to sign',
    examples: [`send 5 usdc on base to ${EXAMPLE_ADDRESS}`, 'send 5 usdc on base to vitalik.eth'],
  },
  swap: {
    description: 'Exchanges one token for another, also across networks',
    examples: ['swap 100 usdc to eth on base', 'bridge 50 usdc from ethereum to arbitrum', 'wrap 1 eth on base'],
  },
  balance: {
    description: 'What a wallet holds of one or several tokens, on one or several networks',
    examples: ['what is my usdc balance?', 'how much usdc do i have on base and polygon?'],
  },
  portfolio: { description: 'Everything that a wallet holds', examples: ['show my portfolio'] },
  kyc: {
    description: 'How your identity verification stands, and what comes next',
    examples: ['am i verified?'],
    needs: 'holder',
  },
  eligibility: {
    description: 'Whether you may buy in the sale, rule by rule',
    examples: ['am i eligible to buy?'],
    needs: 'session',
  },
  refusal: {
    description: 'Why your last request was refused, and the number of that decision',
    examples: ['why was my purchase refused?'],
    needs: 'session',
  },
  limit: {
    description: 'How much you may buy, and what is left of it',
    examples: ['what is my limit?'],
    needs: 'session',
  },
  purchases: { description: 'What you bought in the sale', examples: ['show my purchases'], needs: 'session' },
  sale: {
    description: 'How the token sale stands, and what an amount buys',
    examples: ['what is the status of the token sale?', 'how many tokens do i get for 500 usdc in the sale?'],
  },
  auction: {
    description: 'How the auction stands: its price now, until when it takes bids, whether enough was raised',
    examples: ['how is the auction going?'],
  },
  bids: {
    description: 'What your bids in the auction got so far',
    examples: ['what do my bids get?'],
    needs: 'session',
  },
  terms: {
    description: 'Which terms are current, and whether you accepted them',
    examples: ['have i accepted the terms?'],
    needs: 'session',
  },
  referral: {
    description: 'Your referral code, and who bought with it',
    examples: ['what is my referral code?'],
    needs: 'session',
  },
  price: { description: 'What a token costs', examples: ['price of eth'] },
  gas: { description: 'What a network charges now', examples: ['gas price on base'] },
  fees: { description: 'What this service charges', examples: ['what are your fees?'] },
  networks: { description: 'The supported networks', examples: ['which networks do you support?'] },
  tokens: {
    description: 'The tokens that can be sent and swapped, and those that the sale takes',
    examples: ['which tokens can i swap on base?'],
  },
  history: { description: 'What your wallet sent and received', examples: ['what did i send last?'], needs: 'session' },
  status: {
    description: 'How your newest transactions stand, or the one that you name',
    examples: ['where is my transfer?'],
    needs: 'session',
  },
  keys: { description: 'Your API keys', examples: ['show my api keys'], needs: 'session' },
  contacts: {
    description: 'Names that your wallet keeps for addresses',
    examples: ['my contacts', `save ${EXAMPLE_ADDRESS} as Ana`, 'delete contact Ana'],
    needs: 'session',
  },
  link: {
    description: 'Ties an account on WhatsApp or Telegram to your wallet; the code is made in your own session',
    examples: ['link telegram', 'linked accounts', 'unlink telegram'],
    needs: 'session',
  },
  help: { description: 'What you can ask', examples: ['help'] },
  unknown: { description: 'Anything else: it is never guessed at', examples: ['tell me a joke'] },
} as const satisfies Readonly<Record<string, Entry>>;

export type Intent = keyof typeof TABLE;
/** The intents that an answer belongs to: the others prepare something, or are not understood. */
export type Question = Exclude<Intent, 'transfer' | 'swap' | 'unknown'>;

/** Whether the intent moves value. */
export const isAction = (intent: Intent): intent is 'transfer' | 'swap' => intent === 'transfer' || intent === 'swap';

export const isQuestion = (intent: Intent): intent is Question => !isAction(intent) && intent !== 'unknown';

/** Those that only a proved wallet receives an answer to. */
export type QuestionOfWallet = {
  [Q in Question]: (typeof TABLE)[Q] extends { needs: string } ? Q : never;
}[Question];

export const INTENTS = Object.keys(TABLE) as [Intent, ...Intent[]];

export const needsOf = (intent: Intent): Entry['needs'] => (TABLE[intent] as Entry).needs;

/** The supported intents, described for users. */
export const CATALOGUE: readonly Readonly<{ name: Intent; description: string; examples: readonly string[] }>[] =
  INTENTS.map((name) => ({ name, description: TABLE[name].description, examples: TABLE[name].examples }));

/** One example per intent. */
export const EXAMPLES = CATALOGUE.filter(({ name }) => name !== 'unknown').flatMap(
  ({ examples }) => examples[0] ?? [],
) as [string, ...string[]];
