import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { TimelineEvent } from '../../../../kit/index.ts';
import { tierName } from '../../../../values/tiers.ts';
import css from '../../frame/operations.module.css';
import { refusalOf } from '../../frame/rule-words.ts';
import type { PaymentToken } from '../../frame/use-payment-token.ts';
import { KINDS, OUTCOMES } from '../../frame/words.ts';
import { paid } from './money-events.tsx';

type File = Schemas['UserFile'];

export const decisionEvents = (file: File, token: PaymentToken | undefined): readonly TimelineEvent[] => [
  ...file.decisions.map(decisionEvent),
  ...file.authorizations.map((one) => permitEvent(one, token)),
  ...file.nftAuthorizations.map((one) => mintPermitEvent(one, token)),
  ...file.bidPermits.map((one) => bidPermitEvent(one, token)),
];

const decisionEvent = ({ id, kind, outcome, code, at }: File['decisions'][number]): TimelineEvent => ({
  id: `decision ${id}`,
  at,
  title: (
    <Link to="/operations/decisions/$id" params={{ id }} className={css.link}>
      {KINDS[kind]}: {OUTCOMES[outcome].text}
    </Link>
  ),
  ...(code !== null && { detail: <span title={code}>{refusalOf(code)}</span> }),
  tone: OUTCOMES[outcome].tone,
});

const permitEvent = (
  { nonce, tier, amount, issuedAt }: File['authorizations'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `permit ${nonce}`,
  at: issuedAt,
  title: `Purchase authorized as ${tierName(tier)}`,
  detail: paid(amount, token),
  tone: 'accent',
});

const mintPermitEvent = (
  { contract, nonce, tokenId, amount, issuedAt }: File['nftAuthorizations'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `mint ${contract} ${nonce}`,
  at: issuedAt,
  title: `NFT ${tokenId} authorized`,
  detail: paid(amount, token),
  tone: 'accent',
});

const bidPermitEvent = (
  { auction, nonce, amount, issuedAt }: File['bidPermits'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `bid-permit ${auction} ${nonce}`,
  at: issuedAt,
  title: 'Bid authorized',
  detail: paid(amount, token),
  tone: 'accent',
});
