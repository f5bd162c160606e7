import type { Shop } from './customer.ts';
import { ask } from './target.ts';

/** What anybody may read: rules, prices, market data, the description, keys and health. */
const PAGES: readonly string[] = [
  '/api/sale/authorize',
  '/api/terms',
  '/api/fees/estimate?action=swap&chainId=8453',
  '/api/siwe?action=nonce',
  '/api/agent/market-snapshot',
  '/.well-known/jwks.json',
  '/.well-known/audit-checkpoint',
  '/api/health',
  '/api/health/ready',
];
/** Success, a price for it, and what is not there. */
const EXPECTED = new Set([200, 400, 401, 402, 404]);

/** Reads one page after the other until the load ends. */
export async function serveVisitor({ target, ledger, signal }: Shop): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = PAGES[turn % PAGES.length] as string;
    ledger.ask();
    const answer = await ask(target, { method: 'GET', path }).catch((error: unknown) => {
      ledger.complain(`GET ${path}: ${error}`);
      return undefined;
    });
    if (answer !== undefined && !EXPECTED.has(answer.status)) ledger.complain(`GET ${path}: ${answer.status}`);
  }
}
