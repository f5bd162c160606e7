import type { AlarmRow } from '../alarm/alarm.ts';
import type { Brand } from '../brand/brand.ts';
import { durationText } from '../shared/duration.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { CONFIRMATION_LIFETIME_MS, type Content, type Letter, letterOf, type Notice } from './notice.ts';

/** Who writes, and where the links of letters lead. */
export type Sender = Readonly<{
  /** The public address of the service, without a trailing slash. */
  baseUrl: string;
  brand: Pick<Brand, 'name' | 'supportUrl'>;
}>;

type ToPerson = Extract<Notice, { kind: 'kyc-decided' | 'purchase-confirmed' | 'terms-changed' }>;

/** The institution's name begins the subject and ends the letter. */
function signed({ name, supportUrl }: Sender['brand'], { subject, paragraphs, link }: Content): Letter {
  const end = [...(name === undefined ? [] : [name]), ...(supportUrl === undefined ? [] : [`Support: ${supportUrl}`])];
  return letterOf({
    subject: name === undefined ? subject : `${name}: ${subject}`,
    paragraphs: [...paragraphs, ...(end.length === 0 ? [] : [end.join('\n')])],
    ...(link !== undefined && { link }),
  });
}

export const confirmationLetter = ({ baseUrl, brand }: Sender, wallet: WalletAddress, token: string): Letter =>
  signed(brand, {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `The wallet ${wallet} entered this e-mail address at ${baseUrl}.`,
      `If this was you, open the link within ${durationText(CONFIRMATION_LIFETIME_MS)} and press Confirm. It works once. If it was not you, ignore this mail: until it is confirmed, the address is not used.`,
    ],
    link: { label: 'Confirm the address', url: `${baseUrl}/api/user/confirm-email?token=${token}` },
  });

/** The letter about one event, with the reason why it is sent. */
export function personLetter({ baseUrl, brand }: Sender, wallet: WalletAddress, notice: ToPerson): Letter {
  const { subject, paragraphs } = wordsOf(notice, wallet);
  const why = 'You receive this mail because your profile asks for such notices. You can change that in your profile.';
  return signed(brand, {
    subject,
    paragraphs: [...paragraphs, why],
    link: { label: 'Open the service', url: baseUrl },
  });
}

function wordsOf(notice: ToPerson, wallet: WalletAddress) {
  if (notice.kind === 'kyc-decided') return verificationWords(notice, wallet);
  if (notice.kind === 'terms-changed')
    return {
      subject: 'The terms have changed',
      paragraphs: [
        `The terms have a new version, ${notice.version}. Accept it with the wallet ${wallet} before you buy again.`,
      ],
    };
  return {
    subject: 'Your purchase is confirmed',
    paragraphs: [
      `The purchase of the wallet ${wallet} is confirmed on chain ${notice.chainId}: ${notice.tokens} smallest units of the token.`,
      `Transaction: ${notice.txHash}`,
    ],
  };
}

function verificationWords(notice: Extract<Notice, { kind: 'kyc-decided' }>, wallet: WalletAddress) {
  const tier = notice.tier.replace('TIER_', 'tier ');
  const doubt = notice.isForeign ? [FOREIGN] : [];
  if (notice.status === 'approved')
    return {
      subject: 'Your identity verification was approved',
      paragraphs: [`The identity verification of the wallet ${wallet} was approved for ${tier}.`, ...doubt],
    };
  const outcome = notice.wasRevoked ? 'is no longer valid' : 'was not approved';
  return {
    subject: `Your identity verification ${outcome}`,
    paragraphs: [
      `The identity verification of the wallet ${wallet} for ${tier} ${outcome}. You can start a new one.`,
      ...doubt,
    ],
  };
}

const FOREIGN =
  'It was opened without signing in with this wallet. If it was not you, sign in and open a verification of your own: from then on only yours counts.';

export const alarmLetter = ({ baseUrl, brand }: Sender, alarm: AlarmRow): Letter =>
  signed(brand, {
    subject: `Alarm: ${alarm.kind}`,
    paragraphs: [
      alarm.message,
      `Subject: ${alarm.subject}\nRaised: ${alarm.count} times, first ${alarm.firstAt.toISOString()}, last ${alarm.lastAt.toISOString()}`,
      `Facts: ${JSON.stringify(alarm.facts)}`,
      `What to do is in docs/operations/watch.md, section Alarms. Acknowledge it as alarm ${alarm.id}.`,
    ],
    link: { label: 'Alarms', url: `${baseUrl}/api/operator/alarms` },
  });
