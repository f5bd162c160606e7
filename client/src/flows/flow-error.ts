export type FlowCode =
  /** The wallet is on another chain and cannot switch. */
  | 'WRONG_CHAIN'
  /** The service prepared something else than was asked for; nothing was signed. */
  | 'MISMATCH'
  /** The caller's `confirm` returned false. */
  | 'NOT_CONFIRMED'
  | 'NOT_GASLESS'
  /** The fee, with what the wallet owes, leaves nothing of the amount. */
  | 'AMOUNT_TOO_LOW'
  /** The client does not act for the wallet: sign in with it. */
  | 'NOT_SIGNED_IN'
  /** The authorization ended before the wallet signed the purchase or the bid; nothing was spent. Do it again. */
  | 'AUTHORIZATION_EXPIRED'
  /** The bid does not exist, has exited, or has to wait: see its `status`. */
  | 'BID_NOT_EXITABLE'
  /** No bid has exited with tokens, or claiming has not begun. */
  | 'NOTHING_TO_CLAIM'
  | 'TRANSACTION_REVERTED'
  /** The wallet replaced the transaction with another one, or cancelled it. */
  | 'TRANSACTION_REPLACED'
  | 'VERIFICATION_REJECTED'
  /** This tier is applied for in writing; `facts.contactAddress` says where. */
  | 'CONTACT_REQUIRED'
  /** A payment was made and its outcome is unknown; call again with `facts.credential`, and do not pay again. */
  | 'PAYMENT_IN_DOUBT';

/** A flow ended without its result, though no single request was refused. */
export class FlowError extends Error {
  readonly code: FlowCode;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: FlowCode, message: string, facts: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'FlowError';
    this.code = code;
    this.facts = facts;
  }
}

/** Throws before anything is signed when the prepared value differs from the expected one. */
export function expectSame(what: string, prepared: unknown, expected: unknown): void {
  const [given, wanted] = [prepared, expected].map((value) => String(value).toLowerCase());
  if (given !== wanted)
    throw new FlowError('MISMATCH', `The service prepared ${what} ${given}, but ${wanted} was requested`, { what });
}
