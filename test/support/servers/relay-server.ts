import { RELAY_CONTRACTS } from '../../../src/adapters/swap/relay-contracts.ts';
import { swapCalldata } from '../../../src/adapters/swap/swap-calls.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { SwapContracts } from '../../../src/domain/swap/quoted-step.ts';
import type { SwapStatus } from '../../../src/domain/swap/swap.ts';
import { type Asked, type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

const ETHER = '0x0000000000000000000000000000000000000000';
const USDC_ON_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

type Quoted = Readonly<{
  user: string;
  recipient: string;
  originChainId: number;
  originCurrency: string;
  destinationCurrency: string;
  amount: string;
  tradeType: string;
}>;
type Status = Readonly<{ status: string; in: string[]; out: string[] }>;

/** Relay's documented protocol, limited to what is used: ether at 3,000 dollars, and USDC at one. */
export type RelayServer = ProviderServer &
  Readonly<{
    move(
      requestId: string,
      status: SwapStatus | (string & {}),
      hashes: Readonly<{ in: string[]; out: string[] }>,
    ): void;
    /** Has it publish these accounts for a chain, instead of the pinned ones. */
    publish(chainId: number, contracts: SwapContracts): void;
    /** Changes the next quotes before they are sent. */
    alter(change: (quote: ReturnType<typeof quoteOf>) => unknown): void;
  }>;

export async function startRelayServer(): Promise<RelayServer> {
  const swaps = new Map<string, Status>();
  const contracts = new Map(RELAY_CONTRACTS);
  let change: (quote: ReturnType<typeof quoteOf>) => unknown = (quote) => quote;
  const server = await startProviderServer((asked) => {
    if (asked.method === 'POST' && asked.path === '/quote/v2') return quote(asked);
    if (asked.method === 'GET' && asked.path === '/intents/status/v3') return status(asked);
    if (asked.method === 'GET' && asked.path === '/chains') return { chains: [...contracts].map(chainOf) };
    return new Reply(404, '{"message":"Route not found"}');
  });
  const quote = ({ body }: Asked) => {
    const wish = body as Quoted;
    for (const currency of [wish.originCurrency, wish.destinationCurrency])
      if (![ETHER, USDC_ON_BASE].includes(currency)) return refuses('NO_SWAP_ROUTES_FOUND');
    const requestId = `0x${(swaps.size + 1).toString(16).padStart(64, 'a')}`;
    const paid = paidFor(wish);
    if (paid < 1_000n) return refuses('AMOUNT_TOO_LOW');
    swaps.set(requestId, { status: 'waiting', in: [], out: [] });
    return change(quoteOf(wish, requestId, paid));
  };
  const status = ({ query }: Asked) => {
    const swap = swaps.get(query.get('requestId') ?? '');
    if (swap === undefined) return new Reply(404, '{"message":"Request not found"}');
    return {
      status: swap.status,
      details: '',
      inTxHashes: swap.in,
      txHashes: swap.out,
      updatedAt: 1_790_000_000_000,
      originChainId: 8453,
      destinationChainId: 42161,
      failReason: 'N/A',
    };
  };
  return {
    ...server,
    move: (requestId, next, hashes) => void swaps.set(requestId, { status: next, ...hashes }),
    publish: (chainId, published) => void contracts.set(chainId, published),
    alter: (next) => {
      change = next;
    },
  };
}

export const refuses = (errorCode: string) =>
  new Reply(400, JSON.stringify({ message: 'in the provider’s own words', errorCode, requestId: '0xabc' }));

function paidFor({ originCurrency, amount, tradeType }: Quoted): bigint {
  if (tradeType === 'EXACT_INPUT') return BigInt(amount);
  return originCurrency === ETHER ? (BigInt(amount) * 10n ** 12n) / 3_000n + 10n ** 15n : BigInt(amount);
}

/** Ether costs 3,000 dollars, and the other token one. */
function gotFor({ originCurrency, amount, tradeType }: Quoted): bigint {
  if (tradeType !== 'EXACT_INPUT') return BigInt(amount);
  return originCurrency === ETHER ? (BigInt(amount) * 3_000n) / 10n ** 12n : (BigInt(amount) * 10n ** 12n) / 3_000n;
}

function quoteOf(quoted: Quoted, requestId: string, paid: bigint) {
  const { user, recipient, originChainId } = quoted;
  const got = gotFor(quoted);
  return {
    steps: transactionsFor(quoted, requestId, paid).map(({ id, ...transaction }) => ({
      id,
      action: 'Confirm transaction',
      description: 'Deposit',
      kind: 'transaction',
      requestId,
      depositAddress: '',
      items: [
        {
          status: 'incomplete',
          data: { from: user, ...transaction, chainId: originChainId, gas: 120_000 },
          check: { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' },
        },
      ],
    })),
    fees: { gas: { amount: '2400000000000', amountFormatted: '0.0000024', amountUsd: '0.0072' } },
    details: {
      operation: 'bridge',
      sender: user,
      recipient,
      currencyIn: {
        amount: paid.toString(),
        amountFormatted: '25.0',
        amountUsd: '25.00',
        minimumAmount: paid.toString(),
      },
      currencyOut: {
        amount: got.toString(),
        amountFormatted: '0.008',
        amountUsd: '24.95',
        minimumAmount: got.toString(),
      },
      rate: '0.998',
      timeEstimate: 4,
    },
    protocol: { v2: { orderId: '0xdef2', hubType: 'evm' } },
  };
}

/** A deposit, after its approval where a token is sold. */
function transactionsFor({ user, originChainId, originCurrency }: Quoted, requestId: string, paid: bigint) {
  const [depository] = RELAY_CONTRACTS.get(originChainId)?.depositories ?? [];
  if (depository === undefined) throw new RangeError(`no depository on chain ${originChainId}`);
  const depositor = user as WalletAddress;
  if (originCurrency === ETHER) {
    const data = swapCalldata.depositNative(depositor, requestId);
    return [{ id: 'deposit', to: depository as string, data, value: paid.toString() }];
  }
  const pull = { token: originCurrency as WalletAddress, amount: paid };
  return [
    { id: 'approve', to: originCurrency, data: swapCalldata.approve(depository, paid), value: '0' },
    {
      id: 'deposit',
      to: depository as string,
      data: swapCalldata.depositErc20(depositor, pull, requestId),
      value: '0',
    },
  ];
}

const chainOf = ([id, { depositories, routers, approvalProxies, solvers }]: readonly [number, SwapContracts]) => ({
  id,
  name: `chain-${id}`,
  contracts: {
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    erc20Router: routers[1],
    approvalProxy: approvalProxies[1],
    v3: { erc20Router: routers[0], approvalProxy: approvalProxies[0] },
  },
  solverAddresses: solvers,
  protocol: { v2: { depository: depositories[0] } },
});
