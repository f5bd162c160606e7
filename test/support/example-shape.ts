import type { Belongings } from '../http/access/expectations.ts';
import type { SignedIn, TestWorld } from './service/world.ts';

/** Headers of an operator who passed the password gate. */
export type OperatorHeaders = Readonly<{ authorization: string; cookie: string }>;

export type ExampleWorld = Belongings &
  Readonly<{
    world: TestWorld;
    key: string;
    /** A user about whom the operators decide. */
    person: SignedIn;
    admin: OperatorHeaders;
    /** Another operator, whose proposals the admin decides. */
    reviewer: OperatorHeaders;
  }>;

export type Sent = Readonly<{
  /** The path with its parameters, where it has any. */
  path?: string;
  parameters?: Readonly<Record<string, string>>;
  query?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

export type ExampleRequest = Readonly<{
  send: (of: ExampleWorld) => Sent | Promise<Sent>;
  /** Why the same request succeeds only once, so that the example in the description cannot be repeated. */
  once?: string;
}>;
