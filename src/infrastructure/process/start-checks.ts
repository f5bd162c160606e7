import { setTimeout as pause } from 'node:timers/promises';
import type { ChainRpc } from '../../adapters/chain/rpc/chain-rpc.ts';
import { OtherHook } from '../../adapters/chain/sale/auctions.evm.ts';
import type { PaymasterUseCases } from '../../application/paymaster/index.ts';
import type { AuctionContracts } from '../../application/ports/auction.ts';
import type { TermsStore } from '../../application/ports/compliance.ts';
import type { CompliancePolicy } from '../../application/ports/policies.ts';
import type { AcceptedSigners } from '../../application/ports/signing.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { isDevelopmentChain } from '../../domain/shared/chain/any-chain.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Config } from '../config/config.ts';
import { SANDBOX_TERMS } from '../config/sandbox-terms.ts';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../observability/logger.ts';
import { StartError } from '../start/start-error.ts';

type Sale = Pick<SalePolicy, 'auctions' | 'chainId' | 'contract' | 'nftContract'>;
type Signing = Readonly<{ acceptedSigners: AcceptedSigners; saleAddresses: readonly WalletAddress[] }>;

/**
 * Throws a StartError when a sale contract accepts an account whose key this service does not have: every authorization would be
 * refused on chain. A chain that does not respond proves nothing, and is logged.
 */
export async function requireAcceptedSigners(
  { auctions = [], chainId, contract, nftContract }: Sale,
  { acceptedSigners, saleAddresses }: Signing,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  const contracts = [
    ['SALE_CONTRACT', contract] as const,
    ...(nftContract === undefined ? [] : [['NFT_SALE_CONTRACT', nftContract] as const]),
    ...auctions.map(({ hook }) => ['AUCTIONS', hook] as const),
  ];
  const faults: string[] = [];
  for (const [name, address] of contracts) {
    const accepted = await attempt(acceptedSigners.read(address));
    if (!accepted.known)
      logger.warn({ err: accepted.failure, contract: address }, 'could not read the signer of a sale contract');
    else if (accepted.value.length > 0 && !accepted.value.some((one) => saleAddresses.includes(one)))
      faults.push(
        `${name}: the contract ${address} on chain ${chainId} accepts authorizations of ${accepted.value.join(' and ')} only, and the keys in SALE_SIGNER_KEYS or SALE_SIGNER_KEY are of ${saleAddresses.join(', ')}`,
      );
  }
  if (faults.length > 0)
    throw new StartError(
      `${faults.join('\n')}\nAdd the key of that account, or have the owner of the contract call setSigner with one of yours.`,
    );
}

/** Throws a StartError when an auction has another validation hook. One that cannot be read proves nothing. */
export async function requireOwnHooks({ auctions = [] }: Sale, contracts: Pick<AuctionContracts, 'state'>) {
  const states = await Promise.all(auctions.map((auction) => attempt(contracts.state(auction))));
  const faults = states.flatMap((state) =>
    !state.known && state.failure.cause instanceof OtherHook ? [`AUCTIONS: ${state.failure.cause.message}`] : [],
  );
  if (faults.length > 0) throw new StartError(`${faults.join('\n')}\nName the auction’s own hook behind the auction.`);
}

/**
 * Throws a StartError when the current version of the terms was accepted with another text than the current one, or without one: those
 * acceptances would count for a text that nobody saw. The sandbox's own text binds nobody, and may change. A database that does not
 * respond proves nothing.
 */
export async function requireOneTextAVersion(
  { termsVersion, termsText }: Pick<CompliancePolicy, 'termsVersion' | 'termsText'>,
  terms: Pick<TermsStore, 'newestOf'>,
): Promise<void> {
  if (termsText === undefined || termsText === SANDBOX_TERMS || !('sha256' in termsText)) return;
  const newest = await attempt(terms.newestOf(termsVersion));
  if (!newest.known || newest.value === undefined || newest.value.textSha256 === termsText.sha256) return;
  const { textSha256 } = newest.value;
  const other = textSha256 === undefined ? 'without a text' : `with another text (SHA-256 ${textSha256})`;
  throw new StartError(
    `TERMS_FILE: users accepted version ${termsVersion} of the terms ${other}. Give this text its own TERMS_VERSION: every user then accepts it.`,
  );
}

/** Blocks of a chain that stands still, or of a node that is behind, are older than a few seconds. */
const STALE_HEAD_MS = 10 * 60_000;
/** A start does not wait for longer: what does not answer proves nothing. */
const WAIT_MS = 3_000;

type Sources = Readonly<{ database: Database | undefined; chains: ReadonlyMap<number, ChainRpc> }>;
type Settings = Pick<Config, 'storage' | 'sale'> &
  Readonly<{ adapters: Pick<Config['adapters'], 'chain'>; server: Pick<Config['server'], 'clockToleranceMs'> }>;

/**
 * Throws a StartError when the clock of this machine is wrong: signatures, sessions and leases would be. A block cannot come from the
 * future, so a newer head proves that this clock is late. An old head is logged while the database agrees with this clock: the node is
 * behind, or the chain stands still.
 */
export async function requireAgreedClock(
  { storage, sale, adapters, server }: Settings,
  { database, chains }: Sources,
  logger: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): Promise<void> {
  const { clockToleranceMs } = server;
  const databaseLead =
    storage.kind === 'postgres' && database ? await leadOf(() => databaseTime(database), now) : undefined;
  if (databaseLead !== undefined && Math.abs(databaseLead) > clockToleranceMs)
    throw wrongClock(databaseLead, 'the clock of the database', 'Synchronise both machines (NTP), then start again.');
  const chain =
    adapters.chain.kind === 'memory' || isDevelopmentChain(sale.chainId) ? undefined : chains.get(sale.chainId);
  const chainLead = chain && (await leadOf(() => headTime(chain), now));
  if (chainLead === undefined) return;
  const head = `the newest block of chain ${sale.chainId}`;
  if (chainLead > clockToleranceMs)
    throw wrongClock(chainLead, head, 'Synchronise this machine (NTP), then start again.');
  if (chainLead >= -STALE_HEAD_MS) return;
  if (databaseLead !== undefined)
    logger.warn({ chainId: sale.chainId, ageMs: -chainLead }, 'the newest block of the sale’s chain is old');
  else
    throw wrongClock(
      chainLead,
      head,
      `Synchronise this machine (NTP). If its time is right, the node is behind: correct RPC_URL_${sale.chainId}. Then start again.`,
    );
}

/** By how much the source is ahead of this machine, in milliseconds; undefined without an answer. */
async function leadOf(ask: () => Promise<number>, now: () => number): Promise<number | undefined> {
  const asked = now();
  const time = await Promise.race([ask().catch(() => undefined), pause(WAIT_MS, undefined, { ref: false })]);
  return time === undefined ? undefined : time - (asked + now()) / 2;
}

async function databaseTime({ knex }: Database): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ ms: number }] }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0].ms;
}

async function headTime(chain: ChainRpc): Promise<number> {
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string };
  return Number(BigInt(block.timestamp)) * 1_000;
}

function wrongClock(leadMs: number, other: string, remedy: string): StartError {
  const minutes = Math.round(Math.abs(leadMs) / 60_000);
  const direction = leadMs > 0 ? 'behind' : 'ahead of';
  return new StartError(`The clock of this machine is ${minutes} minutes ${direction} ${other}. ${remedy}`);
}

/** Throws when a GaslessTransfers contract pays its fees to another address than TREASURY. */
export async function requireOwnTreasuries({ checkTreasuries }: Pick<PaymasterUseCases, 'checkTreasuries'>) {
  const faults = (await checkTreasuries()).flatMap(({ chainId, contract, expected, found }) =>
    found === undefined
      ? []
      : [
          `GASLESS_TRANSFERS_${chainId}: the contract ${contract} on chain ${chainId} pays its fees to ${found}, but TREASURY is ${expected}`,
        ],
  );
  if (faults.length > 0)
    throw new Error(
      `${faults.join('\n')}\nDeploy GaslessTransfers with this treasury, or set TREASURY to the contract's.`,
    );
}
