import { Credential as SdkCredential } from 'mppx';
import { tempo } from 'mppx/client';
import { createClient, type Hex, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { tempoModerato } from 'viem/tempo/chains';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import type { Lie } from '../../contracts/payment/payment-rail.world.ts';

const [, rich] = developmentAccounts;
export const RICH_KEY = rich.privateKey as Hex;
export const RICH = rich.address;

/** The stock client's payment method, with an account of the chain at `rpcUrl`. */
export function stockMethod(rpcUrl: string, key: Hex = RICH_KEY, mode: 'pull' | 'push' = 'pull') {
  const account = privateKeyToAccount(key);
  const transport = http(rpcUrl, { retryCount: 0 });
  const client = createClient({ chain: tempoModerato, account, transport, pollingInterval: 50 });
  return tempo.charge({ account, getClient: () => client, mode });
}

/** Pays as the stock client does, but with optional changes to the payment. */
export async function payAsStockClient(rpcUrl: string, challenge: Challenge, lie: Lie = {}): Promise<Credential> {
  const { amount, recipient, currency, expires, broke } = lie;
  const request = JSON.parse(Buffer.from(challenge.request, 'base64url').toString());
  const told = {
    ...challenge,
    expires: expires?.toISOString() ?? challenge.expires,
    request: {
      ...request,
      ...(amount !== undefined && { amount: amount.toString() }),
      ...(recipient !== undefined && { recipient }),
      ...(currency !== undefined && { currency }),
    },
  };
  const method = stockMethod(rpcUrl, broke ? generatePrivateKey() : RICH_KEY);
  const header = await method.createCredential({ challenge: told as never, context: {} });
  const { payload } = SdkCredential.deserialize<Credential['payload']>(header);
  return { challenge, payload };
}
