import type { OperationId, Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../../api/index.ts';
import { TextField, toast } from '../../../kit/index.ts';
import { TIERS, type Tier, tierName } from '../../../values/tiers.ts';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { TierChange } from '../proposals/tier-change.tsx';
import { type ActDialogProps, ProposeOne } from './propose-one.tsx';

const CHANGES = [
  'viewUserFile',
  'listProposals',
  'listUsers',
  'viewOverview',
  'viewOperatorSession',
] as const satisfies readonly OperationId[];

const proposed = (onClose: () => void) => () => {
  toast({ tone: 'good', title: 'Proposed', text: 'It waits among the proposals.' });
  onClose();
};

export function Block({ about, onClose }: ActDialogProps) {
  const block = useAction('blockUser', {
    changes: CHANGES,
    onDone: ({ liveAuthorizations }) => {
      const left =
        liveAuthorizations === 0
          ? undefined
          : `The sale contract still accepts ${liveAuthorizations} authorizations that were signed earlier.`;
      toast({ tone: 'good', title: 'Blocked', ...(left !== undefined && { text: left }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Block this wallet"
      description="This takes effect at once: the wallet can sign in and read, and do nothing that moves value."
      about={about}
      act="Block the wallet"
      isDanger
      acting={block}
      onAct={(reason) => block.mutate({ path: { wallet: about.wallet }, body: { reason } })}
      onClose={onClose}
    />
  );
}

type PlainAct = Readonly<{
  operation: 'proposeUnblock' | 'proposeOperatorRemoval' | 'proposeErasure';
  title: string;
  description: string;
  isDanger?: boolean;
}>;

export const UNBLOCK: PlainAct = {
  operation: 'proposeUnblock',
  title: 'Propose to unblock',
  description: 'When it is approved, the wallet can buy and transfer again, if the other rules pass.',
};
export const REMOVE: PlainAct = {
  operation: 'proposeOperatorRemoval',
  title: 'Propose to remove as operator',
  description: 'When it is approved, the wallet loses its role at once.',
};
export const ERASE: PlainAct = {
  operation: 'proposeErasure',
  title: 'Propose to erase personal data',
  description:
    'When it is approved, the personal data of this person is deleted for good. Decisions and the audit log stay, without it.',
  isDanger: true,
};

export function Plain({ operation, title, description, isDanger = false, about, onClose }: PlainAct & ActDialogProps) {
  const propose = useAction(operation, { changes: CHANGES, onDone: proposed(onClose) });
  return (
    <ReasonDialog
      title={title}
      description={description}
      about={about}
      act="Propose"
      isDanger={isDanger}
      acting={propose}
      onAct={(reason) => propose.mutate({ path: { wallet: about.wallet }, body: { reason } })}
      onClose={onClose}
    />
  );
}

type TierDialogProps = ActDialogProps & Readonly<{ present: Tier | null }>;

export function Grant({ about, present, onClose }: TierDialogProps) {
  const [until, setUntil] = useState('');
  const propose = useAction('proposeTier', { changes: CHANGES, onDone: proposed(onClose) });
  const ends = until === '' ? {} : { expiresAt: new Date(`${until}T00:00:00`).toISOString() };
  return (
    <ProposeOne
      about={about}
      onClose={onClose}
      title="Propose a tier"
      description="When it is approved, the wallet has the tier as if the identity provider had approved it."
      label="Tier"
      missing="Choose the tier."
      choices={TIERS.map((value) => ({ value, label: tierName(value) }))}
      acting={propose}
      onAct={(tier, reason) => propose.mutate({ path: { wallet: about.wallet }, body: { tier, reason, ...ends } })}
    >
      {(tier) => (
        <>
          <TierChange change={tier && { action: 'grant-tier', tier }} present={present} />
          <TextField label="Ends on" hint="Without a day, never" type="date" value={until} onChange={setUntil} />
        </>
      )}
    </ProposeOne>
  );
}

export function Revoke({ about, present, onClose }: TierDialogProps) {
  const propose = useAction('proposeTierRevocation', { changes: CHANGES, onDone: proposed(onClose) });
  return (
    <ProposeOne<Tier | 'all'>
      about={about}
      onClose={onClose}
      title="Propose to revoke tiers"
      description="When it is approved, earlier approvals of these tiers do not count, the identity provider’s included."
      label="From tier"
      missing="Choose which tiers."
      choices={[
        { value: 'all', label: 'All tiers' },
        ...TIERS.map((value) => ({ value, label: `${tierName(value)} and above` })),
      ]}
      acting={propose}
      onAct={(tier, reason) =>
        propose.mutate({ path: { wallet: about.wallet }, body: { reason, ...(tier !== 'all' && { tier }) } })
      }
    >
      {(tier) => (
        <TierChange change={tier && { action: 'revoke-tier', tier: tier === 'all' ? null : tier }} present={present} />
      )}
    </ProposeOne>
  );
}

const ROLES = [
  { value: 'viewer', label: 'Viewer: reads' },
  { value: 'reviewer', label: 'Reviewer: proposes and decides' },
  { value: 'admin', label: 'Admin: appoints operators' },
] as const satisfies readonly Readonly<{ value: Schemas['OperatorRole']; label: string }>[];

export function Appoint({ about, onClose }: ActDialogProps) {
  const propose = useAction('proposeOperator', { changes: CHANGES, onDone: proposed(onClose) });
  return (
    <ProposeOne
      about={about}
      onClose={onClose}
      title="Propose as operator"
      description="When another admin approves it, the wallet has the role at once."
      label="Role"
      missing="Choose the role."
      choices={ROLES}
      acting={propose}
      onAct={(role, reason) => propose.mutate({ path: { wallet: about.wallet }, body: { role, reason } })}
    />
  );
}
