import { useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { t } from '../texts/index.ts';
import css from './popups.module.css';
import { currentToasts, dismissToast, watchToasts } from './toast.ts';

/** Stands once in the shell. A live region must exist before its text does. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts);
  return (
    <div className={css.toasts} role="status" aria-label={t('notices')}>
      {toasts.map(({ id, title, text, tone = 'neutral' }) => (
        <div key={id} className={classes(css.toast, css[tone])}>
          <div>
            <strong>{title}</strong>
            {text !== undefined && <div className={css.about}>{text}</div>}
          </div>
          <button type="button" className={css.dismiss} aria-label={t('dismiss')} onClick={() => dismissToast(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
