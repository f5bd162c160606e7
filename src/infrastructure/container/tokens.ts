import type { ServiceIdentifier } from 'inversify';
import type { AuthUseCases } from '../../application/auth/index.ts';
import type { ComplianceUseCases } from '../../application/compliance/index.ts';
import type { FeeUseCases } from '../../application/fee/index.ts';
import type { HealthUseCases } from '../../application/health/index.ts';
import type { KycUseCases } from '../../application/kyc/index.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';
import type { UserUseCases } from '../../application/user/index.ts';

export type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** A typed identifier for each key that is asked of it. */
const tokens = <T>(room: string): Tokens<T> =>
  new Proxy({} as Tokens<T>, { get: (_target, name) => Symbol.for(`${room}.${String(name)}`) });

export interface Subjects {
  auth: AuthUseCases;
  compliance: ComplianceUseCases;
  fee: FeeUseCases;
  health: HealthUseCases;
  kyc: KycUseCases;
  sale: SaleUseCases;
  user: UserUseCases;
}

/** The identifiers of some keys, as a record. */
export const pick = <T, K extends keyof T>(all: Tokens<T>, ...names: readonly K[]): Tokens<Pick<T, K>> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Tokens<Pick<T, K>>;

export const port = tokens<Ports>('port');
export const subject = tokens<Subjects>('subject');
