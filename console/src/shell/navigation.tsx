import { lazy, Suspense, useState } from 'react';
import { useOperator } from '../session/index.ts';
import css from './navigation.module.css';
import { PlaceLink, PlaceList } from './place-links.tsx';
import { PLACES } from './places.ts';
import { t } from './texts/index.ts';

const MoreDialog = lazy(() => import('./more-dialog.tsx'));

const IN_BAR: readonly string[] = ['/', '/buy', '/portfolio', '/move'];

/** A sidebar; on a narrow screen a bar at the bottom with the main places, and the others behind "More". */
export function Navigation() {
  const operator = useOperator() != null;
  const [more, setMore] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <nav className={css.navigation} aria-label={t('main')}>
      <div className={css.sidebar}>
        <PlaceList operator={operator} />
      </div>
      <ul className={css.bar}>
        {PLACES.filter(({ to }) => IN_BAR.includes(to)).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.place}
            aria-haspopup="dialog"
            onClick={() => {
              setAsked(true);
              setMore(true);
            }}
          >
            <svg viewBox="0 0 16 16" width="18" height="18" className={css.icon} aria-hidden="true">
              <path d="M2.5 4h11m-11 4h11m-11 4h11" />
            </svg>
            <span>{t('more')}</span>
          </button>
        </li>
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <MoreDialog open={more} onClose={() => setMore(false)} operator={operator} />
        </Suspense>
      )}
    </nav>
  );
}
