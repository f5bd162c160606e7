import { x402Client } from '@x402/core/client';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment } from '@x402/fetch';
import type { Wallet } from 'ethers';
import { privateKeyToAccount } from 'viem/accounts';
import type { World } from '../../../contracts/kit/deploy.ts';
import { developmentAccounts } from '../../../contracts/kit/node.ts';
import { saleEnvironment } from '../../../demo/sale-environment.ts';
import { newSessionKey } from '../../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../../src/adapters/local/transparency/audit-keys.ts';
import type { PaymentUseCases } from '../../../src/application/payment/index.ts';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { SignedTransfer, TransferTerms } from '../../../src/domain/payment/transfer.ts';
import { port, subject } from '../../../src/infrastructure/container/tokens.ts';
import { serveConfigured } from './served-configuration.ts';

const [, SIGNER] = developmentAccounts;

export type TransferService = Readonly<{
  url: string;
  snapshotUrl: string;
  payments: PaymentUseCases;
  ports: Pick<Ports, 'paymentClaims' | 'transferRail' | 'relayerCalls'>;
  stop(): Promise<void>;
}>;

/** The service behind a socket, on the world's chain, with the first rail in memory and x402 beside it. */
export async function startTransferService(
  world: World,
  databaseUrl: string,
  terms: TransferTerms,
  more: Readonly<Record<string, string>>,
): Promise<TransferService> {
  const limits = ['NETWORK', 'READ', 'PAY'].map((name) => [`RATE_LIMIT_${name}`, '1000000']);
  const { url, container, stop } = await serveConfigured({
    ...saleEnvironment(world, SIGNER.privateKey).env,
    ...Object.fromEntries(limits),
    SESSION_KEYS: newSessionKey(),
    AUDIT_KEYS: newAuditKey(),
    BASE_URL: 'http://127.0.0.1',
    DATABASE_URL: databaseUrl,
    MPP_RAIL: 'memory',
    X402_NETWORK: terms.network,
    X402_ASSET: `${terms.currency}:${terms.name}:${terms.version}`,
    X402_PAY_TO: terms.recipient,
    ...more,
  });
  return {
    url,
    snapshotUrl: `${url}/api/agent/market-snapshot`,
    payments: container.get(subject.payment),
    ports: {
      paymentClaims: container.get(port.paymentClaims),
      transferRail: container.get(port.transferRail),
      relayerCalls: container.get(port.relayerCalls),
    },
    stop,
  };
}

/** The stock client of x402. `shown` receives the headers with which it paid. */
export function stockFetch(payer: Wallet, shown: string[] = []): typeof fetch {
  // It pays known tokens only, unless told otherwise.
  const client = new x402Client().setSpendControls({ allowedAssets: true });
  client.register('eip155:*', new ExactEvmScheme(privateKeyToAccount(payer.privateKey as never)));
  const watched: typeof fetch = (input, init) => {
    const paid = new Request(input, init).headers.get('payment-signature');
    if (paid !== null) shown.push(paid);
    return fetch(input, init);
  };
  return wrapFetchWithPayment(watched, client) as typeof fetch;
}

/** The header with which this transfer pays; `change` alters the whole of it. */
export function inSignatureHeader(
  { accepted, signature, from, to, value, validAfter, validBefore, nonce }: SignedTransfer,
  change: (payment: Payment) => unknown = (payment) => payment,
): string {
  const times = { validAfter: String(validAfter), validBefore: String(validBefore) };
  const authorization = { from, to, nonce, value: String(value), ...times };
  const payment = change({ x402Version: 2, accepted, payload: { signature, authorization } });
  return Buffer.from(JSON.stringify(payment)).toString('base64');
}

type Payment = Readonly<{
  x402Version: number;
  accepted: SignedTransfer['accepted'];
  payload: Readonly<{ signature: string; authorization: Readonly<Record<string, string>> }>;
}>;

export const inHeader64 = (value: string | null): Record<string, never> =>
  JSON.parse(Buffer.from(value ?? '', 'base64').toString());
