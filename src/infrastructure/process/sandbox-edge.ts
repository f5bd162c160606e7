import type { RequestHandler, Router } from 'express';
import type { Container } from 'inversify';
import type { FrameFailure } from '../../adapters/http/frame/failure/frame-failures.ts';
import { SkippingClock } from '../../adapters/local/clock.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { port, subject } from '../container/tokens.ts';

/** What a sandbox adds to the HTTP app. */
export type SandboxEdge = Readonly<{
  play: RequestHandler;
  pages: Router | undefined;
  failures: readonly FrameFailure[];
}>;

/** Undefined without a port in memory, and in production. Loads the modules of the sandbox only then. `reset` is offered where the clock can be moved. */
export async function loadSandboxEdge(
  config: Config,
  container: Container,
  reset?: () => Promise<void>,
): Promise<SandboxEdge | undefined> {
  const { production, origins } = config.server;
  if (production || !isSandbox(config)) return undefined;
  const { playScenario, sandboxControls, sandboxPages } = await import('../../adapters/http/sandbox/controls.ts');
  const { SANDBOX_FAILURES: failures } = await import('../../adapters/http/sandbox/failures.ts');
  const clock = container.get(port.clock);
  const controls = clock instanceof SkippingClock ? [sandboxControls({ clock, reset })] : [];
  const [first, ...others] = [
    ...(await verificationPagesOf(config, container)),
    ...(await chainPagesOf(config, container)),
    ...(await accountPagesOf(config)),
    ...controls,
  ];
  const pages = first === undefined ? undefined : sandboxPages(new Set(origins), [first, ...others]);
  return { play: playScenario, pages, failures };
}

async function verificationPagesOf({ adapters }: Config, container: Container): Promise<readonly Router[]> {
  if (adapters.kyc.kind !== 'memory') return [];
  const { verificationPages } = await import('../../adapters/http/sandbox/verification.ts');
  const { InMemoryKycProvider } = await import('../../adapters/kyc/kyc-provider.memory.ts');
  const provider = container.get(port.kycProvider);
  if (!(provider instanceof InMemoryKycProvider)) return [];
  const { receiveWebhook } = container.get(subject.kyc);
  return [
    verificationPages({ provider, kycs: container.get(port.kycs), receiveWebhook, clock: container.get(port.clock) }),
  ];
}

/** Only where nobody but the developer reaches the service. */
async function accountPagesOf(config: Config): Promise<readonly Router[]> {
  if (!config.reach.isPlayground) return [];
  const { accountPages } = await import('../../adapters/http/sandbox/accounts.ts');
  return [accountPages(config.operators.named)];
}

async function chainPagesOf({ adapters }: Config, container: Container): Promise<readonly Router[]> {
  if (adapters.chain.kind !== 'memory') return [];
  const { chainPages } = await import('../../adapters/http/sandbox/chain.ts');
  const { InMemoryChainTransactions } = await import('../../adapters/chain/transfer/chain-transactions.memory.ts');
  const { Faucet } = await import('../../adapters/sandbox/faucet.ts');
  const transactions = container.get(port.chainTransactions);
  if (!(transactions instanceof InMemoryChainTransactions)) return [];
  const { chains } = transactions;
  const faucet = new Faucet(chains, container.get(port.salePolicy), container.get(port.clock));
  return [
    chainPages({
      chains,
      faucet,
      signedTransactions: container.get(port.signedTransactions),
      gasPrices: container.get(port.gasPrices),
    }),
  ];
}
