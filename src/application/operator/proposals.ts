import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import type { ActName } from '../../domain/operator/acts.ts';
import { approve, reject, roleNeeded, voidEntry } from '../../domain/operator/decide-proposal.ts';
import { noSuchOperator, notBlocked, proposalNotFound, proposerRemoved } from '../../domain/operator/errors.ts';
import {
  type Actor,
  propose as draftOf,
  type Proposal,
  type ProposalState,
  proposalState,
  type Wish,
} from '../../domain/operator/proposal.ts';
import { requireRole } from '../../domain/operator/staff.ts';
import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';
import { requestInvalid } from '../../domain/shared/failures.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { warnOfLiveAuthorizations } from '../kyc/warnings.ts';
import type { Ports } from '../ports/index.ts';
import { appointedRoleOf } from './admission.ts';
import { doneEntry, recordRead } from './entry.ts';
import { type FindPorts, findUser, type TypedWallet } from './find-user.ts';

/** `person`: name or username, where it was looked up. */
export type ShownProposal = Proposal & Readonly<{ state: ProposalState; person?: string }>;

type ProposePorts = FindPorts & Pick<Ports, 'operatorPolicy' | 'operators' | 'proposals'>;

/**
 * Proposes a change for the wallet. Rejects with NOT_AN_OPERATOR for too low a role, with USER_NOT_FOUND, WALLET_NOT_BLOCKED,
 * OPERATOR_NOT_FOUND or PROPOSAL_OPEN, and with VALIDATION_FAILED for an expiry in the past.
 */
export const propose =
  (ports: ProposePorts) =>
  async (actor: Actor, typed: TypedWallet, wish: Wish, reason: string): Promise<ShownProposal> => {
    const { clock, proposals } = ports;
    const proposedAt = clock.now();
    if (wish.action === 'grant-tier' && wish.expiresAt !== undefined && wish.expiresAt <= proposedAt)
      throw requestInvalid({ issues: [{ path: 'expiresAt', message: 'must be in the future' }] });
    const wallet = await subjectOf(ports, actor, typed, wish);
    const draft = draftOf({ wallet, wish, reason, proposedBy: actor, proposedAt });
    const kept = await proposals.create(draft, (staff) => {
      requireRole(staff, actor, roleNeeded({ wallet, wish }, staff));
      return (proposal) => entryAbout(proposal, actor, 'proposal.create', proposedAt);
    });
    return shown(kept, proposedAt);
  };

type DecidePorts = Pick<
  Ports,
  | 'alarms'
  | 'apiKeys'
  | 'auditLog'
  | 'clock'
  | 'issuedAuthorizations'
  | 'issuedBidPermits'
  | 'operatorPolicy'
  | 'proposals'
  | 'sessions'
>;

/** Approves and carries out the proposal, both or neither. Rejects as the domain's `approve` does, and with PROPOSAL_NOT_FOUND. */
export const approveProposal =
  (ports: DecidePorts) =>
  async (actor: Actor, id: string): Promise<ShownProposal> => {
    const { fourEyes } = ports.operatorPolicy;
    const now = ports.clock.now();
    const approved = await decided(ports, actor, id, 'proposal.approve', (proposal, staff) => {
      const decided = approve(proposal, actor, { fourEyes, now }, staff);
      const { decision } = decided;
      const entry =
        decision.verdict === 'void'
          ? voidEntry(proposal, decision)
          : entryAbout(proposal, actor, 'proposal.approve', now);
      return { ...decided, entry };
    });
    if (approved.wish.action === 'erase') await endAccess(ports, approved.wallet, now);
    if (approved.wish.action === 'revoke-tier') await warnOfLiveAuthorizations(ports, approved.wallet);
    return shown(approved, now);
  };

/** The erasure has deleted sessions and revoked keys: this process must not remember them. */
async function endAccess({ apiKeys, sessions }: DecidePorts, wallet: WalletAddress, now: Date): Promise<void> {
  await sessions.revokeAll(wallet, now);
  await apiKeys.revokeAll(wallet, now);
}

/** Rejects with PROPOSAL_NOT_FOUND, PROPOSAL_DECIDED, PROPOSAL_ENDED or NOT_AN_OPERATOR. */
export const rejectProposal =
  (ports: DecidePorts) =>
  async (actor: Actor, id: string, reason: string): Promise<ShownProposal> => {
    const now = ports.clock.now();
    const rejected = await decided(ports, actor, id, 'proposal.reject', (proposal, staff) => ({
      ...reject(proposal, actor, reason, now, staff),
      entry: entryAbout(proposal, actor, 'proposal.reject', now),
    }));
    return shown(rejected, now);
  };

export const listProposals =
  (ports: Pick<Ports, 'auditLog' | 'clock' | 'proposals' | 'userDirectory'>) =>
  async (actor: string, state: ProposalState | undefined, request: PageRequest): Promise<Page<ShownProposal>> => {
    const now = ports.clock.now();
    const page = await ports.proposals.page({ now, ...(state !== undefined && { state }) }, request);
    await recordRead(ports, actor, 'proposal.read', 'proposals');
    const names = await ports.userDirectory.namesOf([...new Set(page.items.map(({ wallet }) => wallet))]);
    return { ...page, items: page.items.map((proposal) => shown(proposal, now, names.get(proposal.wallet))) };
  };

export const shown = (proposal: Proposal, now: Date, person?: string): ShownProposal => ({
  ...proposal,
  ...(person !== undefined && { person }),
  state: proposalState(proposal, now),
});

/** A refused decision is logged as well: somebody tried. */
async function decided(
  { auditLog, clock, proposals }: DecidePorts,
  actor: Actor,
  id: string,
  action: 'proposal.approve' | 'proposal.reject',
  decide: Parameters<Ports['proposals']['decide']>[1],
): Promise<Proposal> {
  try {
    const result = await proposals.decide(id, decide);
    if (result === undefined) throw proposalNotFound();
    if (result.decision?.verdict === 'void') throw proposerRemoved({ proposedBy: result.proposedBy });
    return result;
  } catch (error) {
    if (error instanceof Failure && !hasNoAnswer(error))
      await auditLog.append(refusedEntry({ actor, action, id, code: error.code }, clock.now()));
    throw error;
  }
}

const refusedEntry = (
  { actor, action, id, code }: Readonly<{ actor: Actor; action: ActName; id: string; code: string }>,
  at: Date,
): AuditEntry => ({ actor, action, subject: `proposal:${id}`, outcome: 'refused', detail: { code }, at });

const entryAbout = ({ id, wallet, wish }: Proposal, actor: Actor, action: ActName, at: Date) =>
  doneEntry({ actor, action, subject: wallet, detail: { proposal: id, change: wish.action } }, at);

async function subjectOf(ports: ProposePorts, actor: Actor, typed: TypedWallet, wish: Wish): Promise<WalletAddress> {
  if (wish.action === 'add-operator' || wish.action === 'remove-operator') {
    const { address } = typed;
    if (address === undefined)
      throw requestInvalid({ issues: [{ path: 'wallet', message: 'must be an address with a valid checksum' }] });
    if (wish.action === 'remove-operator' && (await appointedRoleOf(ports)(address)) === undefined)
      throw noSuchOperator();
    return address;
  }
  const user = await findUser(ports)(actor, typed);
  if (wish.action === 'unblock' && !user.isBlocked) throw notBlocked();
  return user.wallet;
}
