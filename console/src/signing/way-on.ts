import { ApiError, FlowError, TransportError } from '@institutional-defi/client';

/** What a person does after a failure. `prepare`: get the figures again. */
export type Way = 'again' | 'prepare' | 'amount' | 'recipient' | 'token' | 'sign-in' | 'none';

export type WayOn = Readonly<{ title: string; advice?: string; way: Way; tone: 'warn' | 'bad' }>;

const bad = (title: string, way: Way, advice?: string): WayOn => ({
  title,
  way,
  tone: 'bad',
  ...(advice !== undefined && { advice }),
});
const warn = (title: string, way: Way, advice: string): WayOn => ({ title, way, advice, tone: 'warn' });

const OF_CODE: Readonly<Record<string, WayOn>> = {
  UNAUTHENTICATED: warn('Your session ended', 'sign-in', 'Nothing was sent. Sign in again and go on from here.'),
  WALLET_BLOCKED: bad(
    'This wallet is blocked',
    'none',
    'It can sign in and read. Contact the support of this service.',
  ),
  SENDER_SANCTIONED: bad('This wallet is on a sanctions list', 'none', 'The service prepares nothing for it.'),
  RECIPIENT_SANCTIONED: bad(
    'The recipient is on a sanctions list',
    'recipient',
    'Nothing was prepared, and nothing can be sent there through this service.',
  ),
  RECIPIENT_REFUSED: bad('What this recipient receives would be lost', 'recipient'),
  INSUFFICIENT_FUNDS: bad('The wallet does not hold enough', 'amount'),
  FEE_ABOVE_AMOUNT: bad('The fee is higher than the amount', 'amount'),
  TOKEN_NOT_A_CONTRACT: bad('This token does not exist on this network', 'token'),
  TOKEN_UNKNOWN: bad('This token is not listed', 'token'),
  TOKEN_AMBIGUOUS: bad('Several tokens have this symbol', 'token'),
  SWAP_SAME_TOKEN: bad('Both sides are the same token', 'token'),
  SWAP_NO_ROUTE: bad('No route was found', 'amount', 'Try a smaller amount, or another token.'),
  SWAP_AMOUNT_TOO_LOW: bad('The amount is too low to swap', 'amount'),
  SWAP_PRICE_UNKNOWN: bad('The price of a token is unknown', 'token', 'Enter the amount that you pay instead.'),
  SWAP_QUOTE_UNSAFE: bad('The quote was unsafe, and was refused', 'prepare'),
  TRANSFER_WOULD_REVERT: bad('The transfer would fail', 'amount'),
  PREPARATION_EXPIRED: warn('The prepared transfer expired', 'prepare', 'Nothing was sent. Prepare it again.'),
  PREPARATION_NOT_FOUND: warn('The prepared transfer is gone', 'prepare', 'Nothing was sent. Prepare it again.'),
  INTENT_MISMATCH: bad(
    'The wallet signed something else',
    'prepare',
    'Nothing was sent. Find out why the wallet changed the transaction before you sign again.',
  ),
  MISMATCH: bad('The prepared transaction is not what you asked for', 'prepare', 'Nothing was signed.'),
  WRONG_CHAIN: warn(
    'The wallet did not change its network',
    'again',
    'Nothing was sent. Approve the change of network.',
  ),
  NONCE_TOO_LOW: bad(
    'Another transaction took this number',
    'prepare',
    'Look in the history whether it was this transfer before you prepare it again.',
  ),
  QUOTE_EXPIRED: warn('The fee expired', 'prepare', 'Nothing was sent. Get the fee again.'),
  QUOTE_USED: bad('This fee was used already', 'prepare', 'Look in the history whether the transfer was sent.'),
  REQUEST_IN_FLIGHT: bad('The sponsor still works on another request', 'again', 'Wait until it is in a block.'),
  SPONSOR_BUDGET: bad('The sponsor’s budget of today is used up', 'prepare', 'Pay the fee in coins instead.'),
  ACTION_NOT_OPEN: warn('This offer is no longer open', 'prepare', 'Nothing was prepared. Ask for a new offer.'),
};

/** EIP-1193. */
const REJECTED = 4001;
const PENDING = -32002;
const UNAUTHORIZED = 4100;

/** What happened, and what to do next. */
export function wayOn(error: unknown): WayOn {
  if (error instanceof ApiError || error instanceof FlowError)
    return OF_CODE[error.code] ?? bad('The service refused it', 'again');
  if (error instanceof TransportError)
    return bad('The service could not be reached', 'again', 'Check the network connection.');
  if (hasName(error, 'SimulatedChainError'))
    return warn('This is a simulation', 'none', 'Your wallet was not asked. Sign in with the sandbox wallet to go on.');
  const code = codeIn(error);
  if (code === REJECTED)
    return warn('You rejected the request in the wallet', 'again', 'Nothing was sent. Ask again, or change it.');
  if (code === PENDING)
    return warn('The wallet is already asking', 'again', 'Open the wallet and answer the request that waits there.');
  if (code === UNAUTHORIZED || hasName(error, 'ConnectorAccountNotFoundError'))
    return warn(
      'The wallet uses another account',
      'again',
      'Nothing was sent. Choose the account of this session in the wallet, and ask again.',
    );
  if (hasName(error, 'ConnectorChainMismatchError', 'SwitchChainError', 'ChainMismatchError'))
    return warn('The wallet is on another network', 'again', 'Nothing was sent. Change the network in the wallet.');
  if (hasName(error, 'ConnectorNotConnectedError'))
    return warn('The wallet is not connected', 'sign-in', 'Nothing was sent. Connect the wallet again.');
  if (hasName(error, 'InsufficientFundsError')) return bad('The wallet does not hold enough', 'amount');
  return bad('The wallet could not do it', 'again');
}

function* causesOf(error: unknown): Iterable<object> {
  for (let cause: unknown = error, depth = 0; cause instanceof Object && depth < 8; depth += 1) {
    yield cause;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
}

const codeIn = (error: unknown): number | undefined => {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'number') return cause.code;
  return undefined;
};

const hasName = (error: unknown, ...names: readonly string[]): boolean =>
  [...causesOf(error)].some((cause) => 'name' in cause && names.includes(String(cause.name)));
