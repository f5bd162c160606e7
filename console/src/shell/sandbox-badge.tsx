import type { ReactNode } from 'react';
import { useSandbox } from '../api/index.ts';
import { useHasSandboxWallet, useIsSimulated } from '../session/index.ts';
import css from './brand.module.css';
import { t } from './texts/index.ts';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** Says on a click what a sandbox is. */
export function SandboxBadge() {
  const isSandbox = useSandbox();
  const isSimulated = useIsSimulated();
  const hasWallet = useHasSandboxWallet();
  if (!isSandbox) return null;
  return (
    <>
      <button type="button" className={css.sandbox} popoverTarget="sandbox">
        {t('sandbox')}
      </button>
      <div id="sandbox" popover="auto" className={css.sandboxText}>
        <p>{t.rich('sandboxText', { b: strong })}</p>
        {isSimulated && <p>{t('sandboxChains')}</p>}
        {hasWallet && <p>{t.rich('sandboxWallet', { b: strong })}</p>}
      </div>
    </>
  );
}
