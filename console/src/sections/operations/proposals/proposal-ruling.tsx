import { isApiError, type Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../../api/index.ts';
import { Absent, Address, Button, Dialog, KeyValueList, Notice, Row, Stack, Time, toast } from '../../../kit/index.ts';
import { sameAddress } from '../../../values/address.ts';
import { ActError } from '../frame/act-error.tsx';
import { Actor } from '../frame/actor.tsx';
import type { Operator } from '../frame/operators-only.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { leastRole, may } from '../frame/roles.ts';
import { proposalText } from '../frame/words.ts';
import { Effect } from './effect.tsx';

type ProposalRulingProps = Readonly<{ proposal: Schemas['Proposal']; operator: Operator }>;

const CHANGES = [
  ...(['listProposals', 'viewUserFile', 'listUsers', 'listOperators', 'viewOverview'] as const),
  'viewOperatorSession',
] as const;

/** Approve or reject, or why this operator cannot. The service checks it again. */
export function ProposalRuling({ proposal, operator }: ProposalRulingProps) {
  const [open, setOpen] = useState<'approve' | 'reject'>();
  if (!may(operator, proposal.action))
    return <span>Waits for {leastRole(proposal.action) === 'admin' ? 'an admin' : 'a reviewer'}</span>;
  const isOwn = sameAddress(proposal.proposedBy, operator.wallet) || sameAddress(proposal.wallet, operator.wallet);
  return (
    <>
      <Row>
        {isOwn && operator.fourEyes ? (
          <span>Waits for another operator</span>
        ) : (
          <Button size="small" variant="primary" onClick={() => setOpen('approve')}>
            Approve
          </Button>
        )}
        <Button size="small" onClick={() => setOpen('reject')}>
          Reject
        </Button>
      </Row>
      {open === 'approve' && <Approve proposal={proposal} isOwn={isOwn} onClose={() => setOpen(undefined)} />}
      {open === 'reject' && <Reject proposal={proposal} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type RulingDialogProps = Readonly<{ proposal: Schemas['Proposal']; onClose: () => void }>;

function Approve({ proposal, isOwn, onClose }: RulingDialogProps & Readonly<{ isOwn: boolean }>) {
  const approve = useAction('approveProposal', {
    changes: CHANGES,
    onDone: () => {
      toast({ tone: 'good', title: 'Approved', text: `${proposalText(proposal)} was carried out.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${proposalText(proposal)}?`}
      description="The change takes effect at once."
      dismissible={!approve.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={approve.isPending}
            onClick={() => approve.mutate({ path: { id: proposal.id } })}
          >
            Approve
          </Button>
        </>
      }
    >
      <Stack>
        {isOwn && (
          <Notice tone="warn" title="You proposed this yourself, or it concerns your own wallet">
            You can approve it because four eyes are off here. With four eyes on, another operator must.
          </Notice>
        )}
        <KeyValueList
          pairs={[
            { name: 'Person', value: proposal.person ?? <Absent why="no name" /> },
            { name: 'Wallet', value: <Address value={proposal.wallet} whole /> },
            { name: 'Proposed by', value: <Actor name={proposal.proposedBy} /> },
            { name: 'Proposed', value: <Time value={proposal.proposedAt} /> },
            { name: 'Reason', value: proposal.reason },
          ]}
        />
        <Effect proposal={proposal} />
        <ActError error={approve.error} title={refusalOf(approve.error)} />
      </Stack>
    </Dialog>
  );
}

function Reject({ proposal, onClose }: RulingDialogProps) {
  const reject = useAction('rejectProposal', {
    changes: CHANGES,
    onDone: () => {
      toast({ title: 'Rejected', text: `${proposalText(proposal)} was rejected.` });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Reject the proposal"
      description={`${proposalText(proposal)}: ${proposal.reason}`}
      about={{ wallet: proposal.wallet, person: proposal.person }}
      act="Reject"
      acting={reject}
      onAct={(reason) => reject.mutate({ path: { id: proposal.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

const refusalOf = (error: Error | null) =>
  isApiError(error, 'FOUR_EYES_REQUIRED') ? 'Another operator must approve' : 'Not approved';
