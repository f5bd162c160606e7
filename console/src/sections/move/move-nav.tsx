import { Link } from '@tanstack/react-router';
import css from './move.module.css';
import { t } from './texts/index.ts';

const PLACES = [
  { to: '/move', label: 'transfer' },
  { to: '/move/swap', label: 'swap' },
] as const;

/** The two ways to move value. */
export const MoveNav = () => (
  <nav aria-label={t('move')} className={css.nav}>
    {PLACES.map(({ to, label }) => (
      <Link key={to} to={to} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
        {t(label)}
      </Link>
    ))}
  </nav>
);
