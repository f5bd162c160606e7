import type { InboundMessage, Platform } from '../../../domain/messaging/inbound-message.ts';

/** A message in somebody's hands until their lease runs out. */
export type Claim = Readonly<{
  id: string;
  /** Proves that the lease is still the claimant's. */
  token: string;
  /** 1 for the first. */
  attempt: number;
  message: InboundMessage;
  /** What was worked out to answer at an earlier attempt. */
  reply?: string;
}>;

export type DeadLetter = Readonly<{
  id: string;
  platform: Platform;
  messageId: string;
  attempts: number;
  error: string;
  diedAt: Date;
}>;

/**
 * Messages that wait for their answer, each handed out at least once and at most MAX_ATTEMPTS times. Leases and delays run by the
 * store's own clock, which all processes share. Every method rejects with STORE_UNAVAILABLE when the database does not answer.
 */
export interface MessageQueue {
  /** Keeps the messages that were never kept before, all or none; answers how many those were. The others are counted. */
  enqueue(messages: readonly InboundMessage[]): Promise<number>;
  /**
   * Leases the message that has been due the longest; no two claimants ever hold one at a time. A message waits for the earlier
   * ones of its chat while those are untried or in somebody's hands, but not while they wait for another attempt. Also turns dead
   * what was claimed for the last time by somebody who never gave it back.
   */
  claim(leaseMs: number): Promise<Readonly<{ claim?: Claim; died: readonly DeadLetter[] }>>;
  /** Keeps what will be answered, so that another attempt says the same; false when the lease is lost. */
  keepReply(claim: Claim, reply: string): Promise<boolean>;
  /** Done: what was written and answered is forgotten, and only the id is kept. False when the lease is lost. */
  finish(claim: Claim): Promise<boolean>;
  /** Hands it out again after the delay, or turns it dead after its last attempt. */
  putBack(claim: Claim, error: string, delayMs: number): Promise<'waiting' | 'dead' | 'lost'>;
  /** Turns it dead now; false when the lease is lost. */
  bury(claim: Claim, error: string): Promise<boolean>;
  /** How many messages are not to be had now: not yet due, or in somebody's hands. */
  waiting(): Promise<number>;
  /** How many deliveries of messages that were kept before have come since this was last asked. */
  takeDuplicates(): Promise<number>;
  /** The newest first. */
  deadLetters(limit: number): Promise<readonly DeadLetter[]>;
  /** Hands a dead letter out again, with all its attempts; false when there is none of this id. */
  replay(id: string): Promise<boolean>;
  /** Forgets messages that were finished before `before`; answers how many. Dead letters stay. */
  purgeFinished(before: Date): Promise<number>;
}
