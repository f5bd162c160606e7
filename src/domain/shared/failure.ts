/** Why a request fails, in business terms. Only adapters/http maps a kind to a status code. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  | 'limited'
  | 'unavailable'
  /** The operator did not configure it. Nothing is wrong with the service. */
  | 'off';

export type Facts = Readonly<Record<string, unknown>>;

/** An expected error. Anything else that is thrown is a defect of this service. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly facts: Facts;
  /** What to do about it, in a sentence. */
  readonly remedy: string;

  constructor(kind: FailureKind, code: string, message: string, remedy: string, facts: Facts = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.remedy = remedy;
    this.facts = facts;
  }
}

/** For integrators, in sentences: why the failure happens, and what to do about it. */
export type Guidance = Readonly<{ cause: string; remedy: string }>;

/** A named failure: call it to create the Failure; read `kind` and `code` to list it. */
export interface FailureFactory<F extends Facts = Facts> {
  (facts?: F): Failure;
  /** Creates the same failure with a cause, which is logged. */
  because(cause: unknown, facts?: F): Failure;
  readonly kind: FailureKind;
  readonly code: string;
  /** What the code means, for the API description. */
  readonly meaning: string;
  readonly guidance: Guidance;
}

/**
 * Defines a failure. `code` is stable and public; `message` is one sentence for users; `guidance` is for integrators;
 * `say` may add details from the facts to the message.
 */
export function failure<F extends Facts = Facts>(
  kind: FailureKind,
  code: string,
  message: string,
  guidance: Guidance,
  say: (facts: F) => string = () => message,
): FailureFactory<F> {
  const make = (facts?: F, cause?: unknown) =>
    new Failure(kind, code, facts === undefined ? message : say(facts), guidance.remedy, facts, cause);
  return Object.assign((facts?: F) => make(facts), {
    because: (cause: unknown, facts?: F) => make(facts, cause),
    kind,
    code,
    meaning: message,
    guidance,
  });
}

/** Whether the failure says nothing about the request: what was asked is down, or is not configured. */
export const hasNoAnswer = ({ kind }: Failure): boolean => kind === 'unavailable' || kind === 'off';

/** How long to wait, for messages: "1 second", "30 seconds". */
export const inSeconds = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);

/** The message with a full stop at the end. */
export const sentenceOf = ({ message }: Failure): string => (message.endsWith('.') ? message : `${message}.`);

export function throwIf(failure: Failure | undefined): void {
  if (failure !== undefined) throw failure;
}
