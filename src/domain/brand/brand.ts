import type { Accents } from './accent.ts';

/** The institution that offers the service, as its pages and mails show it. */
export type Brand = Readonly<{
  /** Absent: pages are named after what they are. */
  name?: string;
  logo?: Readonly<{ bytes: Uint8Array; type: string }>;
  accents?: Accents;
  /** Where a person can be reached. */
  supportUrl?: string;
  links: readonly Readonly<{ label: string; url: string }>[];
}>;

export const UNBRANDED: Brand = { links: [] };
