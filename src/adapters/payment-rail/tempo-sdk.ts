import type { Store } from 'mppx';
import type { Hex } from '../../domain/shared/hex.ts';

export type TempoSettings = Readonly<{
  rpcUrl: string;
  chainId: number;
  /** The TIP-20 token that is taken. */
  currency: Hex;
  recipient: Hex;
  /** Who asks to be paid: the service's public host name. */
  realm: string;
  /** At least 32 bytes each. Challenges are issued under the first and accepted under all. */
  secretKeys: readonly [string, ...string[]];
  /** How long one question to the node may take. */
  timeoutMs?: number;
}>;

/** One rail's settings, and the SDK for it, loaded when it is first asked for. */
export type TempoConnection = Readonly<{ settings: TempoSettings; sdk: () => Promise<TempoSdk> }>;
export type TempoSdk = Awaited<ReturnType<typeof loadTempo>>;

export function connectTempo(settings: TempoSettings): TempoConnection {
  let loading: Promise<TempoSdk> | undefined;
  const sdk = () => {
    loading ??= loadTempo(settings);
    return loading;
  };
  return { settings, sdk };
}

export const networkOf = (chainId: number): string => `eip155:${chainId}`;

const TIMEOUT_MS = 10_000;

/**
 * What the SDK would remember in this process, and forget when it ends: the service claims every payment in its database
 * before it lets the SDK settle it.
 */
const CLAIMED_BY_THE_SERVICE: Store.AtomicStore = {
  get: async () => null,
  put: async () => {},
  delete: async () => {},
  update: async (_key, change) => change(null).result,
  tryClaim: async () => true,
};

/** The official SDK and the chain library under it: a second and some 70 MB that a process without this rail never pays. */
async function loadTempo(settings: TempoSettings) {
  const [mppx, { Mppx, tempo }, viem, actions, { Abis, Transaction }, { tempo: mainnet }] = await Promise.all([
    import('mppx'),
    import('mppx/server'),
    import('viem'),
    import('viem/actions'),
    import('viem/tempo'),
    import('viem/tempo/chains'),
  ]);
  const client = viem.createClient({
    chain: { ...mainnet, id: settings.chainId },
    transport: viem.http(settings.rpcUrl, { timeout: settings.timeoutMs ?? TIMEOUT_MS, retryCount: 0 }),
  });
  const { realm, currency, recipient } = settings;
  const charge = tempo.charge({
    getClient: () => client,
    currency,
    recipient,
    decimals: 0,
    supportedModes: ['pull'],
    store: CLAIMED_BY_THE_SERVICE,
  });
  const issuer = (secretKey: string) => ({ secretKey, payments: Mppx.create({ realm, secretKey, methods: [charge] }) });
  const [newest, ...older] = settings.secretKeys;
  const current = issuer(newest);
  return { mppx, viem, actions, Abis, Transaction, client, current, issuers: [current, ...older.map(issuer)] };
}
