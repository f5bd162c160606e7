import { useState } from 'react';
import { Button, CodeBlock, Dialog, Notice, Stack, Time } from '../../kit/index.ts';
import css from './developer.module.css';
import { whoAmI } from './snippets.ts';
import type { CreatedKey } from './use-create-key.ts';

type KeyShownProps = Readonly<{ created: CreatedKey; onClose: () => void }>;

/** The only time that the key is shown. Escape closes it only after the key was copied. */
export function KeyShown({ created: { key, label, scopes, expiresAt }, onClose }: KeyShownProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const canTry = scopes.some((scope) => ['portfolio', 'portfolio:read', 'read', 'admin'].includes(scope));
  return (
    <Dialog
      open
      onClose={() => isCopied === true && onClose()}
      title="Store this key now"
      description={`${label}: ${scopes.join(', ')}`}
      dismissible={false}
      actions={
        <>
          <Button variant="primary" onClick={() => void copy()}>
            {isCopied === true ? 'Copied' : 'Copy the key'}
          </Button>
          <Button onClick={onClose}>I stored it</Button>
        </>
      }
    >
      <Stack>
        <Notice tone="warn" title="This is the only time that the key is shown">
          The service keeps no copy that can be read. Whoever has the key can use it: put it into a password manager or
          a secret store, never into code or a chat.
        </Notice>
        <CodeBlock label="API key" code={key} />
        {isCopied === false && (
          <Notice tone="bad" title="Not copied" live>
            The browser does not allow it. Select the key and copy it.
          </Notice>
        )}
        {expiresAt != null && (
          <p className={css.text}>
            It works until <Time value={expiresAt} exact />.
          </p>
        )}
        {canTry && <CodeBlock label="Try it" code={`export API_KEY=${key}\n${whoAmI(location.origin).curl}`} />}
      </Stack>
    </Dialog>
  );
}
