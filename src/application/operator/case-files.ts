import { requireBlockable } from '../../domain/operator/decide-proposal.ts';
import type { Actor } from '../../domain/operator/proposal.ts';
import type { Note } from '../../domain/operator/user-entry.ts';
import type { Ports } from '../ports/index.ts';
import type { Act } from '../ports/operator.ts';
import { actOf } from './entry.ts';
import { type FindPorts, findUser, type TypedWallet } from './find-user.ts';

type CasePorts = FindPorts & Pick<Ports, 'caseFiles' | 'issuedAuthorizations'>;

/**
 * Blocks the wallet at once, on every process. An authorization that it already holds cannot be taken back: `liveAuthorizations` says how
 * many the sale contract would still accept. A wallet that is blocked already stays so, with its first reason. Rejects with USER_NOT_FOUND,
 * with OWN_WALLET, and with NOT_AN_OPERATOR where the wallet is an operator's and the actor is not an admin: a block takes the role away.
 */
export const blockUser = (ports: CasePorts) => async (actor: Actor, typed: TypedWallet, reason: string) => {
  const { caseFiles, clock, issuedAuthorizations } = ports;
  const { wallet } = await findUser(ports)(actor, typed);
  const at = clock.now();
  const act: Act = (staff) => {
    requireBlockable(wallet, actor, staff);
    return actOf({ actor, action: 'user.block', subject: wallet }, at)(staff);
  };
  const changed = await caseFiles.block({ wallet, reason, by: actor, at }, act);
  const liveAuthorizations = await issuedAuthorizations.countLive(wallet, at);
  return { wallet, isBlocked: true as const, changed: changed === true, liveAuthorizations };
};

/** Rejects with USER_NOT_FOUND. */
export const addNote =
  (ports: CasePorts) =>
  async (actor: Actor, typed: TypedWallet, text: string): Promise<Note> => {
    const { wallet } = await findUser(ports)(actor, typed);
    const at = ports.clock.now();
    const act = actOf({ actor, action: 'user.note', subject: wallet }, at);
    return ports.caseFiles.addNote({ wallet, text, by: actor, at }, act);
  };
