import type { Schemas } from '@institutional-defi/client';
import type { Tone } from '../../../kit/index.ts';
import { formatAmount } from '../../../values/amount.ts';
import { type Tier, tierName } from '../../../values/tiers.ts';

type PaymentToken = Readonly<{ symbol: string; decimals: number }>;
type Decision = Schemas['OperatorDecision'];
type Proposal = Schemas['Proposal'];

export const KINDS: Readonly<Record<Decision['kind'], string>> = {
  buy: 'Purchase',
  mint: 'NFT purchase',
  bid: 'Bid',
  relay: 'Relayed transaction',
  sponsor: 'Sponsored request',
  grant: 'Grant',
  refuse: 'Blocked request',
};

export const OUTCOMES: Readonly<Record<Decision['outcome'], Readonly<{ tone: Tone; text: string }>>> = {
  granted: { tone: 'good', text: 'Granted' },
  refused: { tone: 'bad', text: 'Refused' },
};

const RULES: Readonly<Record<string, string>> = {
  registered: 'The wallet is registered',
  notBlocked: 'The wallet is not blocked',
  knownToken: 'The sale accepts the payment token',
  minimum: 'The amount reaches the minimum',
  notSelfReferred: 'The referrer is somebody else',
  saleActive: 'The sale is active',
  tierLimit: 'The amount is within the limit of the tier',
  kyc: 'The identity is verified',
  terms: 'The current terms are accepted',
  region: 'The region is served',
  sanctions: 'No sanctions list names the wallet',
  offered: 'The NFT is offered at this price',
  ownSender: 'The payer is a wallet of the bidder',
  auctionOpen: 'The auction is open',
  bidPrice: 'The price is on a tick above the clearing price',
  wellFormed: 'The transaction can be read whole',
  relayable: 'The transaction may be relayed',
  asPrepared: 'The transaction is the one that was prepared',
  chainServed: 'The chain is served',
  signed: 'The wallet signed the request',
  sponsoredCall: 'The call is sponsored',
  quoteCurrent: 'The fee quote is current',
  quoteFits: 'The fee quote is for this request',
  feePaid: 'The fee is paid',
  usable: 'The contract can be used',
  ourTreasury: 'The fee goes to the treasury',
  quoteTrue: 'The service signed the fee quote',
  cost: 'The cost is within the budget',
  nonce: 'The nonce is the next one',
  rehearsal: 'The call succeeds when it is tried',
  reservation: 'The budget was reserved',
};

/** Why a request was refused, in a list; the decision's own page has the whole sentence. */
const REASONS: Readonly<Record<string, string>> = {
  registered: 'Not registered',
  notBlocked: 'Blocked',
  knownToken: 'Unknown payment token',
  minimum: 'Below the minimum',
  notSelfReferred: 'Referred by the same person',
  saleActive: 'The sale is not active',
  tierLimit: 'Above the limit of the tier',
  kyc: 'Identity not verified',
  terms: 'Terms not accepted',
  region: 'Region not served',
  sanctions: 'On a sanctions list',
};

export const reasonOf = ({ rule, outcome, message }: Finding): string =>
  outcome === 'unknown'
    ? `Could not be checked: ${ruleTitle(rule)}`
    : (REASONS[rule] ?? plainText(message) ?? ruleTitle(rule));

/** A sentence of the service, with the tiers by their names and, where the token is known, amounts in its units. */
export const plainText = (text: string | null, token?: PaymentToken): string | null =>
  text
    ?.replaceAll(/TIER_[123]/g, (tier) => tierName(tier as Tier))
    .replaceAll(/(\d{1,78}) smallest units/g, (asWritten, units: string) =>
      token === undefined ? asWritten : `${formatAmount(BigInt(units), token.decimals)} ${token.symbol}`,
    ) ?? null;

type Finding = Schemas['OperatorRuleFinding'];

/** The rule that refuses: the first that fails, else the first whose fact is unknown. */
export const refusing = (rules: readonly Finding[]): Finding | undefined =>
  rules.find(({ outcome }) => outcome === 'fail') ?? rules.find(({ outcome }) => outcome === 'unknown');

/** A rule in words; one that this console does not know yet, by its name. */
export const ruleTitle = (rule: string): string => RULES[rule] ?? rule;

export const PROPOSAL_STATES: Readonly<Record<Proposal['state'], Readonly<{ tone: Tone; text: string }>>> = {
  open: { tone: 'accent', text: 'Open' },
  approved: { tone: 'good', text: 'Approved' },
  rejected: { tone: 'bad', text: 'Rejected' },
  void: { tone: 'neutral', text: 'Void' },
  expired: { tone: 'neutral', text: 'Expired' },
};

export const ROLES: Readonly<Record<Schemas['OperatorRole'], string>> = {
  viewer: 'Viewer',
  reviewer: 'Reviewer',
  admin: 'Admin',
};

/** What a proposal would do, in words. */
export function proposalText({ action, tier, role }: Pick<Proposal, 'action' | 'tier' | 'role'>): string {
  switch (action) {
    case 'unblock':
      return 'Unblock';
    case 'grant-tier':
      return tier === null ? 'Grant a tier' : `Grant ${tierName(tier)}`;
    case 'revoke-tier':
      return tier === null ? 'Revoke all tiers' : `Revoke ${tierName(tier)} and above`;
    case 'add-operator':
      return role === null ? 'Make operator' : `Make ${ROLES[role]}`;
    case 'remove-operator':
      return 'Remove as operator';
    case 'erase':
      return 'Erase personal data';
  }
}

type Said = Readonly<{ tone: Tone; text: string }>;

export const KYC: Readonly<Record<'none' | 'pending' | 'approved' | 'rejected', Said>> = {
  none: { tone: 'neutral', text: 'Not verified' },
  pending: { tone: 'warn', text: 'In progress' },
  approved: { tone: 'good', text: 'Approved' },
  rejected: { tone: 'bad', text: 'Rejected' },
};

type File = Schemas['UserFile'];

export const AUTHORIZATIONS: Readonly<Record<File['authorizations'][number]['state'], Said>> = {
  issued: { tone: 'accent', text: 'Open' },
  used: { tone: 'good', text: 'Used' },
  expired: { tone: 'neutral', text: 'Expired' },
};

const RELAYS: Readonly<Record<string, Said>> = {
  recorded: { tone: 'neutral', text: 'Recorded' },
  pending: { tone: 'warn', text: 'Pending' },
  confirmed: { tone: 'good', text: 'Confirmed' },
  reverted: { tone: 'bad', text: 'Reverted' },
  replaced: { tone: 'neutral', text: 'Replaced' },
  refused: { tone: 'bad', text: 'Refused by the nodes' },
  dropped: { tone: 'bad', text: 'Dropped' },
  taken: { tone: 'neutral', text: 'Accepted' },
  relayed: { tone: 'warn', text: 'Sent' },
  executed: { tone: 'good', text: 'Executed' },
  failed: { tone: 'bad', text: 'Failed' },
  lapsed: { tone: 'neutral', text: 'Lapsed' },
};

/** The state of a relayed transaction or a sponsored request; one that this console does not know yet, by its name. */
export const relayState = (state: string): Said => RELAYS[state] ?? { tone: 'neutral', text: state };
