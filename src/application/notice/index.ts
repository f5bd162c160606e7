import { compose, type Needs } from '../shared/compose.ts';
import { announceAlarms, announcePurchases, announceTerms } from './announce.ts';
import { confirmEmail } from './confirm-email.ts';
import { sendNotices } from './send-notices.ts';

/** Queues what happened since the last run, and sends what is due. */
const send =
  (ports: Needs<typeof announceAlarms> & Needs<typeof announcePurchases> & Needs<typeof sendNotices>) => async () => {
    await announceAlarms(ports)();
    await announcePurchases(ports)();
    return await sendNotices(ports)();
  };

export const noticeUseCases = compose({ announceTerms, confirmEmail, send });

export type NoticeUseCases = ReturnType<typeof noticeUseCases>;
