import type { Platform } from './platform.ts';
import type { Button } from './reply-buttons.ts';

/** A message received from a messaging platform. */
export type InboundMessage = Readonly<{
  platform: Platform;
  /** The platform's message id: another update with the same id is a duplicate. */
  id: string;
  /** The chat to reply to. */
  chat: string;
  /** The topic of the chat in which the message was written. */
  thread?: string;
  /** The author. */
  sender: string;
  text: string;
  /** Sent in a group or forwarded: not a request from the sender. */
  secondHand: boolean;
  /** What was sent in the place of text. */
  attached?: Attachment;
  /** Until when it was sent, in Unix milliseconds: platforms name the second, and deliver late. A button press has no time. */
  sentBy?: number;
  /** The platform's id of the button press that this message stands for. */
  pressed?: string;
}>;

export const ATTACHMENTS = ['voice', 'image', 'video', 'sticker', 'file', 'location', 'contact', 'other'] as const;
export type Attachment = (typeof ATTACHMENTS)[number];

export type OutboundMessage = Readonly<{
  platform: Platform;
  chat: string;
  thread?: string;
  text: string;
  buttons?: readonly Button[];
}>;
