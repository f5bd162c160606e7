import { useAction } from '../../api/index.ts';
import { Button, Dialog, ErrorCard, Notice, Stack, toast } from '../../kit/index.ts';
import type { LostKey } from './use-create-key.ts';

type KeyLostProps = Readonly<{ lost: LostKey; onAnew: () => void; onClose: () => void }>;

/** The first attempt created the key, and its answer was lost on the way. A repeated attempt is never shown the key. */
export function KeyLost({ lost: { id }, onAnew, onClose }: KeyLostProps) {
  const revoke = useAction('revokeApiKey', {
    changes: ['listApiKeys'],
    onDone: () => {
      toast({ tone: 'good', title: 'Revoked', text: 'Now create the key again.' });
      onAnew();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="The key was created, but did not arrive"
      dismissible={false}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {id !== undefined && (
            <Button variant="primary" busy={revoke.isPending} onClick={() => revoke.mutate({ body: { id } })}>
              Revoke it and start again
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Notice tone="warn" title="Nobody has seen this key" live>
          The connection broke after the service had created it. The service shows a key once, so the repeated request
          was answered with <code>ALREADY_CREATED</code> in place of a second key.{' '}
          {id === undefined ? 'Revoke the newest key in the list' : `Revoke it (number ${id})`}, then create another
          one.
        </Notice>
        {revoke.error !== null && <ErrorCard error={revoke.error} title="The key was not revoked" />}
      </Stack>
    </Dialog>
  );
}
