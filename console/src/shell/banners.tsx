import { useOnline, useOperation } from '../api/index.ts';
import { Notice } from '../kit/index.ts';
import { SessionBanners } from '../session/index.ts';
import css from './banners.module.css';

const EVERY_MINUTE = 60_000;

/** What holds for every page: the service's state and the session. */
export function Banners() {
  const { data: readiness, error } = useOperation('checkReadiness', undefined, { refetchEvery: EVERY_MINUTE });
  const isOnline = useOnline();
  return (
    <div className={css.banners}>
      {!isOnline && (
        <Notice tone="warn" title="You are offline" live>
          Figures on this page are those of the last connection. It goes on by itself.
        </Notice>
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
