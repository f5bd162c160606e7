import type { Intent } from './understanding.ts';

type Entry = Readonly<{ name: Intent; description: string; examples: readonly [string, ...string[]] }>;

/** The last 20 bytes of a hash (of “example address that nobody holds a key of”). */
const EXAMPLE_ADDRESS = '0x6626040387fde2176266d3E93c5BD368742501AB';

/** The supported intents, described for users. */
export const CATALOGUE: readonly Entry[] = [
  {
    name: 'transfer',
    description: 'Prepares a transfer for your wallet to sign',
    examples: [`send 5 usdc on base to ${EXAMPLE_ADDRESS}`, 'send 5 usdc on base to vitalik.eth'],
  },
  {
    name: 'swap',
    description: 'Exchanges one token for another, also across networks',
    examples: ['swap 100 usdc to eth on base', 'bridge 50 usdc from ethereum to arbitrum', 'wrap 1 eth on base'],
  },
  { name: 'balance', description: 'What a wallet holds of a token', examples: ['what is my usdc balance?'] },
  { name: 'portfolio', description: 'Everything that a wallet holds', examples: ['show my portfolio'] },
  { name: 'price', description: 'What a token costs', examples: ['price of eth'] },
  { name: 'gas', description: 'What a network charges now', examples: ['gas price on base'] },
  { name: 'fees', description: 'What this service charges', examples: ['what are your fees?'] },
  { name: 'sale', description: 'How the token sale stands', examples: ['what is the status of the token sale?'] },
  { name: 'kyc', description: 'How your identity verification stands', examples: ['am i verified?'] },
  {
    name: 'link',
    description: 'Ties an account on WhatsApp or Telegram to your wallet; the code is made in your own session',
    examples: ['link telegram', 'linked accounts', 'unlink telegram'],
  },
  { name: 'history', description: 'What a wallet sent and received', examples: ['what did i send last?'] },
  {
    name: 'contacts',
    description: 'Names that your wallet keeps for addresses',
    examples: [`save ${EXAMPLE_ADDRESS} as Ana`, 'my contacts', 'delete contact Ana'],
  },
  { name: 'help', description: 'What you can ask', examples: ['help'] },
  { name: 'unknown', description: 'Anything else: it is never guessed at', examples: ['tell me a joke'] },
];

/** One example per intent. */
export const EXAMPLES: readonly string[] = CATALOGUE.filter(({ name }) => name !== 'unknown').map(
  ({ examples }) => examples[0],
);
