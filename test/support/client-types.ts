import { type ApiClient, type ErrorCodeOf, isApiError } from '@institutional-defi/client';

type Signed = Readonly<{ permit: string; nonce: string }>;
const transferWish = { from: '0x1', to: '0x2', token: 'native', amount: '1', chainId: 1 } as const;

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
  // Each value of `action` has a method with the exact answer and arguments.
  const nonce = async (): Promise<string> => (await client.readNonce()).nonce;
  const verified = async (): Promise<boolean> => (await client.viewSignInStatus({ query: { wallet: '0x1' } })).verified;
  const signedInAs = async (): Promise<`0x${string}` | null> => (await client.viewSession()).wallet;
  // @ts-expect-error the status is that of a wallet
  const statusOfNobody = () => client.viewSignInStatus();
  // @ts-expect-error a sign-in has a message and a signature
  const unsigned = () => client.verifySignIn();
  const signedOut = async (): Promise<number | undefined> => (await client.endSession()).sessionsEnded;
  // What a wallet signs is typed by its struct.
  const signed = async (): Promise<Signed | undefined> => {
    const { gaslessTransfer } = await client.prepareTransfer({ body: transferWish });
    const { permit, request } = gaslessTransfer ?? {};
    if (!permit || !request?.typedData) return undefined;
    return { permit: permit.typedData.message.value, nonce: request.typedData.message.nonce };
  };
  // @ts-expect-error no operation is refused with this code
  const mistyped = isApiError(error, 'KYC_REQUIERD');
  const code: ErrorCodeOf<'authorizePurchase'> = 'KYC_REQUIRED';
  // @ts-expect-error this operation is not refused with this code
  const foreign: ErrorCodeOf<'viewTerms'> = 'KYC_REQUIRED';
  const one: 'KYC_REQUIRED' | 'TERMS_NOT_ACCEPTED' = isApiError(error, 'KYC_REQUIRED', 'TERMS_NOT_ACCEPTED')
    ? error.code
    : 'KYC_REQUIRED';
  const amounts = async (): Promise<string[]> => {
    const taken = [];
    for await (const { amount } of client.purchases({ query: { wallet: '0x1' } })) taken.push(amount);
    return taken;
  };
  // @ts-expect-error the purchases are those of a wallet
  const purchasesOfNobody = () => client.purchases();
  const wayOut = isApiError(error) ? ([error.remedy, error.docs] satisfies (string | undefined)[]) : [];
  const lists = [amounts, purchasesOfNobody, wayOut];
  const actions = [nonce, verified, signedInAs, statusOfNobody, unsigned, signedOut, signed];
  return [
    without,
    forgotten,
    untyped,
    superfluous,
    accepted,
    status,
    mistyped,
    code,
    foreign,
    one,
    ...actions,
    ...lists,
  ];
}
