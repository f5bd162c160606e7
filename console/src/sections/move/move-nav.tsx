import { Link } from '@tanstack/react-router';
import css from './move.module.css';
import { t } from './texts/index.ts';

const PLACES = [
  { to: '/move', name: 'transfer' },
  { to: '/move/swap', name: 'swap' },
] as const;

/** The two ways to move value. */
export const MoveNav = () => (
  <nav aria-label={t('move')} className={css.nav}>
    {PLACES.map(({ to, name }) => (
      <Link key={to} to={to} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
        {t(name)}
      </Link>
    ))}
  </nav>
);
