import type { Schemas } from '@institutional-defi/client';
import { Absent, Address, Badge, KeyValueList, Section, Time } from '../../../kit/index.ts';

type File = Schemas['UserFile'];

const text = (value: string | null) => value ?? <Absent why="not given" />;

export const PersonProfile = ({ file: { profile, wallets, screening, suspendedUntil } }: Readonly<{ file: File }>) => (
  <Section title="Profile">
    <KeyValueList
      pairs={[
        { name: 'Name', value: text(profile.name) },
        { name: 'Username', value: text(profile.username) },
        { name: 'E-mail', value: <Email profile={profile} /> },
        { name: 'Phone', value: text(profile.phone) },
        { name: 'Country', value: text(profile.countryCode) },
        { name: 'Referral code', value: <code>{profile.referralCode}</code> },
        { name: 'Referred by', value: <Address value={profile.referredBy} /> },
        { name: 'Registered', value: <Time value={profile.createdAt} exact /> },
        { name: 'First sign-in', value: <Time value={profile.siweVerifiedAt} exact /> },
        { name: 'Sanctions', value: <Screening screening={screening} /> },
        { name: 'Sponsorship', value: <Suspension until={suspendedUntil} /> },
        {
          name: 'Listed wallets',
          value:
            wallets.length === 0 ? (
              <Absent why="none" />
            ) : (
              <ul>
                {wallets.map(({ chain, address, label }) => (
                  <li key={`${chain} ${address}`}>
                    {chain}: <Address value={address} /> {label}
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  </Section>
);

function Email({ profile: { email, emailVerified, unconfirmedEmail } }: Readonly<{ profile: File['profile'] }>) {
  if (email === null && unconfirmedEmail === null) return <Absent why="not given" />;
  return (
    <>
      {email ?? unconfirmedEmail}{' '}
      <Badge tone={emailVerified ? 'good' : 'warn'}>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
    </>
  );
}

function Screening({ screening: { sanctioned, source, asOf, reason } }: Readonly<{ screening: File['screening'] }>) {
  if (sanctioned === null) return <Absent why={reason ?? 'the lists could not be read'} />;
  return (
    <>
      <Badge tone={sanctioned ? 'bad' : 'good'}>{sanctioned ? 'Listed' : 'Not listed'}</Badge> {source}
      {asOf !== null && (
        <>
          , <Time value={asOf} />
        </>
      )}
    </>
  );
}

const Suspension = ({ until }: Readonly<{ until: string | null }>) =>
  until === null ? (
    <>Not suspended</>
  ) : (
    <>
      <Badge tone="warn">Suspended</Badge> until <Time value={until} exact />
    </>
  );
