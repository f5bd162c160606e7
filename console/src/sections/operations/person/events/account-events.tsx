import type { Schemas } from '@institutional-defi/client';
import { Time, type TimelineEvent } from '../../../../kit/index.ts';
import { Actor } from '../../frame/actor.tsx';
import { inWords } from '../../frame/words.ts';

type File = Schemas['UserFile'];

export const accountEvents = (file: File): readonly TimelineEvent[] => [
  ...profileEvents(file),
  ...file.sessions.map(sessionEvent),
  ...file.keys.flatMap(keyEvents),
];

const profileEvents = ({ profile, profileHistory }: File): readonly TimelineEvent[] => [
  { id: 'registered', at: profile.createdAt, title: 'Registered' },
  ...(profile.siweVerifiedAt === null
    ? []
    : [{ id: 'signed-in', at: profile.siweVerifiedAt, title: 'Signed in for the first time' }]),
  ...profileHistory.map(({ field, before, after, at, actor }, index) => ({
    id: `profile ${index}`,
    at,
    title: `Changed ${inWords(field).toLowerCase()}`,
    detail: (
      <>
        {before ?? 'nothing'} → {after ?? 'nothing'}, by <Actor name={actor} />
      </>
    ),
  })),
];

const sessionEvent = ({ provider, createdAt, expiresAt }: File['sessions'][number]): TimelineEvent => ({
  id: `session ${createdAt} ${expiresAt}`,
  at: createdAt,
  title: provider === 'siwe' ? 'Signed in with the wallet' : 'Signed in with an embedded wallet',
  detail: (
    <>
      The session is open until <Time value={expiresAt} exact />.
    </>
  ),
});

const keyEvents = ({ id, label, scopes, createdAt, revokedAt }: File['keys'][number]): readonly TimelineEvent[] => [
  { id: `key ${id}`, at: createdAt, title: `Created the API key “${label}”`, detail: scopes.join(', ') },
  ...(revokedAt === null ? [] : [{ id: `revoked ${id}`, at: revokedAt, title: `API key “${label}” revoked` }]),
];
