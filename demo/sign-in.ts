import type { Wallet } from 'ethers';
import { SiweMessage } from 'siwe';
import type { Api } from './api.ts';
import { chapter, tell } from './story.ts';

/** The wallet signs an EIP-4361 message; the service registers it and opens a session. */
export async function signIn(api: Api, wallet: Wallet, url: string, chainId: number): Promise<void> {
  chapter('3. A wallet signs in (EIP-4361)');
  const { nonce } = await api.get<{ nonce: string }>('/api/siwe?action=nonce');
  const message = new SiweMessage({
    domain: new URL(url).host,
    address: wallet.address,
    statement: 'Sign in to the token sale.',
    uri: url,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date().toISOString(),
  }).prepareMessage();
  tell('The wallet signs:');
  for (const line of message.split('\n')) tell(`    ${line}`);
  const signature = await wallet.signMessage(message);
  const proof = { message, signature };
  const { accessToken } = await api.post<{ accessToken: string }>('/api/siwe?action=verify', {
    ...proof,
    issueToken: true,
  });
  api.signIn(accessToken);
  tell('The same message again is refused, because its nonce is spent:');
  await api.post('/api/siwe?action=verify', proof);
  tell('Signing in registered the wallet:');
  await api.get('/api/user');
}
