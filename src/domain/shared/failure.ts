/** Why a request cannot be honoured, in business words. Only the edge knows which status each one becomes. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'limited'
  | 'unavailable';

export type Facts = Readonly<Record<string, unknown>>;

/** An expected refusal. Anything thrown that is not a Failure is a defect of ours. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly facts: Facts;

  constructor(kind: FailureKind, code: string, message: string, facts: Facts = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.facts = facts;
  }
}

/** One named refusal: call it to make the Failure, read `kind` and `code` to list it. */
export interface FailureFactory<F extends Facts = Facts> {
  (facts?: F): Failure;
  /** The same refusal, keeping what provoked it for the log. */
  because(cause: unknown, facts?: F): Failure;
  readonly kind: FailureKind;
  readonly code: string;
  /** What the code means, for the API description. */
  readonly meaning: string;
}

/** Names a refusal. `code` is stable and public; `message` is one sentence for people, `say` may enrich it from the facts. */
export function failure<F extends Facts = Facts>(
  kind: FailureKind,
  code: string,
  message: string,
  say: (facts: F) => string = () => message,
): FailureFactory<F> {
  const make = (facts?: F, cause?: unknown) =>
    new Failure(kind, code, facts === undefined ? message : say(facts), facts, cause);
  return Object.assign((facts?: F) => make(facts), {
    because: (cause: unknown, facts?: F) => make(facts, cause),
    kind,
    code,
    meaning: message,
  });
}

/** The message with the full stop that it lacks when it is a single sentence. */
export const sentenceOf = ({ message }: Failure): string => (message.endsWith('.') ? message : `${message}.`);
