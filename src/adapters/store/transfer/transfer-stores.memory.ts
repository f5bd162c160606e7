import type { NewRelay, PreparedTransfers, RelayedTransactions } from '../../../application/ports/transfer.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { purged } from '../shared/values.ts';

export class InMemoryPreparedTransfers implements PreparedTransfers {
  readonly #prepared = new Map<string, PreparedTransfer>();

  async keep(prepared: PreparedTransfer) {
    if (this.#prepared.has(prepared.id)) throw new Error(`prepared transfer ${prepared.id} already exists`);
    this.#prepared.set(prepared.id, structuredClone(prepared));
  }

  async find(wallet: WalletAddress, id: string) {
    const prepared = this.#prepared.get(id.toLowerCase());
    return prepared?.wallet === wallet ? structuredClone(prepared) : undefined;
  }

  async recipients(wallet: WalletAddress) {
    const own = [...this.#prepared.values()].filter((prepared) => prepared.wallet === wallet);
    return [...new Set(own.map(({ recipient }) => recipient))];
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#prepared, limit, ({ expiresAt }) => expiresAt < before);
  }

  about(wallet: WalletAddress) {
    return { prepared_transfers: [...this.#prepared.values()].filter((prepared) => prepared.wallet === wallet) };
  }

  mentions(wallet: WalletAddress) {
    return mentionsIn(
      ['prepared_transfers', 'recipient'],
      this.#prepared.values(),
      (prepared) => prepared.wallet !== wallet && prepared.recipient === wallet,
      ({ transaction: { chainId }, expiresAt }) => ({ chainId, expiresAt }),
    );
  }

  erase(wallet: WalletAddress): void {
    for (const { id } of this.about(wallet).prepared_transfers) this.#prepared.delete(id);
  }
}

type Entry = { position: number; transaction: RelayedTransaction; lookedAt: number };

const OPEN: readonly RelayStatus[] = ['recorded', 'pending'];
const LOST: readonly RelayStatus[] = ['refused', 'dropped'];
const UNSENT: readonly RelayStatus[] = ['recorded', 'refused'];

export class InMemoryRelayedTransactions implements RelayedTransactions {
  readonly #entries = new Map<string, Entry>();
  readonly #decisions: InMemoryDecisions;

  constructor(decisions: InMemoryDecisions) {
    this.#decisions = decisions;
  }

  about(wallet: WalletAddress) {
    const all = [...this.#entries.values()].map(({ transaction }) => transaction);
    return { relayed_transactions: all.filter(({ from }) => from === wallet) };
  }

  mentions(wallet: WalletAddress) {
    const all = [...this.#entries.values()].map(({ transaction }) => transaction);
    return mentionsIn(
      ['relayed_transactions', 'recipient'],
      all,
      ({ from, movement }) => from !== wallet && movement.to === wallet,
      ({ chainId, recordedAt }) => ({ chainId, recordedAt }),
    );
  }

  async record(transaction: NewRelay, decision: Decision) {
    this.#decisions.keep(decision);
    const entry = this.#entries.get(keyOf(transaction));
    if (entry === undefined) {
      const { chainId, hash, from, nonce, movement, recordedAt } = structuredClone(transaction);
      const kept: RelayedTransaction = { chainId, hash, from, nonce, movement, recordedAt, status: 'recorded' };
      this.#entries.set(keyOf(kept), { position: this.#entries.size + 1, transaction: kept, lookedAt: 0 });
      return 'recorded';
    }
    const { status } = entry.transaction;
    if (!LOST.includes(status)) return status;
    entry.transaction = { ...entry.transaction, status: 'recorded', recordedAt: new Date(transaction.recordedAt) };
    return 'recorded';
  }

  async accept(key: TransactionKey) {
    this.#change(key, ['recorded', ...LOST], 'pending');
  }

  async refuse(key: TransactionKey) {
    this.#change(key, ['recorded'], 'refused');
  }

  async unsettled(limit: number) {
    return [...this.#entries.values()]
      .filter(({ transaction }) => OPEN.includes(transaction.status))
      .sort((a, b) => a.lookedAt - b.lookedAt || a.position - b.position)
      .slice(0, limit)
      .map(({ transaction }) => structuredClone(transaction));
  }

  async settle(key: TransactionKey, status: RelayStatus, lookedAt: Date) {
    const entry = this.#change(key, OPEN, status);
    if (entry !== undefined) entry.lookedAt = lookedAt.getTime();
  }

  async find(key: TransactionKey) {
    return structuredClone(this.#entries.get(keyOf(key))?.transaction);
  }

  async history(from: WalletAddress, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const found = [...this.#entries.values()]
      .filter(({ position, transaction }) => position < before && transaction.from === from)
      .filter(({ transaction }) => !UNSENT.includes(transaction.status))
      .sort((a, b) => b.position - a.position)
      .map(({ position, transaction }) => ({ position, item: structuredClone(transaction) }));
    return pageByPosition(found, limit);
  }

  async recipients(from: WalletAddress, limit: number) {
    const own = [...this.#entries.values()]
      .filter(({ transaction }) => transaction.from === from)
      .filter(({ transaction }) => !UNSENT.includes(transaction.status));
    return [...new Set(own.reverse().map(({ transaction }) => transaction.movement.to))].slice(0, limit);
  }

  #change(key: TransactionKey, from: readonly RelayStatus[], status: RelayStatus): Entry | undefined {
    const entry = this.#entries.get(keyOf(key));
    if (entry === undefined || !from.includes(entry.transaction.status)) return undefined;
    entry.transaction = { ...entry.transaction, status };
    return entry;
  }
}

const keyOf = ({ chainId, hash }: TransactionKey) => `${chainId}:${hash}`;
