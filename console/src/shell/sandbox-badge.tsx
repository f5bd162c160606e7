import type { ReactNode } from 'react';
import { useSandbox } from '../api/index.ts';
import { Address } from '../kit/index.ts';
import { useHasSandboxWallet, useIsSimulated, useOperator } from '../session/index.ts';
import css from './brand.module.css';
import { t } from './texts/index.ts';

/** Where OPERATORS names nobody, the sandbox names these accounts of the development mnemonic. */
const SANDBOX_ADMIN = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const SANDBOX_REVIEWER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** Says on a click what a sandbox is. */
export function SandboxBadge() {
  const isSandbox = useSandbox();
  const isSimulated = useIsSimulated();
  const hasWallet = useHasSandboxWallet();
  const isOperator = useOperator() != null;
  if (!isSandbox) return null;
  return (
    <>
      <button type="button" className={css.sandbox} popoverTarget="sandbox">
        {t('sandbox')}
      </button>
      <div id="sandbox" popover="auto" className={css.sandboxText}>
        <p>{t.rich('sandboxText', { b: strong })}</p>
        {isSimulated && <p>{t('sandboxChains')}</p>}
        {!isOperator && (
          <p>
            {t.rich('sandboxOperators', {
              admin: <Address value={SANDBOX_ADMIN} />,
              reviewer: <Address value={SANDBOX_REVIEWER} />,
            })}
          </p>
        )}
        {hasWallet && <p>{t.rich('sandboxWallet', { b: strong })}</p>}
      </div>
    </>
  );
}
