export const PLATFORMS = ['whatsapp', 'telegram'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What somebody wrote to us on a messaging platform. */
export type InboundMessage = Readonly<{
  platform: Platform;
  /** The platform's own id: a delivery that has it again is the same message. */
  id: string;
  /** Where a reply goes. */
  chat: string;
  /** Who wrote it. */
  sender: string;
  text: string;
  /** Written for a group, or passed on from somebody else: not the sender's own wish. */
  secondHand: boolean;
}>;

export type OutboundMessage = Readonly<{ platform: Platform; chat: string; text: string }>;
