import { useSandbox } from '../api/index.ts';
import { useHasSandboxWallet, useIsSimulated } from '../session/index.ts';
import css from './brand.module.css';

/** Says on a click what a sandbox is. */
export function SandboxBadge() {
  const isSandbox = useSandbox();
  const isSimulated = useIsSimulated();
  const hasWallet = useHasSandboxWallet();
  if (!isSandbox) return null;
  return (
    <>
      <button type="button" className={css.sandbox} popoverTarget="sandbox">
        Sandbox
      </button>
      <div id="sandbox" popover="auto" className={css.sandboxText}>
        <p>
          <strong>This is a sandbox.</strong> Systems behind this service are simulated. Figures are examples, and
          nothing here has real value.
        </p>
        {isSimulated && <p>Its chains are simulated too: nothing is sent to a real network.</p>}
        {hasWallet && (
          <p>
            <strong>You use the sandbox wallet.</strong> Its key was made in this page. Never send anything of value to
            it.
          </p>
        )}
      </div>
    </>
  );
}
