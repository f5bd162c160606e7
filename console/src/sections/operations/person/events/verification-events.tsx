import type { Schemas } from '@institutional-defi/client';
import type { TimelineEvent } from '../../../../kit/index.ts';
import { tierName } from '../../../../values/tiers.ts';
import { KYC } from '../../frame/words.ts';

type File = Schemas['UserFile'];

export const verificationEvents = ({ kyc, terms }: File): readonly TimelineEvent[] => [
  ...kyc.sessions.map(openedEvent),
  ...kyc.events.map(kycEvent),
  ...kyc.rulings.map(rulingEvent),
  ...terms.acceptances.map(acceptedEvent),
];

const openedEvent = ({ id, tier, createdAt }: File['kyc']['sessions'][number]): TimelineEvent => ({
  id: `verification ${id}`,
  at: createdAt,
  title: `Opened a verification for ${tierName(tier)}`,
});

const kycEvent = ({ id, status, tier, occurredAt, applied }: File['kyc']['events'][number]): TimelineEvent => ({
  id: `kyc ${id}`,
  at: occurredAt,
  title: `Identity provider reported: ${KYC[status].text}`,
  detail: (
    <>
      {tier === null ? 'No tier' : tierName(tier)}
      {!applied && '. It changed nothing.'}
    </>
  ),
  tone: KYC[status].tone,
});

const rulingEvent = ({ kind, tier, at }: File['kyc']['rulings'][number]): TimelineEvent => ({
  id: `ruling ${kind} ${at}`,
  at,
  title:
    tier === null
      ? kind === 'grant'
        ? 'Granted a tier'
        : 'Revoked all tiers'
      : `${kind === 'grant' ? 'Granted' : 'Revoked'} ${tierName(tier)}`,
  tone: kind === 'grant' ? 'good' : 'warn',
});

const acceptedEvent = ({ version, acceptedAt }: File['terms']['acceptances'][number]): TimelineEvent => ({
  id: `terms ${version} ${acceptedAt}`,
  at: acceptedAt,
  title: `Accepted the terms, version ${version}`,
});
