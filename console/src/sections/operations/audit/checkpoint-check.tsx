import { api } from '../../../api/index.ts';
import { CodeBlock, Notice } from '../../../kit/index.ts';
import { BrowserCheck } from '../frame/browser-check.tsx';

async function checkNewest() {
  const { checkNote } = await import('../../../values/transparency.ts');
  const [note, keys] = await Promise.all([api.readAuditCheckpoint(), api.readAuditKey()]);
  return { head: await checkNote(note, keys), note };
}

/** The signature of the newest head of the log. */
export const CheckpointCheck = () => (
  <BrowserCheck
    title="Checkpoint"
    lead="The signed state of the whole log. Store copies of it elsewhere: only a copy shows that the log was not replaced."
    act="Verify the checkpoint"
    check={checkNewest}
    failed={() => 'The checkpoint is not verified'}
  >
    {({ head, note }) => (
      <>
        <Notice tone="good" title="Valid" live>
          A published key signed the head of the log {head.origin} with {head.size.toLocaleString('en')} entries. This
          browser checked the signature.
        </Notice>
        <CodeBlock label="Checkpoint" code={note} />
      </>
    )}
  </BrowserCheck>
);
