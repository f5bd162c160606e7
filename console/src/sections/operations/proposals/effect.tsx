import type { Data, Schemas } from '@institutional-defi/client';
import { useOperation } from '../../../api/index.ts';
import { KeyValueList, Loaded, type Pair, Time } from '../../../kit/index.ts';
import { useRoleOf } from '../frame/use-role-of.ts';
import { ROLES } from '../frame/words.ts';
import { becomes, useTierPairs } from './tier-change.tsx';

type Proposal = Schemas['Proposal'];
type File = Data<'viewUserFile'>;

/** What the person has now, and what it becomes. Reading it is an entry of the audit log. */
export function Effect({ proposal }: Readonly<{ proposal: Proposal }>) {
  const file = useOperation('viewUserFile', { path: { wallet: proposal.wallet } });
  const tierPairs = useTierPairs();
  const roleOf = useRoleOf();
  return (
    <Loaded query={file} failed="What the person has now could not be read">
      {(data) => <KeyValueList pairs={pairsOf(proposal, data, roleOf(proposal.wallet), tierPairs)} />}
    </Loaded>
  );
}

function pairsOf(
  proposal: Proposal,
  { kyc, profile }: File,
  role: Schemas['OperatorRole'] | null | undefined,
  tierPairs: ReturnType<typeof useTierPairs>,
): readonly Pair[] {
  const roleNow = role === undefined ? 'not known' : role === null ? 'None' : ROLES[role];
  switch (proposal.action) {
    case 'grant-tier':
    case 'revoke-tier':
      return [
        ...tierPairs(proposal, kyc.tier),
        ...(proposal.action === 'revoke-tier' ? [] : [{ name: 'Until', value: <End at={proposal.expiresAt} /> }]),
      ];
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
