import type { TransactionReceipt, TypedDataDomain } from 'viem';
import type { ApiClient } from '../core/client.ts';
import type { Data, Schemas } from '../description/types.ts';
import { mined } from './mined.ts';
import { type ForwardRequest, signForwardRequest } from './typed-data.ts';
import type { ChainReader, Wallet } from './wallet.ts';

export type Sponsored = Readonly<{
  task: Data<'sponsorRequest'>;
  /** Undefined when the sponsor has not sent the transaction yet, so that it has no hash. */
  receipt: TransactionReceipt | undefined;
}>;

type ToSponsor = Readonly<{
  wallet: Wallet;
  chain: ChainReader;
  chainId: number;
  feeQuote: Schemas['FeeQuote'];
  forwarder: TypedDataDomain;
  request: ForwardRequest;
}>;

/** The wallet signs the request for the forwarder (ERC-2771), and the service has it executed. */
export async function signAndSponsor(client: ApiClient, wish: ToSponsor): Promise<Sponsored> {
  const { wallet, chain, chainId, feeQuote, forwarder, request } = wish;
  const signature = await signForwardRequest(wallet, forwarder, request);
  const { to, data, gas, nonce, deadline } = request;
  const from = wallet.account.address;
  const numbers = { value: '0', gas: String(gas), nonce: String(nonce), deadline: String(deadline) };
  const task = await client.sponsorRequest({
    body: { chainId, feeQuote, request: { from, to, ...numbers, data, signature } },
  });
  return { task, receipt: task.hash === null ? undefined : await mined(chain, task.hash) };
}
