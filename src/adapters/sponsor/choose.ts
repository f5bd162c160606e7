import type { Knex } from 'knex';
import type { RelayerBalances } from '../../application/ports/operator.ts';
import type { Sponsor } from '../../application/ports/paymaster.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import { sponsorUnavailable } from '../../domain/paymaster/errors.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { AccountKeySource } from '../signer/key-source.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { Relayer, type RelayerTools } from './relayer.ts';
import { RelayerAccount } from './relayer-account.ts';
import { noRelayer, RpcRelayerBalances } from './relayer-market.ts';
import { InMemoryRelayerQueue } from './relayer-queue.memory.ts';
import { PostgresRelayerQueue } from './relayer-queue.postgres.ts';
import type { RelayerQueue } from './relayer-queue.ts';
import { OpenZeppelinSponsor } from './sponsor.openzeppelin.ts';
import { RelayerSponsor } from './sponsor.relayer.ts';

const refuse = async (): Promise<never> => {
  throw sponsorUnavailable();
};

/** Used when no sponsor is configured. */
export const noSponsor: Sponsor = { relay: refuse, pursue: refuse };

export type SponsorChoice =
  | Readonly<{ kind: 'memory' | 'none' }>
  | Readonly<{ kind: 'relayer'; keys: readonly AccountKeySource[] }>
  | Readonly<{ kind: 'openzeppelin'; url: string; apiKey: string; relayers: ReadonlyMap<number, string> }>;

/** Without a database a relayer keeps its queue in this process. */
export const chooseRelayerQueue = (database: Knex | undefined): RelayerQueue =>
  database === undefined ? new InMemoryRelayerQueue() : new PostgresRelayerQueue(database);

type Tools = Omit<RelayerTools, 'accounts' | 'onTrouble'> &
  Readonly<{
    /** For an own relayer: the first pays for new calls. */
    relayerKeys: readonly SigningKey[];
    /** Creates a logger of failures with this message. */
    warn: (message: string) => UpstreamTools['onTrouble'];
  }>;

const relayerToolsOf = ({ relayerKeys, warn, ...tools }: Tools): RelayerTools => ({
  ...tools,
  accounts: accountsOf(relayerKeys),
  onTrouble: warn('the relayer could not sign or broadcast a transaction'),
});

/** The own relayer. All of them share the queue, so that none uses another's nonce. */
export const openRelayer = (tools: Tools): Relayer => new Relayer(relayerToolsOf(tools));

/** The sponsor, which pays the gas. */
export function chooseSponsor(
  choice: SponsorChoice,
  tools: Tools,
  sandbox: () => Readonly<{ sponsor: Sponsor }>,
): Sponsor {
  switch (choice.kind) {
    case 'memory':
      return sandbox().sponsor;
    case 'none':
      return noSponsor;
    case 'openzeppelin':
      return new OpenZeppelinSponsor(choice, {
        clock: tools.clock,
        onTrouble: tools.warn('relay service error'),
      });
    case 'relayer':
      return new RelayerSponsor(relayerToolsOf(tools));
  }
}

/** The balances of the own relayers on the chains of its forwarders; none for a sponsor that another service runs. */
export const chooseRelayerBalances = (
  choice: SponsorChoice,
  relayerKeys: readonly SigningKey[],
  chainIds: readonly number[],
  chains: ReadonlyMap<number, ChainRpc>,
): RelayerBalances =>
  choice.kind === 'relayer'
    ? new RpcRelayerBalances(
        accountsOf(relayerKeys).map(({ address }) => address),
        chainIds,
        chains,
      )
    : noRelayer;

function accountsOf(keys: readonly SigningKey[]): RelayerTools['accounts'] {
  const [first, ...others] = keys.map((key) => new RelayerAccount(key));
  if (first === undefined) throw new TypeError('An own relayer needs a key');
  return [first, ...others];
}
