import { expect } from 'chai';
import type { APIResponse } from 'playwright-core';
import { siweText } from '../chain/siwe.ts';
import type { Opened } from './run.ts';

type Steps = Pick<Opened, 'context' | 'wallet'>;

/** Signs the wallet in without the page, which shows it after its next load. */
export async function signInDirectly({ context, wallet }: Steps, url: string): Promise<void> {
  const { nonce } = (await told(await context.request.get('/api/siwe?action=nonce'))) as { nonce: string };
  const { address } = wallet.account;
  const message = siweText({ address, nonce, url, issuedAt: new Date(), chainId: wallet.chainId });
  const signature = await wallet.account.signMessage({ message });
  await told(await context.request.post('/api/siwe?action=verify', { data: { message, signature } }));
}

/** The signed-in wallet accepts the current terms. */
export async function acceptTerms({ context, wallet }: Steps): Promise<void> {
  const { address } = wallet.account;
  const { data } = (await told(await context.request.get(`/api/terms?wallet=${address}`))) as {
    data: { currentVersion: string };
  };
  await told(
    await context.request.post('/api/terms', { data: { wallet: address, termsVersion: data.currentVersion } }),
  );
}

/** The identity provider of the sandbox approves the signed-in wallet. */
export async function kycApprove({ context, wallet }: Steps, tier = 'TIER_1'): Promise<void> {
  const data = { wallet: wallet.account.address, requestedTier: tier };
  const { sessionId } = (await told(await context.request.post('/api/kyc/session', { data }))) as { sessionId: string };
  await told(await context.request.post(`/sandbox/kyc/${sessionId}`, { data: { decision: 'approved' } }));
}

async function told(response: APIResponse): Promise<unknown> {
  expect(response.status(), await response.text()).to.equal(200);
  return response.json();
}
