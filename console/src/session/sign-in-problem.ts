import { ApiError, isApiError, TransportError } from '@institutional-defi/client';

export type Problem = Readonly<{
  title: string;
  /** What the person does next. */
  advice: string;
}>;

const problem = (title: string, advice: string): Problem => ({ title, advice });

/** EIP-1193 codes; wallets nest them under `cause`. */
const REJECTED = 4001;
const UNAUTHORIZED = 4100;
const DISCONNECTED = 4900;
const PENDING = -32002;

/** Why the wallet could not sign in, and what to do about it. */
export function signInProblem(error: unknown): Problem {
  if (error instanceof ApiError) return refused(error);
  if (error instanceof TransportError)
    return problem('The service could not be reached', 'Check the network connection, then try again.');
  switch (walletCode(error)) {
    case REJECTED:
      return problem(
        'You rejected the request in the wallet',
        'Nothing was signed. The signature costs nothing and sends no transaction; approve it to sign in.',
      );
    case PENDING:
      return problem(
        'The wallet is already asking',
        'Open the wallet and answer the request that waits there, then try again.',
      );
    case UNAUTHORIZED:
      return problem('The wallet did not share this account', 'Allow this site in the wallet, then try again.');
    case DISCONNECTED:
      return problem('The wallet is disconnected', 'Unlock the wallet and check its network, then try again.');
    default:
      return problem('The wallet could not sign', `${firstLine(error)} Unlock the wallet and try again.`);
  }
}

function refused(error: ApiError): Problem {
  if (isApiError(error, 'RATE_LIMITED'))
    return problem('Too many attempts', `Wait ${Math.ceil(error.retryAfter ?? 60)} seconds before the next attempt.`);
  if (isApiError(error, 'NONCE_REFUSED'))
    return problem(
      'The sign-in message is too old',
      'It is valid for a few minutes and can be used once. Try again, and sign the new message.',
    );
  if (isApiError(error, 'SIGNATURE_INVALID'))
    return problem(
      'The signature does not match the account',
      'Check in the wallet that the chosen account is the one that signs, then try again.',
    );
  if (isApiError(error, 'SIGN_IN_REFUSED'))
    return problem(
      'The service refused the sign-in message',
      `${error.message}. The wallet must be on a network of this service, and the console must be open at the service’s own address; this page is ${location.host}.`,
    );
  if (isApiError(error, 'ACCOUNT_OF_ANOTHER_CHAIN'))
    return problem(
      'This contract wallet is on another network',
      `${error.message}. Switch the wallet to the network of its contract, then try again.`,
    );
  if (isApiError(error, 'CROSS_ORIGIN'))
    return problem(
      'This address is not allowed',
      `The service does not accept requests from ${location.origin}. Open the console by the service's own address.`,
    );
  if (isApiError(error, 'WALLET_BLOCKED'))
    return problem('This wallet is blocked', 'Contact the support of this service.');
  return problem(error.message, error.status >= 500 ? 'Wait a moment, then try again.' : 'Try again.');
}

function walletCode(error: unknown): number | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Object && depth < 6; depth += 1) {
    if ('code' in cause && typeof cause.code === 'number') return cause.code;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return undefined;
}

const firstLine = (error: unknown): string => {
  const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
  return line === '' ? '' : `${line.replace(/\.?$/, '.')}`;
};
