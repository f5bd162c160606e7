import {
  type ApiClient,
  acceptCurrentTerms,
  buy,
  buyNft,
  connectWallet,
  createClient,
  isApiError,
  isRejectedByWallet,
  owedFees,
  signIn,
  TransportError,
  transfer,
  transferGasless,
  verify,
  type Wallet,
} from '@institutional-defi/client';
import { expect } from 'chai';
import { decodeFunctionData, type Hex, parseAbi, toHex } from 'viem';
import {
  type Behaviour,
  FAULTS,
  type ProviderServer,
  sends,
  startProviderServer,
} from '../support/servers/provider-server.ts';
import { AMOUNT, FEE, SALE, scriptedService, TO, TOKEN } from '../support/service/scripted-service.ts';
import {
  BLOCK_TIME,
  CHAIN_ID,
  declines,
  HASH,
  OWNER,
  type Scripted,
  scriptedProvider,
  walletOf,
} from '../support/service/scripted-wallet.ts';

type Flow = (client: ApiClient, wallet: Wallet) => Promise<unknown>;

const order = { amount: AMOUNT, paymentToken: TOKEN, saleContract: SALE } as const;
const wish = { to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN_ID } as const;
const onVerification = () => {};
const terms: Flow = (client) => acceptCurrentTerms(client, OWNER);
const enter: Flow = (client, wallet) => signIn(client, { wallet });
const purchase: Flow = (client, wallet) => buy(client, { wallet, ...order });
const mint: Flow = (client, wallet) => buyNft(client, { wallet, ...order, tokenId: 47n });
const send: Flow = (client, wallet) => transfer(client, { wallet, ...wish });
const sendGasless: Flow = (client, wallet) => transferGasless(client, { wallet, ...wish });
/** Ends because the page leaves, as the scripted service never approves. */
const identify: Flow = async (client) => {
  const left = new AbortController();
  const opened = () => left.abort(new Error('opened'));
  await verify(client, { wallet: OWNER, onVerification: opened, signal: left.signal }).catch((error: Error) => {
    if (error.message !== 'opened') throw error;
  });
};

/** Each flow with the requests that change something, in their order. */
const FLOWS: readonly (readonly [name: string, flow: Flow, ...changes: string[]])[] = [
  ['acceptCurrentTerms', terms, '/api/terms'],
  ['verify', identify, '/api/kyc/session'],
  ['buy', purchase, '/api/sale/authorize'],
  ['buyNft', mint, '/api/sale/authorize-nft'],
  ['transfer', send, '/api/transfer/prepare', '/api/transfer/execute'],
  ['transferGasless', sendGasless, '/api/transfer/prepare', '/api/paymaster'],
];

describe('the flows of the client', () => {
  let server: ProviderServer;
  let client: ApiClient;
  let waits: number[];

  beforeEach(async () => {
    server = await startProviderServer(scriptedService);
    waits = [];
    client = createClient({ baseUrl: server.url, pause: async (ms) => void waits.push(ms) });
  });
  afterEach(() => server.stop());

  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('it was not refused'),
      (error: unknown) => error,
    );
  const changesOf = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);
  /** Answers the first POST of this path so, and everything else normally. */
  const firstOf = (path: string, behaviour: Behaviour = FAULTS['resetting connections'] as Behaviour) =>
    server.behave((response, honest) => {
      const isFirst = changesOf(path).length === 1 && server.asked.at(-1)?.path === path;
      if (isFirst && server.asked.at(-1)?.method === 'POST') behaviour(response, honest);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(honest);
    });
  const refuse = (status: number, code: string, headers = {}, details: object[] = []) =>
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
  const owner = (kind: 'local' | 'injected' = 'local', scripted: Scripted = scriptedProvider()) =>
    walletOf(scripted, kind);

  for (const [name, flow, ...changes] of FLOWS)
    describe(name, () => {
      it('ends when nothing is refused', async () => {
        await flow(client, owner());
        for (const path of changes) expect(changesOf(path)).to.have.length(1);
      });

      for (const path of changes) {
        it(`repeats ${path} with the same key and body when its answer was lost`, async () => {
          firstOf(path);
          await flow(client, owner());
          const [first, second, ...more] = changesOf(path);
          expect([second?.sent, second?.headers['idempotency-key'], more.length]).to.deep.equal([
            first?.sent,
            first?.headers['idempotency-key'],
            0,
          ]);
          expect(first?.headers['idempotency-key']).to.match(/^[0-9a-f]{32}$/);
        });

        it(`waits as long as a 429 of ${path} says`, async () => {
          firstOf(path, refuse(429, 'RATE_LIMITED', { 'retry-after': '3' }));
          await flow(client, owner());
          expect(waits).to.deep.equal([3_000]);
          expect(changesOf(path)).to.have.length(2);
        });

        it(`reports a refusal of ${path}, and asks nothing more`, async () => {
          firstOf(path, refuse(403, 'WALLET_BLOCKED'));
          expect(isApiError(await errorOf(flow(client, owner())), 'WALLET_BLOCKED')).to.equal(true);
          expect(server.asked.at(-1)?.path).to.equal(path);
        });
      }
    });

  it('signIn is not repeated when its answer was lost, because a nonce is used once', async () => {
    firstOf('/api/siwe');
    expect(await errorOf(enter(client, owner()))).to.be.instanceOf(TransportError);
    expect(changesOf('/api/siwe')).to.have.length(1);
  });

  describe('stop when the wallet’s owner declines', () => {
    for (const [name, flow, method, last] of [
      ['signIn', enter, 'personal_sign', '/api/siwe'],
      ['buy', purchase, 'eth_sendTransaction', '/api/sale/authorize'],
      ['buyNft', mint, 'eth_sendTransaction', '/api/sale/authorize-nft'],
      ['transfer', send, 'eth_sendTransaction', '/api/transfer/prepare'],
      ['transferGasless', sendGasless, 'eth_signTypedData_v4', '/api/transfer/prepare'],
    ] as const)
      it(`${name}: ${method}`, async () => {
        const scripted = scriptedProvider({ [method]: declines });
        const error = await errorOf(flow(client, owner('injected', scripted)));
        expect(isRejectedByWallet(error), String(error)).to.equal(true);
        expect(scripted.asked.filter((one) => one === method)).to.have.length(1);
        expect(server.asked.at(-1)?.path).to.equal(last);
        if (name === 'signIn') expect(changesOf('/api/siwe')).to.be.empty;
      });

    it('to connect, and to change the chain', async () => {
      const { provider } = scriptedProvider({ eth_requestAccounts: declines });
      expect(isRejectedByWallet(await errorOf(connectWallet(provider)))).to.equal(true);
      const elsewhere = scriptedProvider({ eth_chainId: () => '0x1', wallet_switchEthereumChain: declines });
      const error = await errorOf(purchase(client, owner('injected', elsewhere)));
      expect(error).to.include({ code: 'WRONG_CHAIN' });
      expect(isRejectedByWallet(error)).to.equal(true);
      expect(elsewhere.asked).to.not.include('eth_sendTransaction');
    });

    it('is not what other errors are', () => {
      for (const error of [undefined, null, 4001, new Error('x'), { code: 4100 }, { cause: { code: -32000 } }])
        expect(isRejectedByWallet(error)).to.equal(false);
    });
  });

  describe('with an injected wallet', () => {
    it('connect to its account', async () => {
      const { provider } = scriptedProvider();
      expect((await connectWallet(provider)).account.address).to.equal(OWNER);
      const none = scriptedProvider({ eth_requestAccounts: () => [] });
      expect(String(await errorOf(connectWallet(none.provider)))).to.include('shares no account');
    });

    it('change its chain before it sends', async () => {
      let chain = 1;
      const elsewhere = scriptedProvider({
        eth_chainId: () => toHex(chain),
        wallet_switchEthereumChain: ([wanted]) => {
          chain = Number((wanted as { chainId: Hex }).chainId);
          return null;
        },
      });
      await purchase(client, owner('injected', elsewhere));
      const { asked } = elsewhere;
      expect(asked.indexOf('wallet_switchEthereumChain')).to.be.within(0, asked.indexOf('eth_sendTransaction'));
    });

    it('have it send a transfer by itself', async () => {
      const scripted = scriptedProvider();
      await send(client, owner('injected', scripted));
      expect(scripted.asked).to.include('eth_sendTransaction');
      expect(changesOf('/api/transfer/execute')).to.be.empty;
    });
  });

  for (const [name, flow] of [
    ['buy', purchase],
    ['buyNft', mint],
  ] as const)
    it(`${name} sends nothing after its authorization has expired`, async () => {
      const block = { number: '0x1', hash: HASH, timestamp: toHex(BLOCK_TIME + 901), baseFeePerGas: '0x1' };
      const late = scriptedProvider({ eth_getBlockByNumber: () => block });
      const error = await errorOf(flow(client, owner('injected', late)));
      expect(error).to.include({ code: 'AUTHORIZATION_EXPIRED' });
      expect(late.asked).to.not.include('eth_sendTransaction');
    });

  it('buyNft sends nothing for another token than the one that was asked for', async () => {
    const scripted = scriptedProvider();
    const other = buyNft(client, { wallet: owner('injected', scripted), ...order, tokenId: 48n });
    expect(await errorOf(other)).to.include({ code: 'MISMATCH' });
    expect(scripted.asked).to.not.include('eth_sendTransaction');
  });

  for (const [name, flow, path, status, code] of [
    ['transfer', send, '/api/transfer/execute', 400, 'NONCE_TOO_LOW'],
    ['transferGasless', sendGasless, '/api/paymaster', 400, 'REQUEST_NONCE_WRONG'],
  ] as const)
    it(`${name} does not repeat a request whose nonce was used`, async () => {
      firstOf(path, refuse(status, code));
      expect(await errorOf(flow(client, owner()))).to.include({ code, status });
      expect(changesOf(path)).to.have.length(1);
    });

  describe('verify', () => {
    const asked = (answer: object) =>
      server.behave((response, honest) => {
        const { method, path } = server.asked.at(-1) ?? {};
        const body =
          method === 'POST' && path === '/api/kyc/session' ? JSON.stringify({ success: true, ...answer }) : honest;
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      });

    it('does not wait for a verification without a link, which only the wallet’s session receives', async () => {
      asked({ verificationUrl: null, sessionId: null });
      const opened = () => expect.fail('it was handed over');
      const error = await errorOf(verify(client, { wallet: OWNER, onVerification: opened }));
      expect(error).to.include({ code: 'NOT_SIGNED_IN' });
    });

    it('returns the status when the tier was approved meanwhile', async () => {
      firstOf('/api/kyc/session', refuse(409, 'TIER_ALREADY_APPROVED'));
      expect(await verify(client, { wallet: OWNER, onVerification })).to.include({ kycTier: 'TIER_1' });
    });

    it('ends with a rejection', async () => {
      server.behave((response, honest) => {
        const status = { success: true, kycStatus: 'rejected', kycTier: 'TIER_1' };
        const isSecondLook = server.asked.filter(({ method }) => method === 'GET').length > 1;
        const body = isSecondLook && server.asked.at(-1)?.method === 'GET' ? JSON.stringify(status) : honest;
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      });
      const error = await errorOf(verify(client, { wallet: OWNER, onVerification }));
      expect(error).to.include({ code: 'VERIFICATION_REJECTED' });
    });
  });

  describe('with fees that the wallet owes', () => {
    const OWED = 70_000n;
    const details = [{ path: `chain ${CHAIN_ID} token ${TOKEN}`, message: `owes ${OWED}` }];
    const abi = parseAbi([
      'function transferWithPermit(address token, address to, uint256 amount, uint256 fee, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    ]);
    const gaslessOf = (owed: bigint) => transferGasless(client, { wallet: owner(), ...wish, owed });

    it('read them in the refusal, and pay them with a gasless transfer', async () => {
      firstOf('/api/paymaster', refuse(403, 'FEES_OWED', {}, details));
      const owed = owedFees(await errorOf(sendGasless(client, owner())));
      expect(owed).to.deep.equal([{ chainId: CHAIN_ID, token: TOKEN, amount: OWED }]);
      await gaslessOf(OWED);
      const [, paid] = changesOf('/api/paymaster').map(({ body }) => body as { request: { data: Hex } });
      const { args } = decodeFunctionData({ abi, data: paid?.request.data ?? '0x' });
      expect(args.slice(0, 4)).to.deep.equal([TOKEN, TO, AMOUNT - FEE - OWED, FEE + OWED]);
    });

    it('sign nothing that leaves nothing of the amount', async () => {
      expect(await errorOf(gaslessOf(AMOUNT - FEE))).to.include({ code: 'AMOUNT_TOO_LOW' });
      expect(await errorOf(gaslessOf(-1n))).to.be.instanceOf(RangeError);
      expect(changesOf('/api/paymaster')).to.be.empty;
    });

    it('are read from no other error', async () => {
      firstOf('/api/paymaster', refuse(403, 'WALLET_SUSPENDED', {}, details));
      expect(owedFees(await errorOf(sendGasless(client, owner())))).to.deep.equal([]);
      expect(owedFees(new Error('x'))).to.deep.equal([]);
    });
  });
});
