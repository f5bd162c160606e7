import type { Store } from 'mppx';
import type { PaymentProblem } from '../../domain/payment/offer.ts';
import type { PaymentRefusal } from '../../domain/payment/payment.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';

export type TempoSettings = Readonly<{
  /** The nodes of the chain. */
  chain: ChainRpc;
  /** The TIP-20 token in which payments are accepted. */
  currency: WalletAddress;
  recipient: WalletAddress;
  /** The realm of challenges: the service's public host name. */
  realm: string;
  /** At least 32 bytes each. Challenges are issued with the first secret and accepted with all. */
  secretKeys: readonly [string, ...string[]];
}>;

export type TempoSdk = Awaited<ReturnType<typeof loadTempoSdk>>;

export const networkOf = ({ chainId }: ChainRpc): string => `eip155:${chainId}`;

/**
 * A replay store that does nothing, because the service claims every payment in its database before the SDK settles it.
 * The SDK's own store is in memory and lost on restart.
 */
const CLAIMED_BY_THE_SERVICE: Store.AtomicStore = {
  get: async () => null,
  put: async () => {},
  delete: async () => {},
  update: async (_key, change) => change(null).result,
  tryClaim: async () => true,
};

/** Loads the official SDK and its chain library on first use: a second and some 70 MB, only for processes with this rail. */
export async function loadTempoSdk({ chain, currency, recipient, realm, secretKeys }: TempoSettings) {
  const [mppx, { Mppx, tempo }, viem, { Transaction }, { tempo: mainnet }] = await Promise.all([
    import('mppx'),
    import('mppx/server'),
    import('viem'),
    import('viem/tempo'),
    import('viem/tempo/chains'),
  ]);
  // The library's own transport is not used: it accepts any JSON as a result, and has no timeout for a slow response.
  const request = ({ method, params }: Call) => chain.request(method, params ?? []);
  const client = viem.createClient({
    chain: { ...mainnet, id: chain.chainId },
    transport: viem.custom({ request }, { retryCount: 0 }),
  });
  const charge = tempo.charge({
    getClient: () => client,
    currency: currency as string as Hex,
    recipient: recipient as string as Hex,
    decimals: 0,
    supportedModes: ['pull'],
    store: CLAIMED_BY_THE_SERVICE,
  });
  const issuer = (secretKey: string) => ({ secretKey, payments: Mppx.create({ realm, secretKey, methods: [charge] }) });
  const [newest, ...older] = secretKeys;
  const current = issuer(newest);
  return { mppx, viem, Transaction, current, issuers: [current, ...older.map(issuer)] };
}

type Call = Readonly<{ method: string; params?: readonly unknown[] }>;

const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  'https://paymentauth.org/problems/malformed-credential': 'malformed-credential',
  'https://paymentauth.org/problems/invalid-challenge': 'invalid-challenge',
  'https://paymentauth.org/problems/invalid-payload': 'invalid-payload',
  'https://paymentauth.org/problems/verification-failed': 'verification-failed',
  'https://paymentauth.org/problems/payment-expired': 'payment-expired',
  'https://paymentauth.org/problems/payment-insufficient': 'payment-insufficient',
};

/**
 * Why the SDK, or the node's simulation, rejects the payment; undefined when the error is not about the payment, for
 * example when a node is unreachable, overloaded or broken.
 */
export function refusalIn({ mppx, viem }: TempoSdk, error: unknown): PaymentRefusal | undefined {
  if (error instanceof mppx.Errors.PaymentError) {
    const problem = PROBLEMS[error.type];
    return problem && { problem, reason: firstLine(error.message) };
  }
  if (!(error instanceof viem.BaseError)) return undefined;
  if (error.walk((cause) => cause instanceof viem.InsufficientFundsError) !== null)
    return { problem: 'payment-insufficient', reason: 'The payer’s balance is too low' };
  if (error.walk((cause) => cause instanceof viem.ExecutionRevertedError) !== null)
    return { problem: 'verification-failed', reason: 'The transaction would fail' };
  return undefined;
}

/** The loggable part of an error: full messages of the libraries contain the signed transaction. */
export function withoutSecrets({ viem }: TempoSdk, error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a value that is not an Error was thrown');
  if (!(error instanceof viem.BaseError)) return new Error(`${error.name}: ${firstLine(error.message)}`);
  return new Error([`${error.name}: ${error.shortMessage}`, firstLine(error.details)].filter(Boolean).join(' / '));
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
