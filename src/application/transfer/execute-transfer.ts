import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { screeningFact } from '../../domain/compliance/screening.ts';
import { readNow } from '../../domain/decision/rule.ts';
import { Failure, throwIf } from '../../domain/shared/failure.ts';
import { type Hex, toHex } from '../../domain/shared/hex.ts';
import { preparationExpired, preparationNotFound } from '../../domain/transfer/errors.ts';
import { requireAsPrepared } from '../../domain/transfer/prepared-transfer.ts';
import {
  type RelayRequest,
  type RelayStatus,
  requireRelayable,
  type TransactionKey,
} from '../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../domain/transfer/signed-transaction.ts';
import { findListed, type ScreeningPorts } from '../compliance/screening.ts';
import { type Inquiry, type MatterPorts, policyVersion, startDecision } from '../decision/matter.ts';
import { examined, Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';

type ExecutePorts = ScreeningPorts &
  MatterPorts &
  Pick<
    Ports,
    | 'chainTransactions'
    | 'clock'
    | 'preparedTransfers'
    | 'relayedTransactions'
    | 'signedTransactions'
    | 'transferPolicy'
  >;

/** `prepareId`: the prepared transfer that the wallet intended to sign. */
export type ExecuteRequest = RelayRequest & Readonly<{ wallet: ProvedWallet; prepareId?: string }>;

/** Raised when the meaning of a rule changes. */
const RULES = 1;
const RELAY_RULES = ['wellFormed', 'relayable', 'asPrepared', 'sanctions'] as const;
type RelayRule = (typeof RELAY_RULES)[number];
/** Without a prepareId there is nothing to compare with. */
const UNPREPARED = RELAY_RULES.filter((rule) => rule !== 'asPrepared');

const MINED: readonly RelayStatus[] = ['confirmed', 'reverted'];

/**
 * Broadcasts a signed transaction. It is recorded first, with the decision to relay it, so that nothing is lost in a
 * crash. Repeated and concurrent calls with the same transaction return the same result.
 */
export const executeTransfer = (ports: ExecutePorts) => {
  const { clock, relayedTransactions, transferPolicy } = ports;
  const policy = policyVersion(ports, 'relay', { rules: RULES, chains: [...transferPolicy.confirmations.keys()] });
  return async (raw: Hex, request: ExecuteRequest, inquiry: Inquiry): Promise<TransactionKey> => {
    const { chainId: intended, prepareId, wallet } = request;
    const fields = { chainId: intended, prepareId, signedTx: raw };
    const matter = startDecision(ports, { kind: 'relay', wallet, request: fields, policy }, inquiry);
    const trail = new Trail<RelayRule>(prepareId === undefined ? UNPREPARED : RELAY_RULES);
    const transaction = await examined(matter, trail, () => examine(ports, raw, request, trail));
    const { chainId, hash, from, nonce, movement } = transaction;
    const relay = { chainId, hash, from, nonce, movement, recordedAt: clock.now() };
    const decision = matter.granted(trail.findings);
    const status = await relayedTransactions.record(relay, decision);
    matter.announce(decision);
    if (!MINED.includes(status)) await broadcast(ports, transaction);
    return transaction;
  };
};

/** The transaction, if it may be relayed. */
async function examine(
  ports: ExecutePorts,
  raw: Hex,
  { prepareId, ...request }: ExecuteRequest,
  trail: Trail<RelayRule>,
): Promise<SignedTransaction> {
  const { signedTransactions, transferPolicy } = ports;
  const transaction = trail.check('wellFormed', () => signedTransactions.decode(raw));
  trail.check('relayable', () => requireRelayable(transaction, request, transferPolicy));
  if (prepareId !== undefined)
    await trail.step('asPrepared', () => requirePrepared(ports, prepareId, transaction), readNow('prepared transfer'));
  const { chainId, from, to, data } = transaction;
  const calls = [{ chainId, to, data: toHex(data) }];
  const screened = await trail.step('sanctions', () => findListed(ports)({ sender: from, calls }));
  trail.check('sanctions', () => throwIf(screened.refusal), screeningFact(screened.decisive, ports.clock.now()));
  return transaction;
}

/** A refusal by the nodes is stored with the transaction; it is not recorded as a decision of this service. */
async function broadcast(
  { chainTransactions, relayedTransactions }: ExecutePorts,
  transaction: SignedTransaction,
): Promise<void> {
  try {
    await chainTransactions.broadcast(transaction);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'invalid') await relayedTransactions.refuse(transaction);
    throw error;
  }
  await relayedTransactions.accept(transaction);
}

/**
 * Throws INTENT_MISMATCH, PREPARATION_NOT_FOUND or PREPARATION_EXPIRED. A transaction that was submitted in time can be
 * submitted again after the prepared transfer has expired or was deleted.
 */
async function requirePrepared(
  { clock, preparedTransfers, relayedTransactions }: ExecutePorts,
  prepareId: string,
  transaction: SignedTransaction,
): Promise<void> {
  const prepared = await preparedTransfers.find(transaction.from, prepareId);
  if (prepared !== undefined) requireAsPrepared(prepared.transaction, transaction);
  if (prepared !== undefined && prepared.expiresAt > clock.now()) return;
  if ((await relayedTransactions.find(transaction)) !== undefined) return;
  throw prepared === undefined ? preparationNotFound() : preparationExpired();
}
