import type { Session } from '../../domain/auth/session.ts';
import { FRESH_SIGN_IN_MS, type Operator, type OperatorRole, operatorsNow } from '../../domain/operator/operator.ts';
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

/** The wallet's role now, read from the store each time; undefined for everybody else. Rejects with STORE_UNAVAILABLE. */
export const roleOf =
  ({ operators, operatorPolicy }: Pick<Ports, 'operators' | 'operatorPolicy'>) =>
  async (wallet: WalletAddress): Promise<OperatorRole | undefined> => {
    const appointment = await operators.appointmentOf(wallet);
    return appointment === undefined ? operatorPolicy.named.get(wallet) : appointment.role;
  };

/** Undefined for a wallet without a role. The sign-in time counts: using a session never makes it fresh again. */
export const admitOperator =
  (ports: Pick<Ports, 'operators' | 'operatorPolicy' | 'gatePasses' | 'clock'>) =>
  async ({ wallet, createdAt }: Session, gatePass: string | undefined): Promise<OperatorAdmission | undefined> => {
    const role = await roleOf(ports)(wallet);
    if (role === undefined) return undefined;
    const freshUntil = new Date(createdAt.getTime() + FRESH_SIGN_IN_MS);
    return {
      role,
      gatePassed: passesGate(ports)(gatePass),
      freshUntil,
      isFresh: ports.clock.now() <= freshUntil,
    };
  };

/** Whether a stream that was opened with this session may go on. Rejects with STORE_UNAVAILABLE. */
export const isStillAdmitted =
  (ports: Pick<Ports, 'operators' | 'operatorPolicy' | 'gatePasses' | 'clock' | 'sessions'>) =>
  async (session: Session, gatePass: string | undefined): Promise<boolean> => {
    if (!(await ports.sessions.isLive(session.id, ports.clock.now()))) return false;
    return (await admitOperator(ports)(session, gatePass))?.gatePassed === true;
  };

export const listOperators =
  ({ operators, operatorPolicy }: Pick<Ports, 'operators' | 'operatorPolicy'>) =>
  async (): Promise<readonly Operator[]> =>
    operatorsNow(operatorPolicy.named, await operators.appointments());

export const needsFourEyes =
  ({ operatorPolicy }: Pick<Ports, 'operatorPolicy'>) =>
  (): boolean =>
    operatorPolicy.fourEyes;
