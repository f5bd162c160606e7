import type { InboundMessage, OutboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { Platform } from '../../domain/messaging/platform.ts';
import type { TraceParent } from './observability.ts';
import type { Act } from './operator.ts';
import type { ClaimedRows, Lease, WebhookDelivery } from './system.ts';

export interface MessageInbox {
  /**
   * Authenticates an update over its raw bytes and returns its messages; receipts, edits, joins and messages from bots
   * are ignored. The platform is the given one, or else detected from the update. Throws PLATFORM_UNSUPPORTED,
   * UPDATE_NOT_AUTHENTIC (also while the platform's secret is not configured), and UPDATE_UNREADABLE when the update is
   * authentic but cannot be parsed.
   */
  read(delivery: WebhookDelivery, named: string | undefined): readonly InboundMessage[];
  /** Whether the token is the verify token that the operator configured. */
  knowsVerifyToken(token: string): boolean;
}

/** A message leased to one worker. */
export type Claim = Lease &
  Readonly<{
    message: InboundMessage;
    /** The reply that was computed in an earlier attempt. */
    reply?: string;
    /** The span in which the message was stored. */
    trace?: TraceParent;
  }>;

export type DeadLetter = Readonly<{
  id: string;
  platform: Platform;
  messageId: string;
  attempts: number;
  error: string;
  diedAt: Date;
}>;

export type QueueFigures = Readonly<{
  /** Messages without an answer, including those that are leased or wait for another attempt. */
  depth: number;
  /** How long the message that has been due longest has waited; 0 when none is due. */
  oldestMs: number;
  dead: number;
}>;

/** An answer that takes longer hangs, and another worker tries. */
export const LONGEST_CLAIM_MS = 5 * 60_000;

/** A queue of messages to answer. A finished message is deleted with its reply, and its id is kept. */
export interface MessageQueue extends ClaimedRows<Claim> {
  /**
   * Stores the new messages, all or none, with the span that received them, and returns how many were new. The others are counted as
   * duplicates.
   */
  enqueue(messages: readonly InboundMessage[], trace?: TraceParent): Promise<number>;
  /**
   * Leases the message that has been due longest; two workers never lease the same message. A message waits for earlier
   * messages of its chat while those are untried or leased, but not while they wait for another attempt. Also moves
   * messages to the dead letters whose last attempt ended without a result.
   */
  claim(leaseMs: number): Promise<Readonly<{ claim?: Claim; died: readonly DeadLetter[] }>>;
  /**
   * Keeps the message for this process as long as it lives, at most LONGEST_CLAIM_MS: renews the lease until the claim ends in
   * any way. A process that dies keeps the message from others for `leaseMs`.
   */
  hold(claim: Claim, leaseMs: number): void;
  /** Stores the reply, so that another attempt sends the same; false when the lease is lost. */
  keepReply(claim: Claim, reply: string): Promise<boolean>;
  /** Number of messages that are not due yet or are leased. */
  waiting(): Promise<number>;
  figures(): Promise<QueueFigures>;
  /** Number of duplicate deliveries since the last call. */
  takeDuplicates(): Promise<number>;
  /** Newest first. */
  deadLetters(limit: number): Promise<readonly DeadLetter[]>;
  /** Puts a dead letter back into the queue with all its attempts, and stores the audit entry with that; false when the id is unknown. */
  replay(id: string, act: Act): Promise<boolean>;
  /** Deletes at most `limit` messages that were finished before `before`; returns how many. Dead letters are kept. */
  purgeFinished(before: Date, limit: number): Promise<number>;
  /** Deletes at most `limit` dead letters from before `before`; returns how many. */
  purgeDead(before: Date, limit: number): Promise<number>;
}

export interface MessageSender {
  /**
   * Resolves once the platform has accepted the message, in parts when it is long. It is shown as plain text: without formatting, mentions or
   * links. Rejects with MESSAGING_UNAVAILABLE when it may be tried again, and with MESSAGE_REFUSED when retrying is
   * pointless.
   */
  send(message: OutboundMessage): Promise<void>;
  /** Shows the author that a reply is being written, and that a pressed button was noticed. Rejects as `send` does. */
  announce(message: InboundMessage): Promise<void>;
}
