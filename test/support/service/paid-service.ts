import { PATH_USD } from '../../../contracts/kit/tempo.ts';
import { newSessionKey } from '../../../src/adapters/local/session-keys.ts';
import type { PaymentUseCases } from '../../../src/application/payment/index.ts';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { port, subject } from '../../../src/infrastructure/container/tokens.ts';
import { serveConfigured } from './served-configuration.ts';

export type PaidService = Readonly<{
  url: string;
  snapshotUrl: string;
  payments: PaymentUseCases;
  /** What the service pays and records with, for tests that interrupt it there. */
  ports: Pick<Ports, 'paymentClaims' | 'paymentRail'>;
  stop(): Promise<void>;
}>;

export type PaidSettings = Readonly<{
  rpcUrl: string;
  chainId: number;
  recipient: WalletAddress;
  databaseUrl: string;
  rateLimitPay?: number;
}>;

/** The service behind a socket, paid on a Tempo chain, with its claims on a server; the market is in memory. */
export async function startPaidService(settings: PaidSettings): Promise<PaidService> {
  const { rpcUrl, chainId, recipient, databaseUrl, rateLimitPay = 1_000_000 } = settings;
  const { url, container, stop } = await serveConfigured({
    SESSION_KEYS: newSessionKey(),
    BASE_URL: 'http://127.0.0.1',
    DATABASE_URL: databaseUrl,
    MPP_RAIL: 'tempo',
    MPP_RPC_URL: rpcUrl,
    MPP_CHAIN_ID: String(chainId),
    MPP_CURRENCY: PATH_USD,
    MPP_RECIPIENT: recipient,
    MPP_SECRET_KEYS: 'the payment secret of every process of these tests',
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_NETWORK: '1000000',
    RATE_LIMIT_PAY: String(rateLimitPay),
  });
  return {
    url,
    snapshotUrl: `${url}/api/agent/market-snapshot`,
    payments: container.get(subject.payment),
    ports: { paymentClaims: container.get(port.paymentClaims), paymentRail: container.get(port.paymentRail) },
    stop,
  };
}
