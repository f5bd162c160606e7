import { type ApiClient, type ErrorCodeOf, isApiError } from '@institutional-defi/client';

/** Never called: the test is that it compiles. */
export function typesOfTheClient(client: ApiClient, error: unknown): unknown {
  // An operation without a required part can be called without an input; the others cannot.
  const without = () => client.viewSaleRules();
  // @ts-expect-error the wallet is required
  const forgotten = () => client.viewTerms();
  // @ts-expect-error an address starts with 0x
  const untyped = () => client.viewTerms({ query: { wallet: 'vitalik.eth' } });
  // @ts-expect-error this operation has no body
  const superfluous = () => client.viewTerms({ query: { wallet: '0x1' }, body: {} });
  // Data is unwrapped where the answer has that envelope.
  const accepted = async (): Promise<boolean> => (await client.viewTerms({ query: { wallet: '0x1' } })).accepted;
  const status = async (): Promise<string> => (await client.viewKyc({ query: { wallet: '0x1' } })).kycStatus;
  // @ts-expect-error no operation is refused with this code
  const mistyped = isApiError(error, 'KYC_REQUIERD');
  const code: ErrorCodeOf<'authorizePurchase'> = 'KYC_REQUIRED';
  // @ts-expect-error this operation is not refused with this code
  const foreign: ErrorCodeOf<'viewTerms'> = 'KYC_REQUIRED';
  const one: 'KYC_REQUIRED' | 'TERMS_NOT_ACCEPTED' = isApiError(error, 'KYC_REQUIRED', 'TERMS_NOT_ACCEPTED')
    ? error.code
    : 'KYC_REQUIRED';
  return [without, forgotten, untyped, superfluous, accepted, status, mistyped, code, foreign, one];
}
