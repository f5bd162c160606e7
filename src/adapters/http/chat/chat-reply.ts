import type { Found } from '../../../application/chat/inquiries.ts';
import type { ChatReply } from '../../../domain/chat/reply.ts';
import { preparedReply } from '../transfer/prepared-reply.ts';

/** The shape of the schema ChatReply. What was looked up and is not there is null; what was not looked up is absent. */
export const chatReply = ({ data: { prepared, ...told }, ...reply }: ChatReply<Found>, sessionId: string) => ({
  ...reply,
  data: {
    ...told,
    ...nullWhere(told, 'kycTier'),
    ...nullWhere(told, 'nextStep'),
    ...nullWhere(told, 'decision'),
    ...nullWhere(told, 'remaining'),
    ...(prepared !== undefined && { prepared: preparedReply(prepared) }),
    sessionId,
  },
});

const nullWhere = <K extends keyof Found>(
  told: Partial<Found>,
  field: K,
): { [F in K]?: NonNullable<Found[F]> | null } =>
  field in told ? ({ [field]: told[field] ?? null } as { [F in K]: NonNullable<Found[F]> | null }) : {};
