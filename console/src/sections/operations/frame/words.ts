import type { Schemas } from '@institutional-defi/client';
import type { Tone } from '../../../kit/index.ts';

type Decision = Schemas['OperatorDecision'];
type Proposal = Schemas['Proposal'];

export const KINDS: Readonly<Record<Decision['kind'], string>> = {
  buy: 'Purchase',
  mint: 'NFT purchase',
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

/** What a proposal would do, in words. */
export function proposalText({ action, tier, role }: Pick<Proposal, 'action' | 'tier' | 'role'>): string {
  switch (action) {
    case 'unblock':
      return 'Unblock';
    case 'grant-tier':
      return `Grant ${tier ?? 'a tier'}`;
    case 'revoke-tier':
      return tier === null ? 'Revoke all tiers' : `Revoke ${tier} and above`;
    case 'add-operator':
      return `Make ${role ?? 'operator'}`;
    case 'remove-operator':
      return 'Remove as operator';
    case 'erase':
      return 'Erase personal data';
  }
}

export const KYC_TONES: Readonly<Record<'none' | 'pending' | 'approved' | 'rejected', Tone>> = {
  none: 'neutral',
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
};
