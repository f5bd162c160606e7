import { isApiError } from '@institutional-defi/client';
import { CodeBlock, Notice } from '../../../kit/index.ts';
import { BrowserCheck } from '../frame/browser-check.tsx';
import type { CheckedReceipt } from './check-receipt.ts';
import css from './decisions.module.css';

/** The signed receipt, against the published keys. */
export const ReceiptCheck = ({ id }: Readonly<{ id: string }>) => (
  <BrowserCheck
    title="Receipt"
    lead="The decision, signed by the service, and the proof that the audit log holds it. This browser checks both."
    act="Check the receipt"
    check={async () => (await import('./check-receipt.ts')).checkReceipt(id)}
    failed={(error) => (isApiError(error) ? 'The receipt could not be read' : 'The receipt is not valid')}
  >
    {(checked) => (
      <>
        <Result checked={checked} />
        <details>
          <summary className={css.summary}>Show the receipt</summary>
          <CodeBlock label="Receipt" code={checked.text} />
        </details>
      </>
    )}
  </BrowserCheck>
);

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
