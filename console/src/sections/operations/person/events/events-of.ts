import type { Schemas } from '@institutional-defi/client';
import type { TimelineEvent } from '../../../../kit/index.ts';
import type { PaymentToken } from '../../frame/use-payment-token.ts';
import { accountEvents } from './account-events.tsx';
import { decisionEvents } from './decision-events.tsx';
import { moneyEvents } from './money-events.tsx';
import { newestFirst } from './newest-first.ts';
import { operatorEvents } from './operator-events.tsx';
import { verificationEvents } from './verification-events.tsx';

type File = Schemas['UserFile'];

/** What the events of a file are about; each is one choice of the timeline. */
export const SUBJECTS = {
  account: 'Account and sign-ins',
  verification: 'Verification and terms',
  decisions: 'Decisions and authorizations',
  money: 'Purchases and transfers',
  operators: 'Operators',
} as const;

export type Subject = keyof typeof SUBJECTS;

const EVENTS: Readonly<Record<Subject, (file: File, token: PaymentToken | undefined) => readonly TimelineEvent[]>> = {
  account: accountEvents,
  verification: verificationEvents,
  decisions: decisionEvents,
  money: moneyEvents,
  operators: operatorEvents,
};

/** The records of a file as events, newest first: of all subjects, or of one. */
export const eventsOf = (
  file: File,
  token: PaymentToken | undefined,
  chosen: Subject | 'all',
): readonly TimelineEvent[] => {
  const subjects = chosen === 'all' ? (Object.keys(EVENTS) as Subject[]) : [chosen];
  return newestFirst(subjects.flatMap((subject) => EVENTS[subject](file, token)));
};
