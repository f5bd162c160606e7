import type { Schemas } from '@institutional-defi/client';
import type { Tone } from '../../../kit/classes.ts';
import { tierName } from '../../../values/tiers.ts';

/**
 * The names of what operators see. A colour has one meaning: `bad` is what somebody must act on, `warn` what waits or is in doubt, `good` what
 * was done well, `accent` what is open. What is only a fact, such as a refusal, is neutral.
 */
type Said = Readonly<{ tone: Tone; text: string }>;
/** `none`: what an empty list says. */
type Named = Readonly<{ title: string; lead: string; none?: string }>;
type Decision = Schemas['OperatorDecision'];
type File = Schemas['UserFile'];
type Proposal = Schemas['Proposal'];
type Check = Schemas['ReconciliationCheck'];

/** What the API, logs and metrics call otherwise has their word in its explanation, for who is on call. */
export const SERVICE = {
  unanswered: {
    title: 'Unanswered messages',
    lead: 'Messages of chats that failed all attempts. Mend the cause that the error names, then try again. The API and the logs call them dead letters.',
  },
  providers: {
    title: 'Data providers',
    lead: 'Services of others that this one reads, as the process that answered sees them. Metrics call them upstreams.',
  },
  feeAccounts: {
    title: 'Accounts that pay network fees',
    lead: 'What they hold in coins of the network. The API and the logs call them relayers.',
    none: 'This service has no account of its own that pays network fees. What it pays is sent by a relayer outside of it, or in a simulation.',
  },
  feeBudgets: {
    title: 'Network fees paid today',
    lead: 'Of each daily budget. Settings and logs call this sponsorship.',
  },
  sent: {
    title: 'Transactions sent for this wallet',
    lead: 'Signed by the wallet, which paid their network fees. The API calls them relayed. Transactions whose fee the service paid are below.',
    none: 'The service has sent no transaction of which the wallet paid the network fee.',
  },
  feesPaid: {
    title: 'Network fees paid for this wallet',
    lead: 'The API and the logs call these sponsored requests.',
    none: 'The service has paid no network fee for this wallet.',
  },
} as const satisfies Readonly<Record<string, Named>>;

type SaleWords = Readonly<{ kind: Decision['kind']; title: string; purchases: string; volume: string }>;

/** Each figure of a sale names the sale that it counts. `kind`: of the decisions that granted it. */
export const SALES: Readonly<Record<'sale' | 'nftSale' | 'auctions', SaleWords>> = {
  sale: { kind: 'buy', title: 'Token sale', purchases: 'Token sale: purchases', volume: 'Token sale: volume' },
  nftSale: { kind: 'mint', title: 'NFT sale', purchases: 'NFT sale: authorizations', volume: 'NFT sale: volume' },
  auctions: { kind: 'bid', title: 'Auctions', purchases: 'Auctions: bids', volume: 'Auctions: bid before refunds' },
};

/** Whether the file of the person has what was authorized: of a sale, and only where it was granted. */
export const isAuthorized = ({ kind, outcome }: Pick<Decision, 'kind' | 'outcome'>): boolean =>
  outcome === 'granted' && Object.values(SALES).some((sale) => sale.kind === kind);

/** `1 purchase`, `2 purchases`. */
export const countText = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

export const KINDS: Readonly<Record<Decision['kind'], string>> = {
  buy: 'Purchase',
  mint: 'NFT purchase',
  bid: 'Bid',
  relay: 'Transaction',
  sponsor: 'Network fee',
  grant: 'Grant',
  refuse: 'Request of a blocked wallet',
};

export const OUTCOMES: Readonly<Record<Decision['outcome'], Said>> = {
  granted: { tone: 'good', text: 'Granted' },
  refused: { tone: 'neutral', text: 'Refused' },
};

export const PROPOSAL_STATES: Readonly<Record<Proposal['state'], Said>> = {
  open: { tone: 'accent', text: 'Open' },
  approved: { tone: 'good', text: 'Approved' },
  rejected: { tone: 'neutral', text: 'Rejected' },
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

export const KYC: Readonly<Record<'none' | 'pending' | 'approved' | 'rejected', Said>> = {
  none: { tone: 'neutral', text: 'Not verified' },
  pending: { tone: 'accent', text: 'In progress' },
  approved: { tone: 'good', text: 'Approved' },
  rejected: { tone: 'neutral', text: 'Rejected' },
};

export const AUTHORIZATIONS: Readonly<Record<File['authorizations'][number]['state'], Said>> = {
  issued: { tone: 'accent', text: 'Open' },
  used: { tone: 'good', text: 'Used' },
  expired: { tone: 'neutral', text: 'Expired' },
};

export const BIDS: Readonly<Record<NonNullable<File['bids']>[number]['status'], Said>> = {
  open: { tone: 'accent', text: 'Open' },
  outbid: { tone: 'neutral', text: 'Outbid' },
  exited: { tone: 'neutral', text: 'Ended' },
  claimed: { tone: 'good', text: 'Tokens claimed' },
};

const SENT: Readonly<Record<string, Said>> = {
  recorded: { tone: 'neutral', text: 'Recorded' },
  pending: { tone: 'accent', text: 'Pending' },
  confirmed: { tone: 'good', text: 'Confirmed' },
  reverted: { tone: 'warn', text: 'Failed on the network' },
  replaced: { tone: 'neutral', text: 'Replaced' },
  refused: { tone: 'warn', text: 'Rejected by the network' },
  dropped: { tone: 'warn', text: 'Lost by the network' },
  taken: { tone: 'neutral', text: 'Accepted' },
  relayed: { tone: 'accent', text: 'Sent' },
  executed: { tone: 'good', text: 'Executed' },
  failed: { tone: 'warn', text: 'Failed' },
  lapsed: { tone: 'neutral', text: 'Lapsed' },
};

/** The state of a sent transaction, or of one whose network fee is paid; one that this console does not know yet, by its name. */
export const sentState = (state: string): Said => SENT[state] ?? { tone: 'neutral', text: state };

/** Of a purchase or a bid that is in a block, which may still disappear. */
export const NETWORK: Readonly<Record<'confirmed' | 'seen', Said>> = {
  confirmed: { tone: 'good', text: 'Final' },
  seen: { tone: 'warn', text: 'Not final yet' },
};

/** Beside an event of the past: what it led to since, of which the service has no time. */
export const nowText = ({ text }: Said): string => `(now: ${text.charAt(0).toLowerCase()}${text.slice(1)})`;

export const CHECKS: Readonly<Record<Check['check'], string>> = {
  permits: 'Purchases: authorized, and on the network',
  purchases: 'Purchases: recorded, and in the sale contract',
  bids: 'Bids: authorized, and on the network',
  sponsorships: 'Network fees: recorded, and on the network',
  payments: 'Machine payments: recorded, and received',
};

export const CHECK_OUTCOMES: Readonly<Record<Check['outcome'], Said>> = {
  match: { tone: 'good', text: 'Agrees' },
  differs: { tone: 'bad', text: 'Differs' },
  unsettled: { tone: 'warn', text: 'Not settled' },
  unknown: { tone: 'warn', text: 'Unknown' },
  off: { tone: 'neutral', text: 'Not configured' },
};

const PLATFORMS: Readonly<Record<string, string>> = { telegram: 'Telegram', whatsapp: 'WhatsApp' };

export const platformName = (platform: string): string => PLATFORMS[platform] ?? platform;

const FIGURES: Readonly<Record<string, string>> = {
  buyersCompared: 'Buyers compared',
  lanesCompared: 'Wallets compared',
  relayed: 'Sent',
  taken: 'Accepted',
  tokensIndexed: 'Tokens recorded',
  tokensSold: 'Tokens in the contract',
  unconfirmed: 'Not final yet',
  unitsReceived: 'Received',
  unread: 'Could not be read',
  usedNeverIssued: 'Used, but never authorized',
};

/** A figure of a check; `settled` is shown as `Settled` if it is not here. */
export const figureTitle = (name: string): string => FIGURES[name] ?? inWords(name);

/** `usedNeverIssued` → `Used never issued`. */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
