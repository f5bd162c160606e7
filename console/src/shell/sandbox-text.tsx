import type { ReactNode } from 'react';
import {
  SandboxOperators,
  useHasSandboxWallet,
  useIsSimulated,
  useOperator,
  useSandboxOperators,
} from '../session/index.ts';
import { t } from './texts/index.ts';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** What a sandbox is, and who its operators are. */
export default function SandboxText() {
  const isSimulated = useIsSimulated();
  const hasWallet = useHasSandboxWallet();
  const isOperator = useOperator() != null;
  const hasOperators = useSandboxOperators().length > 0;
  return (
    <>
      <p>{t.rich('sandboxText', { b: strong })}</p>
      {isSimulated && <p>{t('sandboxChains')}</p>}
      {hasWallet && !isOperator && <p>{t.rich('sandboxWallet', { b: strong })}</p>}
      {hasOperators && (
        <>
          <p>{t('sandboxOperators')}</p>
          <SandboxOperators />
        </>
      )}
    </>
  );
}
