import { z } from 'zod';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { toWalletAddress } from '../local/address.ts';
import { reviewed, sumsubTime } from './sumsub-review.ts';

/** An external user id created by this service: the wallet, and a UUID that distinguishes its sessions. */
const EXTERNAL_ID = /^(0x[0-9a-fA-F]{40})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The wallet for which the session was opened; undefined for an id that this service did not create. */
export function walletOf(sessionId: string): WalletAddress | undefined {
  const [, written = ''] = EXTERNAL_ID.exec(sessionId) ?? [];
  const wallet = toWalletAddress(written);
  return wallet === written ? wallet : undefined;
}

/** The new applicant; or, when the request was repeated, the error that it already exists. */
export const createdAs = (id: string) =>
  z.union([z.object({ externalUserId: z.literal(id) }), z.object({ code: z.literal(409) })]);

/** What was read from the documents, as opposed to `fixedInfo`, which the person entered. */
const Info = z.object({
  country: z.string().nullish(),
  idDocs: z.array(z.object({ country: z.string().nullish(), number: z.string().nullish() })).nullish(),
});

/** Exactly this applicant. A completed review has a date. */
export const applicantOf = (id: string) =>
  z.object({
    externalUserId: z.literal(id),
    createdAt: sumsubTime,
    info: Info.nullish(),
    review: z
      .object({ ...reviewed, levelName: z.string(), reviewDate: sumsubTime.optional() })
      .refine(({ reviewStatus, reviewDate }) => reviewStatus !== 'completed' || reviewDate !== undefined),
  });

export type Applicant = z.output<ReturnType<typeof applicantOf>>;

export const Link = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** The first document that has a number; without one, only the country is known. */
export function documentOf({ info }: Applicant) {
  const document = info?.idDocs?.find(({ number }) => number);
  return { country: document?.country ?? info?.country, number: document?.number };
}
