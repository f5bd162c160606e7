import type { Found } from '../../../application/chat/inquiries.ts';
import type { ChatReply } from '../../../domain/chat/reply.ts';
import { preparedReply } from '../transfer/prepared-reply.ts';

/** The shape of the schema ChatReply. */
export const chatReply = ({ data: { prepared, ...told }, ...reply }: ChatReply<Found>, sessionId: string) => ({
  ...reply,
  data: { ...told, ...(prepared !== undefined && { prepared: preparedReply(prepared) }), sessionId },
});
