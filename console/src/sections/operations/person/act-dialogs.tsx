import type { OperationId, Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../../api/index.ts';
import { Select, Stack, TextField, toast } from '../../../kit/index.ts';
import { TIERS, type Tier, tierName } from '../../../values/tiers.ts';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

/** The person whose page is shown. */
export type Concerned = Readonly<{ wallet: `0x${string}`; person: string | null }>;
type ActDialogProps = Readonly<{ about: Concerned; onClose: () => void }>;

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
          : `The sale contract still accepts ${liveAuthorizations} authorizations that were signed before.`;
      toast({ tone: 'good', title: 'Blocked', ...(left !== undefined && { text: left }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Block this wallet"
      description="At once, on every process: it can sign in and read, but nothing that moves value."
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

/** Nothing is chosen before somebody chooses. */
const NOTHING = { value: '', label: 'Choose…' } as const;

export function Grant({ about, onClose }: ActDialogProps) {
  const [tier, setTier] = useState<Tier | ''>('');
  const [until, setUntil] = useState('');
  const propose = useAction('proposeTier', { changes: CHANGES, onDone: proposed(onClose) });
  const expiresAt = until === '' ? undefined : new Date(`${until}T00:00:00`).toISOString();
  return (
    <ReasonDialog
      title="Propose a tier"
      description="When it is approved, the wallet has the tier as if the identity provider had approved it."
      about={about}
      act="Propose"
      acting={propose}
      isComplete={tier !== ''}
      onAct={(reason) =>
        tier !== '' &&
        propose.mutate({
          path: { wallet: about.wallet },
          body: { tier, reason, ...(expiresAt !== undefined && { expiresAt }) },
        })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <Stack>
          <Select
            label="Tier"
            value={tier}
            onChange={setTier}
            choices={[NOTHING, ...TIERS.map((one) => ({ value: one, label: tierName(one) }))]}
            error={isTried && tier === '' ? 'Choose the tier.' : undefined}
          />
          <TextField label="Ends on" hint="Without a day, never" type="date" value={until} onChange={setUntil} />
        </Stack>
      )}
    </ReasonDialog>
  );
}

export function Revoke({ about, onClose }: ActDialogProps) {
  const [tier, setTier] = useState<Tier | 'all' | ''>('');
  const propose = useAction('proposeTierRevocation', { changes: CHANGES, onDone: proposed(onClose) });
  return (
    <ReasonDialog
      title="Propose to revoke tiers"
      description="When it is approved, approvals are void, also the provider's."
      about={about}
      act="Propose"
      acting={propose}
      isComplete={tier !== ''}
      onAct={(reason) =>
        tier !== '' &&
        propose.mutate({ path: { wallet: about.wallet }, body: { reason, ...(tier !== 'all' && { tier }) } })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <Select
          label="From tier"
          value={tier}
          onChange={setTier}
          choices={[
            NOTHING,
            { value: 'all', label: 'All tiers' },
            ...TIERS.map((one) => ({ value: one, label: `${tierName(one)} and above` })),
          ]}
          error={isTried && tier === '' ? 'Choose which tiers.' : undefined}
        />
      )}
    </ReasonDialog>
  );
}

const ROLES = [
  { value: 'viewer', label: 'Viewer: reads' },
  { value: 'reviewer', label: 'Reviewer: proposes and decides' },
  { value: 'admin', label: 'Admin: appoints operators' },
] as const satisfies readonly Readonly<{ value: Schemas['OperatorRole']; label: string }>[];

export function Appoint({ about, onClose }: ActDialogProps) {
  const [role, setRole] = useState<Schemas['OperatorRole'] | ''>('');
  const propose = useAction('proposeOperator', { changes: CHANGES, onDone: proposed(onClose) });
  return (
    <ReasonDialog
      title="Propose as operator"
      description="When another admin approves it, the wallet has the role at once."
      about={about}
      act="Propose"
      acting={propose}
      isComplete={role !== ''}
      onAct={(reason) => role !== '' && propose.mutate({ path: { wallet: about.wallet }, body: { role, reason } })}
      onClose={onClose}
    >
      {(isTried) => (
        <Select
          label="Role"
          value={role}
          onChange={setRole}
          choices={[NOTHING, ...ROLES]}
          error={isTried && role === '' ? 'Choose the role.' : undefined}
        />
      )}
    </ReasonDialog>
  );
}
