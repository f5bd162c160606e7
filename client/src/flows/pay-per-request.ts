import type { ApiClient } from '../core/client.ts';
import type { Data } from '../description/types.ts';
import { isApiError } from '../http/api-error.ts';
import { TransportError } from '../http/transport-error.ts';
import { FlowError } from './flow-error.ts';

/** Pays the challenge in a 402 response, and returns the credential for the header `Authorization`; mppx's `createCredential` is one. */
export type Pay = (response: Response) => Promise<string>;

export type PayOptions = Readonly<{
  pay: Pay;
  /** The credential of an earlier call that ended with PAYMENT_IN_DOUBT. */
  credential?: string;
  signal?: AbortSignal;
}>;

export type Paid = Readonly<{
  data: Data<'buyMarketSnapshot'>;
  /** The value of `Payment-Receipt`. */
  receipt: string | undefined;
  credential: string;
}>;

/** Buys one market snapshot (Machine Payments Protocol). Pays at most once: retries repeat the same credential. */
export async function payPerRequest(client: ApiClient, { pay, signal, ...options }: PayOptions): Promise<Paid> {
  const call = signal === undefined ? {} : { signal };
  const credential = options.credential ?? (await pay(await challenge(client, call)));
  let receipt: string | undefined;
  try {
    const data = await client.buyMarketSnapshot(undefined, {
      ...call,
      headers: { Authorization: credential },
      onResponse: ({ headers }) => {
        receipt = headers.get('Payment-Receipt') ?? undefined;
      },
    });
    return { data, receipt, credential };
  } catch (error) {
    if (!isInDoubt(error)) throw error;
    const message = 'It is not known whether the payment was taken: repeat the call with the same credential';
    throw new FlowError('PAYMENT_IN_DOUBT', message, { credential }, error);
  }
}

async function challenge(client: ApiClient, call: { signal?: AbortSignal }): Promise<Response> {
  try {
    await client.buyMarketSnapshot(undefined, call);
  } catch (error) {
    if (isApiError(error, 'PAYMENT_REQUIRED')) return error.response;
    throw error;
  }
  throw new TypeError('The service asked for no payment');
}

const isInDoubt = (error: unknown): boolean =>
  error instanceof TransportError || (isApiError(error) && error.status >= 500) || isAbort(error);

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
