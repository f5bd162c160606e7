import { useAction } from '../../api/index.ts';
import { Button, Dialog, ErrorCard, KeyValueList, Time, toast } from '../../kit/index.ts';
import type { ApiKey } from './key-state.ts';

type RevokeDialogProps = Readonly<{ keys: readonly ApiKey[]; onClose: () => void }>;

/** One key, or all active ones. */
export function RevokeDialog({ keys, onClose }: RevokeDialogProps) {
  const [only] = keys;
  const isOne = keys.length === 1 && only !== undefined;
  const name = isOne ? `the key “${only.label}”` : `all ${keys.length} keys`;
  const revoke = useAction('revokeApiKey', {
    changes: ['listApiKeys'],
    onDone: () => {
      toast({ tone: 'good', title: 'Revoked', text: `Programs that use ${name} are refused from now on.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Revoke ${name}?`}
      description="Programs that use it receive 401 at once, at the latest after five seconds. This cannot be undone; create another key instead."
      dismissible={!revoke.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ body: isOne ? { id: only.id } : { all: true } })}
          >
            {isOne ? 'Revoke the key' : 'Revoke all keys'}
          </Button>
        </>
      }
    >
      <KeyValueList
        pairs={keys.map(({ id, label, lastFour, lastUsedAt }) => ({
          name: `${label} (…${lastFour})`,
          value: lastUsedAt === null ? 'never used' : <LastUsed key={id} at={lastUsedAt} />,
        }))}
      />
      {revoke.error !== null && <ErrorCard error={revoke.error} title="Nothing was revoked" />}
    </Dialog>
  );
}

const LastUsed = ({ at }: Readonly<{ at: string }>) => (
  <>
    last used <Time value={at} />
  </>
);
