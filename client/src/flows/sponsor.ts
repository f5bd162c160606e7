import type { TransactionReceipt } from 'viem';
import type { ApiClient } from '../client.ts';
import type { Data, Input, Schemas } from '../types.ts';
import { mined } from './mined.ts';
import { type Signable, signOffered } from './typed-data.ts';
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
  request: Signable & Readonly<{ message: Omit<Input<'sponsorRequest'>['body']['request'], 'signature'> }>;
}>;

/** The wallet signs the request for the forwarder (ERC-2771), and the service has it executed. */
export async function signAndSponsor(client: ApiClient, wish: ToSponsor): Promise<Sponsored> {
  const { wallet, chain, chainId, feeQuote, request } = wish;
  const signature = await signOffered(wallet, request);
  const task = await client.sponsorRequest({
    body: { chainId, feeQuote, request: { ...request.message, signature } },
  });
  return { task, receipt: task.hash === null ? undefined : await mined(chain, task.hash) };
}
