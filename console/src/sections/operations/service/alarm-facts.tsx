import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { Hash } from '../../../kit/index.ts';
import { chainName } from '../../../values/chains.ts';
import css from '../frame/operations.module.css';
import { PersonLink } from '../frame/person-link.tsx';
import { inWords, platformName } from '../frame/words.ts';

type Alarm = Schemas['Alarm'];

export const ALARMS: Readonly<Record<Alarm['kind'], string>> = {
  'authorization-at-risk': 'Authorization at risk',
  'bid-never-permitted': 'Bid never permitted',
  'decision-not-recorded': 'Decision not recorded',
  'gasless-treasury-unproved': 'Treasury of fees not confirmed',
  'ledger-differs': 'Records differ from the contract',
  'message-dead': 'Message unanswered',
  'notice-dead': 'Notice not delivered',
  'payment-missing': 'Payment missing',
  'payment-undeliverable': 'Payment cannot be delivered',
  'payment-undelivered': 'Payment not delivered',
  'purchase-never-authorized': 'Purchase never authorized',
  'signer-not-accepted': 'Signer not accepted',
  'sponsor-fees-written-off': 'Fees written off',
  'sponsored-request-failed': 'Transaction with a paid fee failed',
  'sponsorship-not-on-chain': 'Paid fee not on the network',
  'swap-contracts-changed': 'Swap contracts changed',
  'swap-quote-unsafe': 'Unsafe swap quote',
  'wallet-of-two-persons': 'Wallet of two persons',
};

/** Names of facts; `recentUsd` is shown as `Recent usd` if it is not here. */
const FACTS: Readonly<Record<string, string>> = {
  chainId: 'Network',
  txHash: 'Transaction',
  requestId: 'Request id',
  recentUsd: 'Written off',
  limitUsd: 'Limit',
  live: 'Open authorizations',
  why: 'Reason',
};

/** What the alarm rests on, in human units; who and what it names is a link. */
export function AlarmFacts({ facts }: Pick<Alarm, 'facts'>) {
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <ul className={css.facts}>
      {known.map(([name, value]) => (
        <li key={name}>
          {FACTS[name] ?? inWords(name)}: <Fact name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

const PEOPLE = ['wallet', 'buyer', 'payer'];

function Fact({ name, value }: Readonly<{ name: string; value: Alarm['facts'][string] }>) {
  if (name === 'chainId') return chainName(Number(value));
  if (name === 'txHash') return <Hash value={String(value)} />;
  if (name === 'platform') return platformName(String(value));
  if (name.endsWith('Usd')) return `$${Number(value).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  if (PEOPLE.includes(name)) return <PersonLink wallet={String(value)} />;
  if (name === 'requestId')
    return (
      <Link to="/operations/decisions" search={{ requestId: String(value) }} className={css.link}>
        {String(value)}
      </Link>
    );
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
