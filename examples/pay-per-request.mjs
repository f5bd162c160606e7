// An agent without an account pays for one market snapshot (Machine Payments Protocol, on a Tempo chain).
import { FlowError, payPerRequest } from '@institutional-defi/client';
import { Mppx, tempo } from 'mppx/client';
import { createClient, http } from 'viem';
import { tempoModerato } from 'viem/tempo/chains';
import { client, wallet } from './setup.mjs';

const { TEMPO_RPC_URL } = process.env;
const { account } = wallet;
const chain = createClient({ chain: tempoModerato, account, transport: http(TEMPO_RPC_URL), pollingInterval: 250 });
const agent = Mppx.create({ polyfill: false, methods: [tempo.charge({ account, getClient: () => chain })] });

/** Any function that turns a 402 response into a credential will do. */
const pay = (response) => agent.createCredential(response);

try {
  const { data, receipt } = await payPerRequest(client, { pay });
  console.log(`The market is worth ${data.global?.totalMarketCapUsd ?? 'an unknown number of'} USD`);
  console.log(`Receipt: ${receipt}`);
} catch (error) {
  if (!(error instanceof FlowError) || error.code !== 'PAYMENT_IN_DOUBT') throw error;
  console.log(`Do not pay again. Repeat with this credential: ${error.facts.credential}`);
  process.exitCode = 1;
}
