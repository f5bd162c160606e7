import { attempt } from '../../domain/shared/attempt.ts';
import { nextStatus, type RelayedTransaction } from '../../domain/transfer/relayed-transaction.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';

type FollowPorts = Pick<
  Ports,
  'chainTransactions' | 'clock' | 'leases' | 'random' | 'relayedTransactions' | 'transferPolicy'
>;

const AT_A_TIME = 100;

export type Following = Readonly<{
  looked: number;
  /** Transactions whose status changed. */
  changed: number;
  /** Transactions that could not be checked because their chain did not respond. */
  unknown: number;
}>;

/** Updates the status of broadcast transactions. A chain that is unavailable does not delay the others. */
export const followTransactions = (ports: FollowPorts) => async (): Promise<Following> => {
  const nothing = { looked: 0, changed: 0, unknown: 0 };
  return (await exclusively(ports, 'follow-transactions', () => followAll(ports))) ?? nothing;
};

async function followAll(ports: FollowPorts): Promise<Following> {
  const waiting = await ports.relayedTransactions.unsettled(AT_A_TIME);
  const chains = [...new Set(waiting.map(({ chainId }) => chainId))];
  const onChain = (wanted: number) => waiting.filter(({ chainId }) => chainId === wanted);
  const all = (await Promise.all(chains.map((chainId) => followChain(ports, onChain(chainId))))).flat();
  return {
    looked: all.length,
    changed: all.filter((outcome) => outcome === 'changed').length,
    unknown: all.filter((outcome) => outcome === 'unknown').length,
  };
}

/** Sequential, to limit the load on a slow node. */
async function followChain(ports: FollowPorts, those: readonly RelayedTransaction[]) {
  const outcomes: ('changed' | 'same' | 'unknown')[] = [];
  for (const transaction of those) outcomes.push(await look(ports, transaction));
  return outcomes;
}

async function look(
  { chainTransactions, clock, relayedTransactions, transferPolicy }: FollowPorts,
  transaction: RelayedTransaction,
) {
  const confirmations = transferPolicy.confirmations.get(transaction.chainId);
  if (confirmations === undefined) return 'unknown';
  const fate = await attempt(chainTransactions.fateOf(transaction, confirmations));
  const now = clock.now();
  const status = fate.known ? nextStatus(transaction, fate.value, now) : transaction.status;
  await relayedTransactions.settle(transaction, status, now);
  if (!fate.known) return 'unknown';
  return status === transaction.status ? 'same' : 'changed';
}
