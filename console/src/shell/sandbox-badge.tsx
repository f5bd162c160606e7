import { lazy, Suspense, useState } from 'react';
import { useSandbox } from '../api/index.ts';
import css from './brand.module.css';
import { t } from './texts/index.ts';

const SandboxText = lazy(() => import('./sandbox-text.tsx'));

/** Says on a click what a sandbox is. */
export function SandboxBadge() {
  const isSandbox = useSandbox();
  const [isAsked, setAsked] = useState(false);
  if (!isSandbox) return null;
  return (
    <>
      <button type="button" className={css.sandbox} popoverTarget="sandbox">
        {t('sandbox')}
      </button>
      <div id="sandbox" popover="auto" className={css.sandboxText} onBeforeToggle={() => setAsked(true)}>
        {isAsked && (
          <Suspense fallback={null}>
            <SandboxText />
          </Suspense>
        )}
      </div>
    </>
  );
}
