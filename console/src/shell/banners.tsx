import { useOnline, useOperation } from '../api/index.ts';
import { Notice } from '../kit/index.ts';
import { SessionBanners } from '../session/index.ts';
import css from './banners.module.css';
import { t } from './texts/index.ts';

const EVERY_MINUTE = 60_000;

/** What holds for every page: the service's state and the session. */
export function Banners() {
  const { data: readiness, error } = useOperation('checkReadiness', undefined, { refetchEvery: EVERY_MINUTE });
  const isOnline = useOnline();
  return (
    <div className={css.banners}>
      {!isOnline && (
        <Notice tone="warn" title={t('offline')} live>
          {t('offlineText')}
        </Notice>
      )}
      {isOnline && error !== null && (
        <Notice tone="bad" title={t('notReady')} live>
          {t('notReadyText')}
        </Notice>
      )}
      {readiness?.status === 'degraded' && (
        <Notice tone="warn" title={t('degraded')}>
          {t('degradedText')}
        </Notice>
      )}
      <SessionBanners />
    </div>
  );
}
