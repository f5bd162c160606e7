import type { SwapStatus } from '../../../src/domain/swap/swap.ts';
import { type Asked, type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

const ETHER = '0x0000000000000000000000000000000000000000';
const USDC_ON_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

type Quoted = Readonly<{
  user: string;
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
    /** Changes the next quotes before they are sent. */
    alter(change: (quote: ReturnType<typeof quoteOf>) => unknown): void;
  }>;

export async function startRelayServer(): Promise<RelayServer> {
  const swaps = new Map<string, Status>();
  let change: (quote: ReturnType<typeof quoteOf>) => unknown = (quote) => quote;
  const server = await startProviderServer((asked) => {
    if (asked.method === 'POST' && asked.path === '/quote/v2') return quote(asked);
    if (asked.method === 'GET' && asked.path === '/intents/status/v3') return status(asked);
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
  const { user, originChainId, originCurrency } = quoted;
  const got = gotFor(quoted);
  const value = originCurrency === ETHER ? paid.toString() : '0';
  return {
    steps: [
      {
        id: 'deposit',
        action: 'Confirm transaction',
        description: 'Deposit',
        kind: 'transaction',
        requestId,
        depositAddress: '',
        items: [
          {
            status: 'incomplete',
            data: {
              from: user,
              to: '0x3333333333333333333333333333333333333333',
              data: '0x1234',
              value,
              chainId: originChainId,
              gas: 120_000,
            },
            check: { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' },
          },
        ],
      },
    ],
    fees: { gas: { amount: '2400000000000', amountFormatted: '0.0000024', amountUsd: '0.0072' } },
    details: {
      operation: 'bridge',
      sender: user,
      recipient: user,
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
