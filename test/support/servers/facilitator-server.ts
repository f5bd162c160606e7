import { json as jsonBody } from 'node:stream/consumers';
import { x402Facilitator } from '@x402/core/facilitator';
import { toFacilitatorEvmSigner } from '@x402/evm';
import { ExactEvmScheme } from '@x402/evm/exact/facilitator';
import { createWalletClient, defineChain, type Hex, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { listening } from './listening.ts';

type Order = Readonly<{ paymentPayload: never; paymentRequirements: never }>;
type Settle = () => Promise<object>;

export type FacilitatorServer = Readonly<{
  url: string;
  /** How many orders to settle were received. */
  orders(): number;
  /** How the next orders are answered; without it as the stock facilitator does. No answer: the connection is cut. */
  behave(answer?: (settle: Settle) => Promise<object | undefined>): void;
  stop(): Promise<void>;
}>;

/** The stock facilitator of x402, which sends from this account of the node. */
export async function startFacilitator(node: LocalNode, privateKey: string): Promise<FacilitatorServer> {
  const honest = (settle: Settle): Promise<object | undefined> => settle();
  const facilitator = stockFacilitator(node, privateKey);
  let [orders, answer] = [0, honest];
  const server = await listening(async (request, response) => {
    const { paymentPayload, paymentRequirements } = (await jsonBody(request)) as Order;
    orders += 1;
    const reply = await answer(() => facilitator.settle(paymentPayload, paymentRequirements));
    if (reply === undefined) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  return {
    ...server,
    orders: () => orders,
    behave: (next = honest) => {
      answer = next;
    },
  };
}

function stockFacilitator({ chainId, url }: LocalNode, privateKey: string): x402Facilitator {
  const account = privateKeyToAccount(privateKey as Hex);
  const chain = defineChain({
    id: chainId,
    name: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  const wallet = createWalletClient({ account, chain, transport: http(url), pollingInterval: 20 });
  const signer = { ...wallet.extend(publicActions), address: account.address };
  const scheme = new ExactEvmScheme(toFacilitatorEvmSigner(signer as never));
  return new x402Facilitator().register(`eip155:${chainId}`, scheme);
}
