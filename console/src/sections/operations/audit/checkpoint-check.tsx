import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/index.ts';
import { Button, CodeBlock, ErrorCard, Notice, Section, Stack } from '../../../kit/index.ts';
import type { SignedHead } from '../../../values/transparency.ts';

type Checked = Readonly<{ head: SignedHead; note: string }>;

async function checkNewest(): Promise<Checked> {
  const { checkNote } = await import('../../../values/transparency.ts');
  const [note, keys] = await Promise.all([api.readAuditCheckpoint(), api.readAuditKey()]);
  return { head: await checkNote(note, keys), note };
}

/** Checks the signature of the newest head of the log here in the browser. */
export function CheckpointCheck() {
  const check = useMutation<Checked, Error, void>({ mutationFn: checkNewest });
  return (
    <Section
      title="Checkpoint"
      lead="The newest head of the log. Store copies of it elsewhere: only a copy shows that the log was not replaced."
      actions={
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Verify the checkpoint
        </Button>
      }
    >
      {check.error !== null && (
        <ErrorCard error={check.error} title="The checkpoint is not verified" onRetry={() => check.mutate()} />
      )}
      {check.data !== undefined && (
        <Stack>
          <Notice tone="good" title="Valid" live>
            A published key signed the head of the log {check.data.head.origin} with{' '}
            {check.data.head.size.toLocaleString('en')} entries. This browser checked the signature.
          </Notice>
          <CodeBlock label="Checkpoint" code={check.data.note} />
        </Stack>
      )}
    </Section>
  );
}
