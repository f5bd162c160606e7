import type { KycTier } from '../kyc/tier.ts';
import { escaped } from '../shared/escaped.ts';
import { Failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { mailRefused, webhookRefused } from './errors.ts';

/** How long a confirmation link works. */
export const CONFIRMATION_LIFETIME_MS = 24 * 60 * 60_000;

/** How many confirmation links are sent at most in a day: for one wallet, and to one address. */
export const CONFIRMATIONS_A_DAY = { wallet: 5, address: 3 };

/** Whether another attempt would have the same result. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Failure && (error.code === mailRefused.code || error.code === webhookRefused.code);

const MOST_CHARACTERS = 254;
/** RFC 5321 dot-string and domain; no quoted local parts, no address literals, no comments. */
const ONE_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const LOCAL_CHARACTERS = 64;

/** Whether the text is exactly one plain address: a mail library finds several recipients in a text that is not. */
export const isOneAddress = (text: string): boolean =>
  text.length <= MOST_CHARACTERS && text.indexOf('@') <= LOCAL_CHARACTERS && ONE_ADDRESS.test(text);

/** A mail without its recipient. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

export type Content = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  link?: Readonly<{ label: string; url: string }>;
}>;

/** The same words as plain text and as HTML, in which everything but the markup is escaped. */
export function letterOf({ subject, paragraphs, link }: Content): Letter {
  const text = [...paragraphs, ...(link === undefined ? [] : [`${link.label}:\n${link.url}`])].join('\n\n');
  const blocks = paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`);
  const anchor = link && `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a><br>${escaped(link.url)}</p>`;
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    ...blocks,
    ...(anchor === undefined ? [] : [anchor]),
    '</body></html>',
  ].join('\n');
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text: `${text}\n`, html };
}

/** What a person or an operator is told. Contains no e-mail address: the recipient is looked up when the notice is sent. */
export type Notice =
  | Readonly<{ kind: 'confirm-email'; confirmationId: string }>
  | Readonly<{
      kind: 'kyc-decided';
      status: 'approved' | 'rejected';
      tier: KycTier;
      wasRevoked: boolean;
      /** Whether it was opened without the wallet's session; absent in notices that were queued before this was known. */
      isForeign?: boolean;
    }>
  | Readonly<{ kind: 'purchase-confirmed'; txHash: string; tokens: string; chainId: number }>
  | Readonly<{ kind: 'terms-changed'; version: string }>
  | Readonly<{ kind: 'alarm'; alarmId: string; opening: number }>;

/** The flag of the profile that asks for notices of this kind. */
export const WANTED_BY = {
  'kyc-decided': 'notifyAml',
  'purchase-confirmed': 'notifyVesting',
  'terms-changed': 'notifyUpdates',
} as const satisfies Partial<Record<Notice['kind'], 'notifyAml' | 'notifyVesting' | 'notifyUpdates'>>;

export type Channel = 'mail' | 'webhook';

/** A notice in the queue. Of parcels with the same key only the first is ever sent. */
export type Parcel = Readonly<{
  key: string;
  channel: Channel;
  /** The person whom it is for; absent for a notice to the operators. */
  wallet?: WalletAddress;
  notice: Notice;
}>;
