import { EvmChainTransactions } from '../../adapters/chain/transfer/chain-transactions.evm.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/memory.ts';
import { RelayerAccount } from '../../adapters/sponsor/relayer-account.ts';
import { InMemoryRelayerQueue } from '../../adapters/sponsor/relayer-queue.memory.ts';
import { PostgresRelayerQueue } from '../../adapters/sponsor/relayer-queue.postgres.ts';
import { noSponsor } from '../../adapters/sponsor/sponsor.none.ts';
import { OpenZeppelinSponsor } from '../../adapters/sponsor/sponsor.openzeppelin.ts';
import { RelayerSponsor } from '../../adapters/sponsor/sponsor.relayer.ts';
import type { Sponsor } from '../../application/ports/paymaster/sponsor.ts';
import type { Config } from '../config/config.ts';
import type { Tools } from '../tools.ts';

/** Who pays the gas. */
export function sponsorOf(
  { adapters: { sponsor }, transfer }: Config,
  { chains, database, logger }: Tools,
  memory: MemoryAdapters,
): Sponsor {
  const { clock, random, signedTransactions } = memory;
  if (sponsor.kind === 'openzeppelin')
    return new OpenZeppelinSponsor(sponsor, {
      clock,
      onTrouble: (err) => logger.warn({ err }, 'the relay service gives trouble'),
    });
  if (sponsor.kind !== 'relayer') return sponsor.kind === 'memory' ? memory.sponsor : noSponsor;
  return new RelayerSponsor({
    account: new RelayerAccount(sponsor.key),
    queue: database === undefined ? new InMemoryRelayerQueue() : new PostgresRelayerQueue(database.knex),
    chains,
    chainTransactions: new EvmChainTransactions(chains),
    signedTransactions,
    confirmations: transfer.confirmations,
    clock,
    random,
    onTrouble: (err) => logger.warn({ err }, 'the relayer could not broadcast'),
  });
}
