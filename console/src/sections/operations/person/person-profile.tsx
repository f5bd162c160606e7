import type { Schemas } from '@institutional-defi/client';
import { Absent, Address, Badge, KeyValueList, type Pair, Section, Time } from '../../../kit/index.ts';
import { chainName } from '../../../values/chains.ts';
import { inWords } from '../frame/words.ts';

type File = Schemas['UserFile'];

export const PersonProfile = ({ file: { profile, wallets, screening, suspendedUntil } }: Readonly<{ file: File }>) => (
  <Section title="Profile">
    <KeyValueList
      pairs={[
        ...given(profile),
        { name: 'Referral code', value: <code>{profile.referralCode}</code> },
        ...(profile.referredBy === null
          ? []
          : [{ name: 'Referred by', value: <Address value={profile.referredBy} /> }]),
        { name: 'Registered', value: <Time value={profile.createdAt} exact /> },
        { name: 'First sign-in', value: <Time value={profile.siweVerifiedAt} exact /> },
        { name: 'Sanctions', value: <Screening screening={screening} /> },
        { name: 'Network fees', value: <Suspension until={suspendedUntil} /> },
        ...(wallets.length === 0 ? [] : [{ name: 'Listed wallets', value: <Wallets wallets={wallets} /> }]),
      ]}
    />
  </Section>
);

/** What the person gave, and in one line what not. */
function given(profile: File['profile']): readonly Pair[] {
  const fields = [
    { name: 'Name', value: profile.name },
    { name: 'Username', value: profile.username },
    { name: 'E-mail', value: (profile.email ?? profile.unconfirmedEmail) && <Email profile={profile} /> },
    { name: 'Phone', value: profile.phone },
    { name: 'Country', value: profile.countryCode },
  ];
  const missing = fields.filter(({ value }) => value === null).map(({ name }) => name.toLowerCase());
  return [
    ...fields.filter(({ value }) => value !== null),
    ...(missing.length === 0 ? [] : [{ name: 'Not given', value: missing.join(', ') }]),
  ];
}

const Wallets = ({ wallets }: Pick<File, 'wallets'>) => (
  <ul>
    {wallets.map(({ chain, address, label }) => (
      <li key={`${chain} ${address}`}>
        {chain === 'evm' ? 'EVM' : inWords(chain)}: <Address value={address} /> {label}
      </li>
    ))}
  </ul>
);

const Email = ({ profile: { email, emailVerified, unconfirmedEmail } }: Readonly<{ profile: File['profile'] }>) => (
  <>
    {email ?? unconfirmedEmail}{' '}
    <Badge tone={emailVerified ? 'good' : 'warn'}>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
  </>
);

function Screening({ screening: { sanctioned, source, asOf, reason } }: Readonly<{ screening: File['screening'] }>) {
  if (sanctioned === null) return <Absent why={reason ?? 'the lists could not be read'} />;
  return (
    <>
      <Badge tone={sanctioned ? 'bad' : 'good'}>{sanctioned ? 'Listed' : 'Not listed'}</Badge> {sourceText(source)}
      {asOf !== null && (
        <>
          , <Time value={asOf} />
        </>
      )}
    </>
  );
}

/** `denylist`, or `oracle 0x… on chain 8453`; a provider by its name. */
function sourceText(source: string | null): string {
  const [, chain] = /^oracle 0x[0-9a-fA-F]{40} on chain (\d+)$/.exec(source ?? '') ?? [];
  if (chain !== undefined) return `on the sanctions list of ${chainName(Number(chain))}`;
  return source === 'denylist' ? 'on the list of this service' : `by ${source ?? 'an unknown source'}`;
}

const Suspension = ({ until }: Readonly<{ until: string | null }>) =>
  until === null ? (
    <>Covered as usual</>
  ) : (
    <>
      <Badge tone="warn">Not covered</Badge> until <Time value={until} exact />
    </>
  );
