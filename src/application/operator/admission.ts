import type { Session } from '../../domain/auth/session.ts';
import {
  FRESH_SIGN_IN_MS,
  hasPowerOf,
  type Operator,
  type OperatorRole,
  operatorsNow,
} from '../../domain/operator/operator.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { passesGate } from '../auth/gate.ts';
import type { Ports } from '../ports/index.ts';

/** What an operator's session may do now. */
export type OperatorAdmission = Readonly<{
  role: OperatorRole;
  gatePassed: boolean;
  /** When changes start to require a new sign-in. */
  freshUntil: Date;
  isFresh: boolean;
}>;

export type AdmitPorts = Pick<Ports, 'operators' | 'operatorPolicy' | 'gatePasses' | 'clock' | 'users'>;

/** The wallet's appointed role, read from the store each time; undefined for everybody else. Rejects with STORE_UNAVAILABLE. */
export const appointedRoleOf =
  ({ operators, operatorPolicy }: Pick<Ports, 'operators' | 'operatorPolicy'>) =>
  async (wallet: WalletAddress): Promise<OperatorRole | undefined> => {
    if (operatorPolicy.barred.has(wallet)) return undefined;
    const appointment = await operators.appointmentOf(wallet);
    return appointment === undefined ? operatorPolicy.named.get(wallet) : appointment.role;
  };

/** The role that the wallet may use now: a blocked operator has none. Rejects with STORE_UNAVAILABLE. */
const roleOf =
  (ports: Pick<Ports, 'operators' | 'operatorPolicy' | 'users'>) =>
  async (wallet: WalletAddress): Promise<OperatorRole | undefined> => {
    const role = await appointedRoleOf(ports)(wallet);
    return role !== undefined && (await ports.users.find(wallet))?.isBlocked === true ? undefined : role;
  };

/** Undefined for a wallet without a role. The sign-in time counts: using a session never makes it fresh again. */
export const admitOperator =
  (ports: AdmitPorts) =>
  async ({ wallet, createdAt }: Session, gatePasses: readonly string[]): Promise<OperatorAdmission | undefined> => {
    const role = await roleOf(ports)(wallet);
    if (role === undefined) return undefined;
    const freshUntil = new Date(createdAt.getTime() + FRESH_SIGN_IN_MS);
    return {
      role,
      gatePassed: passesGate(ports)(gatePasses),
      freshUntil,
      isFresh: ports.clock.now() <= freshUntil,
    };
  };

/** Whether a stream that was opened with this session, and needs this role, may go on. Rejects with STORE_UNAVAILABLE. */
export const isStillAdmitted =
  (ports: AdmitPorts & Pick<Ports, 'sessions'>) =>
  async (session: Session, gatePasses: readonly string[], needed: OperatorRole): Promise<boolean> => {
    if (!(await ports.sessions.isLive(session.id, ports.clock.now(), 'afresh'))) return false;
    const admission = await admitOperator(ports)(session, gatePasses);
    return admission?.gatePassed === true && hasPowerOf(admission.role, needed);
  };

export const listOperators =
  ({ operators, operatorPolicy }: Pick<Ports, 'operators' | 'operatorPolicy'>) =>
  async (): Promise<readonly Operator[]> =>
    operatorsNow(operatorPolicy.named, await operators.appointments());

/** What waits for an operator. Rejects with STORE_UNAVAILABLE. */
export const countWaiting =
  ({ clock, serviceFigures }: Pick<Ports, 'clock' | 'serviceFigures'>) =>
  async () => {
    const [alarms, proposals] = await Promise.all([
      serviceFigures.openAlarms(),
      serviceFigures.openProposals(clock.now()),
    ]);
    return { alarms, proposals };
  };

export const needsFourEyes =
  ({ operatorPolicy }: Pick<Ports, 'operatorPolicy'>) =>
  (): boolean =>
    operatorPolicy.fourEyes;
