import { type ApiClient, payPerRequest } from '@institutional-defi/client';
import { Mppx, tempo } from 'mppx/client';
import { createClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { tempoModerato } from 'viem/tempo/chains';
import { developmentAccounts, type LocalNode } from '../contracts/kit/node.ts';
import { PATH_USD } from '../contracts/kit/tempo.ts';
import { chapter, tell } from './story.ts';
import { refused } from './watched-client.ts';

/** The paying account, otherwise unknown to the service. */
const AGENT = developmentAccounts[6];
const TREASURY = developmentAccounts[2];

/** The environment with which the service is paid on a Tempo chain. */
export const railEnvironment = (node: LocalNode): Readonly<Record<string, string>> => ({
  MPP_RAIL: 'tempo',
  MPP_RPC_URL: node.url,
  MPP_CHAIN_ID: String(node.chainId),
  MPP_CURRENCY: PATH_USD,
  MPP_RECIPIENT: TREASURY.address,
  MPP_SECRET_KEYS: 'a payment secret that only this demo uses',
});

/** An agent without an account buys one market snapshot, then tries to buy a second one with the same payment. */
export async function payAsAgent(client: ApiClient, node: LocalNode): Promise<void> {
  chapter('9. An agent pays for a market snapshot (MPP)');
  const account = privateKeyToAccount(AGENT.privateKey);
  const chain = createClient({ chain: tempoModerato, account, transport: http(node.url), pollingInterval: 50 });
  const agent = Mppx.create({ polyfill: false, methods: [tempo.charge({ account, getClient: () => chain })] });
  tell(`The stock client of the protocol reads the challenge, and ${AGENT.address} signs a transfer of 0.005 USD:`);
  const pay = (response: Response) => agent.createCredential(response);
  const { receipt, credential } = await payPerRequest(client, { pay });
  tell(`Payment-Receipt: ${receipt?.slice(0, 40)}…`);
  tell('The same payment buys nothing more:');
  await refused(payPerRequest(client, { pay, credential }));
}
