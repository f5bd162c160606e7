import { Mppx, tempo } from 'mppx/client';
import { createClient, type Hex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { tempoModerato } from 'viem/tempo/chains';
import { developmentAccounts, type LocalNode } from '../contracts/kit/node.ts';
import { PATH_USD } from '../contracts/kit/tempo.ts';
import type { Api } from './api.ts';
import { chapter, show, tell } from './story.ts';

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
export async function payAsAgent(api: Api, url: string, node: LocalNode): Promise<void> {
  chapter('9. An agent pays for a market snapshot (MPP)');
  tell('Nobody gets it for nothing:');
  await api.get('/api/agent/market-snapshot');
  const snapshot = `${url}/api/agent/market-snapshot`;
  const account = privateKeyToAccount(AGENT.privateKey as Hex);
  const client = createClient({ chain: tempoModerato, account, transport: http(node.url), pollingInterval: 50 });
  const agent = Mppx.create({ polyfill: false, methods: [tempo.charge({ account, getClient: () => client })] });
  tell(`The stock client of the protocol reads the challenge, and ${AGENT.address} signs a transfer of 0.005 USD:`);
  const payment = await agent.createCredential(await fetch(snapshot));
  const paid = await fetch(snapshot, { headers: { authorization: payment } });
  show(
    '←',
    `${paid.status}, Payment-Receipt: ${paid.headers.get('payment-receipt')?.slice(0, 40)}…`,
    await paid.json(),
  );
  if (paid.status !== 200) throw new Error('the payment was refused');
  tell('The same payment buys nothing more:');
  const again = await fetch(snapshot, { headers: { authorization: payment } });
  show('←', String(again.status), await again.json());
}
