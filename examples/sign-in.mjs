// Signs in with a wallet, reads what the service knows about it, and signs out.
import { isApiError, signIn, signOut } from '@institutional-defi/client';
import { client, wallet } from './setup.mjs';

await signIn(client, { wallet, statement: 'Sign in to the token sale.' });
const { profile } = await client.viewUser();
console.log(`Signed in: user ${profile.id}, referral code ${profile.referralCode}`);

await signOut(client);
try {
  await client.listApiKeys();
} catch (error) {
  if (!isApiError(error, 'UNAUTHENTICATED')) throw error;
  console.log(`Signed out: ${error.message}`);
}
