import {
  type ApiClient,
  acceptCurrentTerms,
  bid,
  buy,
  buyNft,
  createClient,
  signIn,
  transfer,
  transferGasless,
  verify,
  type Wallet,
} from '@institutional-defi/client';
import { type Behaviour, FAULTS, type ProviderServer, sends, startProviderServer } from '../servers/provider-server.ts';
import { AMOUNT, SALE, scriptedService, TO, TOKEN } from './scripted-service.ts';
import { CHAIN_ID, OWNER, type Scripted, scriptedProvider, walletOf } from './scripted-wallet.ts';
export type Flow = (client: ApiClient, wallet: Wallet) => Promise<unknown>;
export const order = { amount: AMOUNT, paymentToken: TOKEN, saleContract: SALE } as const;
export const wish = { to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN_ID } as const;
export const terms: Flow = (client) => acceptCurrentTerms(client, OWNER);
export const enter: Flow = (client, wallet) => signIn(client, { wallet });
export const purchase: Flow = (client, wallet) => buy(client, { wallet, ...order });
export const mint: Flow = (client, wallet) => buyNft(client, { wallet, ...order, tokenId: 47n });
export const offer: Flow = (client, wallet) =>
  bid(client, { wallet, auction: SALE, amount: AMOUNT, maxPrice: 'q96:7' });
export const send: Flow = (client, wallet) => transfer(client, { wallet, ...wish });
export const sendGasless: Flow = (client, wallet) => transferGasless(client, { wallet, ...wish });

/** Ends because the page leaves, as the scripted service never approves. */
export const identify: Flow = async (client) => {
  const left = new AbortController();
  const opened = () => left.abort(new Error('opened'));
  await verify(client, { wallet: OWNER, onVerification: opened, signal: left.signal }).catch((error: Error) => {
    if (error.message !== 'opened') throw error;
  });
};

/** A client of a scripted service, both new for every test. */
export function clientFlows() {
  const at = {} as { server: ProviderServer; client: ApiClient; waits: number[] };
  beforeEach(async () => {
    at.server = await startProviderServer(scriptedService);
    at.waits = [];
    at.client = createClient({ baseUrl: at.server.url, pause: async (ms) => void at.waits.push(ms) });
  });
  afterEach(() => at.server.stop());

  const changesOf = (path: string) => at.server.asked.filter((one) => one.method === 'POST' && one.path === path);

  /** Answers the first POST of this path so, and everything else normally. */
  const firstOf = (path: string, behaviour: Behaviour = FAULTS['resetting connections'] as Behaviour) =>
    at.server.behave((response, honest) => {
      const isFirst = changesOf(path).length === 1 && at.server.asked.at(-1)?.path === path;
      if (isFirst && at.server.asked.at(-1)?.method === 'POST') behaviour(response, honest);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(honest);
    });
  return { at, changesOf, firstOf };
}
export const refuse = (status: number, code: string, headers = {}, details: object[] = []) =>
  sends(
    status,
    JSON.stringify({
      success: false,
      error: 'Refused',
      code,
      remedy: 'Wait.',
      docs: 'https://api.example/docs/errors',
      details,
      requestId: 'r1',
    }),
    {
      'content-type': 'application/json',
      ...headers,
    },
  );
export const owner = (kind: 'local' | 'injected' = 'local', scripted: Scripted = scriptedProvider()) =>
  walletOf(scripted, kind);
