import { useOnline, useOperation, useSandbox } from '../api/index.ts';
import { Notice } from '../kit/index.ts';
import { SessionBanners, useHasSandboxWallet } from '../session/index.ts';
import css from './shell.module.css';

const EVERY_MINUTE = 60_000;

/** What holds for every page: the service's state, the sandbox, the session. */
export function Banners() {
  const sandbox = useSandbox();
  const hasSandboxWallet = useHasSandboxWallet();
  const { data: readiness, error } = useOperation('checkReadiness', undefined, { refetchEvery: EVERY_MINUTE });
  const isOnline = useOnline();
  return (
    <div className={css.banners}>
      {!isOnline && (
        <Notice tone="warn" title="You are offline" live>
          Figures on this page are those of the last connection. It goes on by itself.
        </Notice>
      )}
      {sandbox && (
        <p className={css.sandbox}>
          <strong>Sandbox.</strong> At least one external system is replaced by an in-memory adapter: figures are
          examples, and nothing here has real value.
        </p>
      )}
      {hasSandboxWallet && (
        <p className={css.sandbox}>
          <strong>Sandbox wallet.</strong> Its key was made in this page. What it signs and sends is simulated, nothing
          is sent; never send anything of value to it.
        </p>
      )}
      {isOnline && error !== null && (
        <Notice tone="bad" title="The service is not ready" live>
          {error.message.replace(/\.?$/, '.')} Figures on this page can be old, and actions can fail.
        </Notice>
      )}
      {readiness?.status === 'degraded' && (
        <Notice tone="warn" title="The service is degraded">
          It works with reduced guarantees: the store that its processes share is not reachable.
        </Notice>
      )}
      <SessionBanners />
    </div>
  );
}
