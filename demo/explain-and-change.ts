import { type ApiClient, buy, createClient, signIn, type Wallet } from '@institutional-defi/client';
import { type Address, createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { World } from '../contracts/kit/deploy.ts';
import { developmentAccounts } from '../contracts/kit/node.ts';
import { chapter, tell } from './story.ts';
import { verifyOffline } from './verify-offline.ts';
import { refused, watchedClient } from './watched-client.ts';

const AMOUNT = 900_000_000n;
/** Two reviewers, otherwise unknown to the service. */
export const REVIEWERS = [developmentAccounts[8], developmentAccounts[9]] as const;

/** The environment in which the reviewers decide, each only about what the other proposed. */
export const operatorEnvironment = (): Readonly<Record<string, string>> => ({
  OPERATORS: REVIEWERS.map(({ address }) => `${address}:reviewer`).join(),
  FOUR_EYES: 'on',
});

/** Why may this wallet not buy, and who changed it: from the refusal to a receipt that needs no trust in the service. */
export async function explainAndChange(client: ApiClient, wallet: Wallet, { node, addresses }: World): Promise<void> {
  chapter('7. Why may this wallet not buy, and who changed it?');
  const { baseUrl } = client.connection;
  const buyer = wallet.account.address;
  const paymentToken = addresses.usdc as Address;
  const order = { wallet: buyer, amount: String(AMOUNT), paymentToken };
  const refusal = await refused(client.authorizePurchase({ body: order }));
  tell(`The refusal is decision ${refusal.response.headers.get('Decision-Id')}. The same rules, one by one:`);
  await explain(client, order);

  const [proposer, approver] = [await reviewer(0, baseUrl, node.url), await reviewer(1, baseUrl, node.url)];
  tell('One reviewer proposes a tier, and cannot approve it alone:');
  const reason = 'Proof of funds was checked, case 4712';
  const { id } = await proposer.proposeTier({ path: { wallet: buyer }, body: { tier: 'TIER_2', reason } });
  await refused(proposer.approveProposal({ path: { id } }));
  tell('Another reviewer approves, and the purchase goes through:');
  await approver.approveProposal({ path: { id } });
  await buy(client, { wallet, amount: AMOUNT, paymentToken });

  tell('Who changed it is in the audit log:');
  await approver.listAudit({ query: { subject: buyer, action: 'proposal.approve' } });
  const query = { wallet: buyer, kind: 'buy', outcome: 'granted', limit: '1' } as const;
  const [granted] = (await quiet(approver).listDecisions({ query })).decisions;
  if (granted === undefined) throw new Error('the decision is not in the list');
  tell('The receipt of the purchase is checked offline, against the published keys (docs/verify-receipt.mjs):');
  await verifyOffline(quiet(client), granted.id);
}

/** A watched client for which the reviewer signed in. */
async function reviewer(index: 0 | 1, baseUrl: string, nodeUrl: string): Promise<ApiClient> {
  const account = privateKeyToAccount(REVIEWERS[index].privateKey);
  const client = watchedClient(baseUrl);
  const wallet = createWalletClient({ account, transport: http(nodeUrl) });
  client.connection.token = (await signIn(quiet(client), { wallet })).accessToken;
  return client;
}

/** The same session without printing: for answers too long to read. */
export function quiet({ connection: { baseUrl, token } }: ApiClient): ApiClient {
  return createClient({ baseUrl, ...(token !== undefined && { token }) });
}

/** Prints the outcome of each rule that a purchase, or a bid, depends on. */
export async function explain(client: ApiClient, query: Parameters<ApiClient['viewSaleEligibility']>[0]['query']) {
  const { rules } = await quiet(client).viewSaleEligibility({ query });
  for (const { rule, outcome, message } of rules)
    tell(`  ${outcome}  ${rule}${message === null ? '' : `: ${message}`}`);
}
