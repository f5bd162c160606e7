import { isApiError } from '@institutional-defi/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, CodeBlock, ErrorCard, Notice, Section, Stack } from '../../../kit/index.ts';
import type { CheckedReceipt } from './check-receipt.ts';

/** Reads the signed receipt and checks it here, against the published keys, as anybody outside can. */
export function ReceiptCheck({ id }: Readonly<{ id: string }>) {
  const [isShown, setShown] = useState(false);
  const check = useMutation<CheckedReceipt, Error, void>({
    mutationFn: async () => (await import('./check-receipt.ts')).checkReceipt(id),
  });
  return (
    <Section
      title="Receipt"
      lead="The decision, signed by the service, and the proof that the audit log holds it. This browser checks both."
      actions={
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Check the receipt
        </Button>
      }
    >
      {check.error !== null && (
        <ErrorCard
          error={check.error}
          title={isApiError(check.error) ? 'The receipt could not be read' : 'The receipt is not valid'}
          onRetry={() => check.mutate()}
        />
      )}
      {check.data !== undefined && (
        <Stack>
          <Result checked={check.data} />
          <Button size="small" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide the receipt' : 'Show the receipt'}
          </Button>
          {isShown && <CodeBlock label="Receipt" code={check.data.text} />}
        </Stack>
      )}
    </Section>
  );
}

const Result = ({ checked: { sealed, log } }: Readonly<{ checked: CheckedReceipt }>) =>
  sealed === null ? (
    <Notice tone="warn" title="Signed, not sealed yet" live>
      The signature is valid. The entry is sealed within seconds: check again then.
    </Notice>
  ) : (
    <Notice tone="good" title="Valid" live>
      A published key signed the receipt, and it is entry {sealed.index.toLocaleString('en')} of{' '}
      {sealed.size.toLocaleString('en')} in the log {log}.
    </Notice>
  );
