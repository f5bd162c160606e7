import { type ApiClient, signIn, type Wallet } from '@institutional-defi/client';
import { chapter, tell } from './story.ts';
import { refused } from './watched-client.ts';

/** The wallet signs an EIP-4361 message; the service registers it and opens a session. */
export async function enter(client: ApiClient, wallet: Wallet): Promise<void> {
  chapter('3. A wallet signs in (EIP-4361)');
  let proof: Parameters<ApiClient['verifySignIn']>[0] | undefined;
  const remembering: ApiClient = {
    ...client,
    verifySignIn: (input, options) => {
      proof = input;
      return client.verifySignIn(input, options);
    },
  };
  await signIn(remembering, { wallet, statement: 'Sign in to the token sale.' });
  tell('The same message again is refused, because its nonce is spent:');
  if (proof !== undefined) await refused(client.verifySignIn(proof));
  tell('Signing in registered the wallet:');
  await client.viewUser();
}
