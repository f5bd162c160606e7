import type { Data, Schemas } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { useOperation } from '../../../api/index.ts';
import { KeyValueList, Loaded, type Pair, Time } from '../../../kit/index.ts';
import { formatUsd } from '../../../values/money.ts';
import { type Tier, tierName } from '../../../values/tiers.ts';
import { SALE_RULES } from '../frame/use-payment-token.ts';
import { useRoleOf } from '../frame/use-role-of.ts';
import { ROLES } from '../frame/words.ts';
import { tierAfter } from './tier-after.ts';

type Proposal = Schemas['Proposal'];
type File = Data<'viewUserFile'>;

/** What the person has now, and what it becomes. Reading it is an entry of the audit log. */
export function Effect({ proposal }: Readonly<{ proposal: Proposal }>) {
  const file = useOperation('viewUserFile', { path: { wallet: proposal.wallet } });
  const { data: rules } = useOperation('viewSaleRules', undefined, SALE_RULES);
  const roleOf = useRoleOf();
  const limitOf = (tier: Tier | null) => {
    if (tier === null) return 'Nothing';
    const usd = rules?.tiers.find((one) => one.tier === tier)?.maxUsd;
    return usd === undefined ? 'not available' : (formatUsd(usd) ?? 'No limit');
  };
  return (
    <Loaded query={file} failed="What the person has now could not be read">
      {(data) => <KeyValueList pairs={pairsOf(proposal, data, roleOf(proposal.wallet), limitOf)} />}
    </Loaded>
  );
}

const becomes = (name: string, before: ReactNode, after: ReactNode): Pair => ({
  name,
  value: (
    <>
      {before} → <strong>{after}</strong>
    </>
  ),
});

const tierText = (tier: Tier | null) => (tier === null ? 'No tier' : tierName(tier));

function pairsOf(
  proposal: Proposal,
  { kyc, profile }: File,
  role: Schemas['OperatorRole'] | null | undefined,
  limitOf: (tier: Tier | null) => string,
): readonly Pair[] {
  const roleNow = role === undefined ? 'not known' : role === null ? 'None' : ROLES[role];
  switch (proposal.action) {
    case 'grant-tier':
    case 'revoke-tier': {
      const { tier, atMost } = tierAfter(proposal, kyc.tier);
      const most = (text: string) => (atMost ? `at most ${text}` : text);
      return [
        becomes('Tier', tierText(kyc.tier), most(tierText(tier))),
        becomes('May buy for', limitOf(kyc.tier), most(limitOf(tier))),
        ...(proposal.action === 'revoke-tier' ? [] : [{ name: 'Until', value: <End at={proposal.expiresAt} /> }]),
      ];
    }
    case 'unblock':
      return [becomes('Wallet', profile.isBlocked ? 'Blocked' : 'Not blocked', 'Not blocked')];
    case 'add-operator':
      return [becomes('Role', roleNow, proposal.role === null ? 'Operator' : ROLES[proposal.role])];
    case 'remove-operator':
      return [becomes('Role', roleNow, 'None')];
    case 'erase':
      return [becomes('Personal data', 'Stored', 'Deleted for good')];
  }
}

const End = ({ at }: Readonly<{ at: string | null }>) => (at === null ? <>No end</> : <Time value={at} exact />);
